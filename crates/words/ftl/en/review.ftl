# A finished game, looked at again: its turning points.
review-luck = { $outcome } lifts { $player } from { $from }% to { $to }%.
review-misfortune = { $outcome } sets { $player } back from { $from }% to { $to }%.
review-stroke = { $player } finds a strong move, { $chosen }: from { $from }% to { $to }%.
review-mistake = { $player } plays { $chosen } where { $best } was better: from { $from }% to { $to }%.
review-retreat = { $player } plays { $chosen } and drops from { $from }% to { $to }%.
