import type { Card } from "@spellwright/contract";
import { readPreviousCasts } from "../commander-tax.ts";
import type { NamedCard } from "../engine.ts";
import { countOf } from "../reading/figures.ts";
import type { Words } from "../reading/read-words.ts";
import {
  type CostEffect,
  changesCosts,
  changesOwnCost,
  costEffectsOf,
  keywordCost,
  ownReductionPerThing,
} from "./card-cost-effects.ts";
import { genericMana, type ManaCost, NO_MANA, parseManaCost } from "./mana-cost.ts";
import { readPlainCost, readSymbolCosts, readToldCosts, readX } from "./read-told-costs.ts";
import type { Announced, Substitute } from "./total-cost.ts";

/** A spell being cast, as a question tells it completely. */
export interface ReadCost {
  readonly announced: Announced;
  /** How the answer calls the spell; null when it has no name. */
  readonly spell: string | null;
  /** The base was told as a bare number: how much of it is coloured is unknown. */
  readonly plain: boolean;
  readonly previousCasts: number | null;
  readonly keywords: readonly string[];
  readonly substitute: { readonly kind: Substitute; readonly amount: number } | null;
  readonly free: boolean;
}

/** Other ways to cast it: the keyword's cost takes the place of the mana cost (CR 118.9). */
const INSTEAD =
  "Flashback,Overload,Evoke,Dash,Madness,Spectacle,Prowl,Bestow,Mutate,Miracle,Blitz,Surge,Disturb,Cleave,Warp,Impending".split(
    ",",
  );
/** Costs that come on top, some of them several times (CR 118.8). */
const ON_TOP = "Kicker,Multikicker,Buyback,Entwine,Replicate,Squad,Offspring,Escalate".split(",");
const SEVERAL_TIMES = /^(?:Multikicker|Replicate|Squad|Escalate)$/;
const PER_EACH =
  /\b(?:pour chaque|chacune?|par (?:\S+)|for each|each (?:of|one)|apiece|per|every(?! spells?))\b/;
const OPPONENT =
  /\b(?:adversaires?|adverses?|opponents?|opposing|enemy|ennemi\w*|he|his|she|her|they|their)\b/;
/** Said of this very card: « mon @1 », “@1 on my side”. */
const isMine = ({ all }: Words, place: number): boolean =>
  new RegExp(
    `\\b(?:my|mon|ma|mes|mine|i (?:control|have|also have)|j ai|je controle) (?:\\S+ )?@${place}\\b|@${place} (?:on (?:mine|my side)|de mon cote|chez moi)\\b`,
  ).test(all);
const FREE = /\b(?:sans (?:en )?payer|without paying|gratuit\w*|for free)\b/;

const asksKeyword = (words: Words, keyword: string): boolean => {
  const plain = keyword.toLowerCase();
  return (
    words.ideas.has(plain) ||
    (plain === "kicker" && /\bkick\w*/.test(words.all)) ||
    new RegExp(`\\b${plain}`).test(words.all)
  );
};

/** The spell that is cast, among the named cards: the one whose text does not change the others' cost. */
const findSpell = (words: Words, cards: readonly NamedCard[]): number | undefined => {
  const named = cards.map((_, place) => place).filter((place) => words.named.has(place));
  const changing = named.filter((place) => changesCosts(cards[place]?.card as Card));
  const plain = named.filter((place) => !changing.includes(place));
  if (plain.length === 1) return plain[0];
  if (plain.length > 1) return undefined;
  const cast =
    /\b(?:lanc\w*|jou\w*|cast\w*|play\w*|coute\w*|costs?|pay\w*|paie\w*|pour) (?:(?!@|\.)\S+ ){0,3}?@(\d+)/.exec(
      words.asking,
    ) ?? /@(\d+) (?:(?!@|\.|combien|how)\S+ ){0,2}?(?:coute|costs?)\b/.exec(words.asking);
  return cast?.[1] === undefined ? undefined : Number(cast[1]);
};

const manaCostOf = ({ mana_cost, card_faces }: Card): ManaCost | undefined =>
  parseManaCost(mana_cost || card_faces?.[0]?.mana_cost || "");

const readEffects = (
  words: Words,
  cards: readonly NamedCard[],
  spellAt: number | undefined,
): readonly CostEffect[] | undefined => {
  const spell = spellAt === undefined ? null : (cards[spellAt]?.card ?? null);
  const found: CostEffect[] = [];
  for (const [place, { card }] of cards.entries()) {
    if (place === spellAt) continue;
    const effects = words.named.has(place) ? costEffectsOf(card, spell) : undefined;
    if (!effects) return undefined;
    const copies = countOf(new RegExp(`\\b(\\d{1,2}) @${place}\\b`).exec(words.all)?.[1]);
    const opposing = OPPONENT.test(words.all) && !isMine(words, place);
    for (const effect of effects) {
      if (effect.whose === "its-controller" && opposing) return undefined;
      if (effect.whose === "its-opponents" && !opposing) return undefined;
      for (let copy = 0; copy < (effect.kind === "least" ? 1 : copies); copy++) found.push(effect);
    }
  }
  return found;
};

const SUBSTITUTES: readonly (readonly [Substitute, RegExp])[] = [
  [
    "delve",
    /\b(?:exil\p{L}*|delv\p{L}*)(?: (?!\.)\S+){0,3}? (\d{1,2})(?: \S+){0,2} ?(?:cartes?|cards?)?/u,
  ],
  [
    "convoke",
    /\b(?:engage\p{L}*|tap\p{L}*|convo\p{L}*)(?: (?!\.)\S+){0,3}? (\d{1,2})(?: (?!\.)\S+){0,2}? ?(?:creatures?|jetons?|tokens?)/u,
  ],
  [
    "improvise",
    /\b(?:engage\p{L}*|tap\p{L}*|improvis\p{L}*)(?: (?!\.)\S+){0,3}? (\d{1,2}) (?:artefacts?|artifacts?|treasures?)/u,
  ],
];

/** undefined: a way to pay is spoken of without its number. */
const readSubstitute = (
  words: Words,
  card: Card | undefined,
): ReadCost["substitute"] | undefined => {
  for (const [kind, pattern] of SUBSTITUTES) {
    const has = words.ideas.has(kind) || card?.keywords.some((word) => word.toLowerCase() === kind);
    const amount = has ? pattern.exec(words.all)?.[1] : undefined;
    if (amount !== undefined) return { kind, amount: Number(amount) };
    if (words.ideas.has(kind)) return undefined;
  }
  return null;
};

const sameMana = (a: ManaCost, b: ManaCost): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A card that is named and also described counts once. */
const without = (told: readonly ManaCost[], known: readonly ManaCost[]): readonly ManaCost[] => {
  const left = [...known];
  return told.filter((one) => {
    const at = left.findIndex((other) => sameMana(one, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

interface Base {
  readonly base: ManaCost;
  readonly plain: boolean;
  readonly keywords: readonly string[];
  readonly onTop: readonly ManaCost[];
}

const THINGS_FR: Readonly<Record<string, string>> = {
  artifact: "artefacts?",
  artifacts: "artefacts?",
  creature: "creatures?",
  creatures: "creatures?",
  instant: "(?:ephemeres?|rituels?)",
};

/** Less for each thing: the number of them stands in the question, or nothing can be said. */
const readOwnReduction = (card: Card, words: Words): ManaCost | null | undefined => {
  if (!changesOwnCost(card)) return null;
  const per = ownReductionPerThing(card);
  if (!per) return undefined;
  const thing = per.thing.replace(/s$/, "");
  const names = `(?:${thing}s?|${THINGS_FR[per.thing] ?? thing})`;
  const count = new RegExp(`\\b(\\d{1,2}) (?:\\S+ )?${names}\\b`).exec(words.all)?.[1];
  return count === undefined ? undefined : genericMana(per.mana.generic * Number(count));
};

const readNamedBase = (card: Card, words: Words): Base | undefined => {
  const instead = INSTEAD.filter(
    (keyword) => asksKeyword(words, keyword) && keywordCost(card, keyword),
  );
  const onTop = ON_TOP.filter(
    (keyword) => asksKeyword(words, keyword) && keywordCost(card, keyword),
  );
  if (instead.length > 1) return undefined;
  const [keyword] = instead;
  const base = keyword === undefined ? manaCostOf(card) : keywordCost(card, keyword);
  if (!base) return undefined;
  const costs: ManaCost[] = [];
  for (const one of onTop) {
    const mana = keywordCost(card, one);
    const often = /\b(\d{1,2}) (?:fois|times)\b/.exec(words.all)?.[1];
    if (!mana || (SEVERAL_TIMES.test(one) && often === undefined)) return undefined;
    const times = SEVERAL_TIMES.test(one) ? Number(often) : 1;
    costs.push(...Array.from({ length: times }, () => mana));
  }
  return { base, plain: false, keywords: [...instead, ...onTop], onTop: costs };
};

const KEYWORD_COST =
  /\b(kick(?:er)?|buyback|entwine|flashback|overload|surcharge|evoke|rappel)(?: (?:de|of|cost|cout|coute|costs|is|a|est|pour|for)){0,2} (\{[^} ]+\}(?: \{[^} ]+\})*)/g;

const readToldBase = (rest: string, free: boolean): Base | undefined => {
  const onTop: ManaCost[] = [];
  const keywords: string[] = [];
  let instead: ManaCost | undefined;
  const left = rest.replace(KEYWORD_COST, (_, keyword: string, written: string) => {
    const mana = parseManaCost(written) ?? NO_MANA;
    if (/^(?:kick|buyback|entwine|rappel)/.test(keyword)) onTop.push(mana);
    else instead = mana;
    keywords.push(keyword.startsWith("kick") ? "Kicker" : keyword);
    return " ~ ";
  });
  if (free) return { base: NO_MANA, plain: false, keywords, onTop };
  if (instead) return { base: instead, plain: false, keywords, onTop };
  const symbols = readSymbolCosts(left);
  const [written] = symbols;
  if (written !== undefined) {
    const base = parseManaCost(written);
    return symbols.length > 1 || !base ? undefined : { base, plain: false, keywords, onTop };
  }
  const plain = readPlainCost(left);
  return plain === undefined
    ? undefined
    : { base: genericMana(plain), plain: true, keywords, onTop };
};

/** “Spells cost at least three mana”, without the name of a card. */
const AT_LEAST =
  /\b(?:coute\w*|costs?|payer|pay)(?: (?!\.)\S+){0,2}? (?:au moins|au minimum|minimum|at least|a minimum of) (\d)\b/;

const COMMANDER = ["commander", "commander-tax", "commander-recast", "command-zone"];

const leastOf = (told: readonly number[]): number | null =>
  told.length === 0 ? null : Math.max(...told);

/** Everything that the total cost of one spell needs; undefined when the question leaves something out. */
export const readAnnounced = (
  words: Words,
  cards: readonly NamedCard[],
  tokens: readonly string[],
): ReadCost | undefined => {
  const spellAt = findSpell(words, cards);
  const spell = spellAt === undefined ? undefined : cards[spellAt];
  if (cards.some((_, place) => !words.named.has(place))) return undefined;
  const effects = readEffects(words, cards, spellAt);
  const substitute = readSubstitute(words, spell?.card);
  const free = FREE.test(words.all);
  const perThing = spell && !free ? ownReductionPerThing(spell.card)?.mana : undefined;
  if (!effects || substitute === undefined) return undefined;
  if (PER_EACH.test(words.all) && !perThing) return undefined;
  const told = readToldCosts(words.all);
  const named = spell && !free ? readNamedBase(spell.card, words) : undefined;
  const read = spell && !free ? named : readToldBase(told.rest, free);
  if (!read) return undefined;
  const own = spell && !free ? readOwnReduction(spell.card, words) : null;
  if (own === undefined) return undefined;
  const isCommander = COMMANDER.some((id) => words.ideas.has(id));
  const previous = isCommander ? readPreviousCasts(tokens) : undefined;
  if (isCommander && previous === undefined) return undefined;
  const of = (kind: CostEffect["kind"]) =>
    effects.filter((effect) => effect.kind === kind).map(({ mana }) => mana);
  const needsX = [read.base, ...read.onTop].some((mana) => mana.x > 0);
  const x = readX(words.all);
  if (needsX !== (x !== undefined) && (needsX || words.ideas.has("x-value"))) return undefined;
  return {
    announced: {
      base: read.base,
      x: needsX ? (x ?? null) : null,
      increases: [
        ...read.onTop,
        ...(previous ? [genericMana(2 * previous)] : []),
        ...of("increase"),
        ...without(told.increases, of("increase")),
      ],
      reductions: [
        ...(own ? [own] : []),
        ...of("reduction"),
        ...without(told.reductions, [...of("reduction"), ...(perThing ? [perThing] : [])]),
      ],
      least: leastOf([
        ...of("least").map(({ generic }) => generic),
        ...(AT_LEAST.exec(words.all)?.[1] ? [Number(AT_LEAST.exec(words.all)?.[1])] : []),
      ]),
    },
    spell: spell?.written ?? null,
    plain: read.plain,
    previousCasts: previous ?? null,
    keywords: read.keywords,
    substitute,
    free,
  };
};
