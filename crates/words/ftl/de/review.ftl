# Eine gespielte Partie, noch einmal angesehen: ihre Wendepunkte.
review-luck = { $outcome } hebt { $player } von { $from } % auf { $to } %.
review-misfortune = { $outcome } wirft { $player } von { $from } % auf { $to } % zurück.
review-stroke = { $player } findet einen starken Zug, { $chosen }: von { $from } % auf { $to } %.
review-mistake = { $player } spielt { $chosen }, obwohl { $best } besser war: von { $from } % auf { $to } %.
review-retreat = { $player } spielt { $chosen } und fällt von { $from } % auf { $to } %.
