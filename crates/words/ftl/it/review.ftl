# Una partita finita, riguardata: i suoi momenti decisivi.
review-luck = { $outcome } porta { $player } dal { $from }% al { $to }%.
review-misfortune = { $outcome } fa scendere { $player } dal { $from }% al { $to }%.
review-stroke = { $player } trova una mossa forte, { $chosen }: dal { $from }% al { $to }%.
review-mistake = { $player } gioca { $chosen }, ma { $best } era meglio: dal { $from }% al { $to }%.
review-retreat = { $player } gioca { $chosen } e scende dal { $from }% al { $to }%.
