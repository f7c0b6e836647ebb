// Words of both languages for what a card is, folded: small letters, no accents, plain apostrophes.

export const CARD_TYPE_WORDS = {
  creature: /\b(?:creatures?|creas?)\b|(?<!anti[- ]?)\bbetes?\b/,
  instant: /\binstants?\b|\bephemeres?\b/,
  sorcery: /\bsorcer(?:y|ies)\b|\brituels?\b/,
  enchantment: /\benchant(?:e)?ments?\b/,
  artifact: /\bartifacts?\b|\bartefacts?\b/,
  planeswalker: /\bplaneswalkers?\b/,
  land: /\b(?:lands?|terrains?)\b/,
} as const;
export type CardType = keyof typeof CARD_TYPE_WORDS;

export const SUPERTYPE_WORDS = {
  legendary: /\b(?:legendary|legendaires?)\b/,
  nonbasic: /\b(?:non-?basics?|non[- ]base|(?:pas|hors) de base)\b/,
  basic: /\b(?:basics?|de base)\b/,
} as const;
export type Supertype = keyof typeof SUPERTYPE_WORDS;

export const COLOR_WORDS: Readonly<Record<string, RegExp>> = {
  W: /\b(?:white|blanc(?:he)?s?)\b/,
  U: /\b(?:blue|bleue?s?)\b/,
  B: /\b(?:black|noire?s?)\b/,
  R: /\b(?:red|rouges?)\b/,
  G: /\b(?:green|verte?s?)\b/,
  C: /\b(?:colou?rless|incolores?|sans couleurs?|no colou?rs?)\b/,
  M: /\b(?:multi-?colou?red|multicolores?)\b/,
  S: /\b(?:mono-?colou?red|single-colou?red|monocolores?|unicolores?)\b/,
};

/** Keyword abilities by their English name, in the words of both languages. */
export const KEYWORD_WORDS: Readonly<Record<string, RegExp>> = {
  Flying: /\b(?:flying|fly|fliers?|flyers?|le vol|volent|volantes?)\b/,
  Trample: /\b(?:trample|pietinement)\b/,
  Haste: /\b(?:haste|celerite)\b/,
  Lifelink: /\b(?:lifelink|lien de vie)\b/,
  Deathtouch: /\b(?:deathtouch|contact mortel)\b/,
  Vigilance: /\bvigilance\b/,
  Hexproof: /\b(?:hexproof|defense talismanique)\b/,
  Indestructible: /\bindestructibles?\b/,
  Reach: /\b(?:reach|portee)\b/,
  Menace: /\bmenace\b/,
  "Double strike": /\b(?:double strike|double initiative)\b/,
  Flash: /\bflash\b/,
  Cycling: /\b(?:cycling|recyclage)\b/,
  "First strike": /\b(?:first strike|(?<!double )initiative)\b/,
  Ward: /\b(?:ward|parade)\b/,
  Defender: /\b(?:defenders?|defenseurs?)\b/,
  Prowess: /\b(?:prowess|prouesse)\b/,
  Flashback: /\bflashback\b/,
  Landfall: /\b(?:landfall|toucheterre)\b/,
  Changeling: /\b(?:changelings?|changelins?)\b/,
  Infect: /\binfect(?:er)?\b/,
};

export const MANA_MAKER_WORDS = {
  rock: /\bmana ?rocks?\b|\bcailloux?\b|\bartefacts? (?:de|a) mana\b|\bmana artifacts?\b|\bart[ei]facts? (?:that |which |qui )?(?:can |peuvent )?(?:makes?|taps? for|produces?|adds?|produi\w+|font|donn\w+) (?:du |de la )?mana\b/,
  dork: /\bmana ?dorks?\b|\belfes? a mana\b|\bcreatures? (?:de|a) mana\b|\bmana creatures?\b|\bcreatures? (?:that |which |qui )?(?:can |peuvent )?(?:makes?|taps? for|produces?|adds?|produi\w+|font|donn\w+) (?:du |de la )?mana\b/,
} as const;
export type ManaMaker = keyof typeof MANA_MAKER_WORDS;

export const LAND_KIND_WORDS = {
  dual: /\bdual ?lands?\b|\bduals\b|\btwo-colou?r lands?\b|\bterrains? bicolores?\b|\bbilands?\b/,
  rainbow:
    /\b(?:all|any|every|five|5)(?: of)?(?: the)?(?: five| 5)?[ -]colou?rs?\b|\b(?:toutes les|cinq|les cinq|les 5|5|n'importe quelle) couleurs?\b|\brainbow lands?\b/,
  fetch: /\bfetch(?:es|[ -]?lands?)?\b/,
} as const;
export type LandKind = keyof typeof LAND_KIND_WORDS;
