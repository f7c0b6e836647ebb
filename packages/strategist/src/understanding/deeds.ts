/** What a card does of which no role speaks: how a question asks for it, how English card texts say it. */
interface DeedWords {
  /** Folded words of both languages. */
  readonly asked: RegExp;
  readonly says: RegExp;
}

/** One entry a deed; its name stands in `strategy.values.deeds`. */
export const DEEDS = {
  exile: { asked: /\bexil(?:e|es|ent|er|ing)\b/, says: /\bexil(?:e|es|ed|ing)\b/i },
  damage: { asked: /\bdamage\b|\binflig\w*\b|\bblessures?\b/, says: /\bdamage\b/i },
  discard: { asked: /\bdiscard\w*\b|\bdefauss\w*\b/, says: /\bdiscard/i },
  destroy: { asked: /\bdestroy(?:s|ing)?\b|\bdetrui(?:t|re|sent)\b/, says: /\bdestroy/i },
  burn: {
    asked:
      /(?<!\b(?:vs|versus|against|contre|beat|battre) )\bburns?\b(?! decks?)|\b(?:degats?|blessures?) directs?e?s?\b|\bdirect damage\b/,
    says: /\b(?:deals? )?(?:\d+|x|that much|one|two|three|four|five) damage\b[^.]*\b(?:any target|anywhere|whatever|targets|face|players?|opponents?)\b|^(?:two|three|four|five) damage\b/im,
  },
  cantrip: {
    asked: /\bcantrips?\b/,
    says: /\bdraws? (?:a|two|three) cards?\b/i,
  },
  drain: {
    asked: /\bdrain\w*\b|\b(?:los(?:e|es|ing)|perd\w*) [^?.]{0,25}\b(?:life|vie)\b/,
    says: /\b(?:opponents?|players?|controller) (?:also )?loses? (?:\d+|x|that much|life|half|twice)|\bdrains?\b/i,
  },
  mill: {
    asked: /\bmill(?:s|ing)?\b|\bmeul\w*\b/,
    says: /\bmills?\b|\bputs? the top [^.]*\bcards? of [^.]*library into [^.]*graveyard/i,
  },
  steal: {
    asked:
      /\b(?:steal\w*|vole(?:nt|r)?)\b|\b(?:take|takes|gain|gains|prend|prennent|prendre) (?:le )?controle?\b/,
    says: /\bgains? control of\b/i,
  },
  bounce: {
    asked: /\bbounc\w+\b|\brenvo[iy]\w* [^?.]{0,25}\bmains?\b|\breturns? [^?.]{0,25}\bhands?\b/,
    says: /\breturns? [^.]*\bto (?:its|their) owners?[’']?s?[’']? hands?\b/i,
  },
  untap: {
    asked: /\buntap(?:s|ping)?\b|\bdegag(?:e|ent|er)\b(?! au)/,
    says: /\buntaps? (?!step)/i,
  },
  copy: { asked: /\bcopy(?:ing)?\b|\bclones?\b|\bcopi(?:e|ent|er)\b/, says: /\bcop(?:y|ies)\b/i },
  extraCombat: {
    asked: /\b(?:extra|additional) combats?\b|\bphases? de combat supplementaires?\b/,
    says: /\badditional combat phase/i,
  },
  strengthen: {
    asked: /\b(?:anthems?|pump\w*|buffs?|boost\w*|lords?|renforc\w*)\b/,
    says: /\b(?:creatures? you control|other [^.]{1,40}) (?:get|have) \+/i,
  },
  evade: {
    asked: /\bunblockable\b|\bcan't be blocked\b|\bimblocables?\b|\bevasi\w+\b/,
    says: /\bcan[’']t be blocked\b|\bunblockable\b/i,
  },
  proliferate: { asked: /\bprolif\w+\b/, says: /\bproliferat\w*/i },
  counters: { asked: /\+1\/\+1|\bmarqueurs?\b/, says: /\+1\/\+1 counters?\b/i },
  cheapen: {
    asked:
      /\bcosts? (?:\w+ )?less\b(?! than)|\bcheapen\w*\b|\breduc(?:e|es|tion|teurs?)\b|\breduis\w*\b|\bcoutent moins\b(?! (?:de|que))/,
    says: /(?<!this spell )\bcosts? (?:up to )?\{[^}]+\} less\b/i,
  },
} satisfies Record<string, DeedWords>;
export type Deed = keyof typeof DEEDS;

/** What makes an ability trigger: how a question asks for it, how English card texts say it. */
export const TRIGGERS = {
  dies: {
    asked: "(?:dies?|dying|meur(?:t|ent)|(?:goes|go|put) [^,?.]{0,15}graveyard|vont? au cimetiere)",
    nouns: "(?:death|dies|de mort|a la mort)",
    says: /\bwhen(?:ever)? [^.]*\bdies?\b/i,
  },
  enters: {
    asked: "(?:enters?|etb|arrive(?:nt)?|entre(?:nt)?)",
    nouns: "(?:etb|enters?(?: the battlefield)?|arrivee|d'arrivee|d'entree)",
    says: /\bwhen(?:ever)? [^.]*\benters?\b/i,
  },
  attacks: {
    asked: "(?:attacks?|attaque(?:nt)?)",
    nouns: "(?:attack|d'attaque)",
    says: /\bwhenever [^.]*\battacks?\b/i,
  },
  cast: {
    asked: "(?:casts?|lance(?:nt|z|s)?)",
    nouns: "(?:cast|de lancement)",
    says: /\bwhenever [^.]*\bcasts?\b/i,
  },
  sacrificed: {
    asked: "(?:sacrifice[ds]?|sacrifie(?:nt|z|s)?)",
    nouns: "(?:sacrifice|de sacrifice)",
    says: /\bwhenever [^.]*\bsacrifices?d?\b/i,
  },
  lifegain: {
    asked: "(?:gains? [^,?.]{0,10}life|gagne\\w* [^,?.]{0,20}vie)",
    nouns: "(?:life ?gain|de gain de vie)",
    says: /\bwhenever you gain life\b/i,
  },
  damage: {
    asked: "(?:deals? [^,?.]{0,10}damage|inflige\\w*)",
    nouns: "(?:damage|de blessures)",
    says: /\bwhenever [^.]*\bdeals? [^.]*damage\b/i,
  },
} as const;
export type Trigger = keyof typeof TRIGGERS;
