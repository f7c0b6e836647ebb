/** Words so common in questions that their presence explains nothing. */
export const BACKGROUND: ReadonlySet<string> = new Set(
  `creature battlefield graveyard artifact enchantment permanent sorcery instant planeswalker mana commander token
  counter-marker triggered-ability activated-ability cast attack block damage combat-damage sacrifice discard draw-step
  main-phase legendary turn player opponent spell ability target card end-step untap negated-question`.split(
    /\s+/,
  ),
);

/** Things a question may turn on although many mention them: a topic silent about them is less sure. */
export const SUBJECTS: ReadonlySet<string> = new Set(
  "legendary planeswalker commander token counter-marker artifact enchantment".split(" "),
);
