import type { Trait, TraitTrigger } from "@spellwright/decks";

/** What a card does of which no role speaks: how a question asks for it, in folded words of both languages. */
interface DeedWords {
  readonly asked: RegExp;
}

/** One entry a deed, a trait of cards. Its name stands in `strategy.values.deeds`. */
export const DEEDS = {
  exile: { asked: /\bexil(?:e|es|ent|er|ing)\b/ },
  damage: { asked: /\bdamage\b|\binflig\w*\b|\bblessures?\b/ },
  discard: { asked: /\bdiscard\w*\b|\bdefauss\w*\b/ },
  destroy: { asked: /\bdestroy(?:s|ing)?\b|\bdetrui(?:t|re|sent)\b/ },
  burn: {
    asked:
      /(?<!\b(?:vs|versus|against|contre|beat|battre) )\bburns?\b(?! decks?)|\b(?:degats?|blessures?) directs?e?s?\b|\bdirect damage\b/,
  },
  cantrip: {
    asked: /\bcantrips?\b/,
  },
  drain: {
    asked: /\bdrain\w*\b|\b(?:los(?:e|es|ing)|perd\w*) [^?.]{0,25}\b(?:life|vie)\b/,
  },
  mill: {
    asked: /\bmill(?:s|ing)?\b|\bmeul\w*\b/,
  },
  steal: {
    asked:
      /\b(?:steal\w*|vole(?:nt|r)?)\b|\b(?:take|takes|gain|gains|prend|prennent|prendre) (?:le )?controle?\b/,
  },
  bounce: {
    asked: /\bbounc\w+\b|\brenvo[iy]\w* [^?.]{0,25}\bmains?\b|\breturns? [^?.]{0,25}\bhands?\b/,
  },
  untap: {
    asked: /\buntap(?:s|ping)?\b|\bdegag(?:e|ent|er)\b(?! au)/,
  },
  copy: { asked: /\bcopy(?:ing)?\b|\bclones?\b|\bcopi(?:e|ent|er)\b/ },
  extraCombat: {
    asked: /\b(?:extra|additional) combats?\b|\bphases? de combat supplementaires?\b/,
  },
  strengthen: {
    asked: /\b(?:anthems?|pump\w*|buffs?|boost\w*|lords?|renforc\w*)\b/,
  },
  evade: {
    asked: /\bunblockable\b|\bcan't be blocked\b|\bimblocables?\b|\bevasi\w+\b/,
  },
  proliferate: { asked: /\bprolif\w+\b/ },
  counters: { asked: /\+1\/\+1|\bmarqueurs?\b/ },
  cheapen: {
    asked:
      /\bcosts? (?:\w+ )?less\b(?! than)|\bcheapen\w*\b|\breduc(?:e|es|tion|teurs?)\b|\breduis\w*\b|\bcoutent moins\b(?! (?:de|que))/,
  },
} satisfies Partial<Record<Trait, DeedWords>>;
export type Deed = keyof typeof DEEDS;

/** What makes an ability trigger: how a question asks for it. */
export const TRIGGERS = {
  dies: {
    asked: "(?:dies?|dying|meur(?:t|ent)|(?:goes|go|put) [^,?.]{0,15}graveyard|vont? au cimetiere)",
    nouns: "(?:death|dies|de mort|a la mort)",
  },
  enters: {
    asked: "(?:enters?|etb|arrive(?:nt)?|entre(?:nt)?)",
    nouns: "(?:etb|enters?(?: the battlefield)?|arrivee|d'arrivee|d'entree)",
  },
  attacks: {
    asked: "(?:attacks?|attaque(?:nt)?)",
    nouns: "(?:attack|d'attaque)",
  },
  cast: {
    asked: "(?:casts?|lance(?:nt|z|s)?)",
    nouns: "(?:cast|de lancement)",
  },
  sacrificed: {
    asked: "(?:sacrifice[ds]?|sacrifie(?:nt|z|s)?)",
    nouns: "(?:sacrifice|de sacrifice)",
  },
  lifegain: {
    asked: "(?:gains? [^,?.]{0,10}life|gagne\\w* [^,?.]{0,20}vie)",
    nouns: "(?:life ?gain|de gain de vie)",
  },
  damage: {
    asked: "(?:deals? [^,?.]{0,10}damage|inflige\\w*)",
    nouns: "(?:damage|de blessures)",
  },
} as const satisfies Readonly<Record<TraitTrigger, unknown>>;
export type Trigger = keyof typeof TRIGGERS;
