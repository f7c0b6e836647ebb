import { genericMana, type ManaCost } from "@spellwright/cards";
import { countOf, numberIn } from "@spellwright/text";
import words from "../../../../../data/judge/reading/costs-words.json" with { type: "json" };
import { listPatterns, patternsOf } from "../../vocabulary/patterns.ts";
import type { NamedCard } from "../engine.ts";
import { readValue } from "../figures/read-value.ts";
import type { Words } from "../reading/read-words.ts";
import { knowsCasting } from "../world/casting-lines.ts";
import { type CostEffect, changesCosts, costEffectsOf, type Spell } from "./card-cost-effects.ts";
import type { OtherCost } from "./casting-options.ts";
import { readNamedBase, readOwnChange, readStatedBase } from "./read-base.ts";
import { readStatedCosts, readX } from "./read-stated-costs.ts";
import { type ReadSubstitute, readSubstitute } from "./read-substitute.ts";
import type { Announced } from "./total-cost.ts";

const CUES = patternsOf(words.readAnnounced);
const TYPES = listPatterns(words.toldTypes);

/** From the command zone, as the figure of the tax reads them (CR 903.8). */
const EARLIER_CASTS = "earlierCasts";

/** A spell being cast, as a question tells it completely. */
export interface ReadCost {
  readonly announced: Announced;
  /** The base was told as a bare number: how much of it is coloured is unknown. */
  readonly plain: boolean;
  readonly previousCasts: number | null;
  readonly keywords: readonly string[];
  readonly substitute: ReadSubstitute | null;
  readonly free: boolean;
  /** It is not cast for its mana cost (CR 118.9). */
  readonly alternative: boolean;
  /** What is paid beside mana. */
  readonly others: readonly OtherCost[];
  /** What named cards add, and nothing else. */
  readonly byCards: readonly ManaCost[];
  /** How many named cards could change what it costs. */
  readonly changing: number;
}

/** Said of this very card: « mon @1 », “@1 on my side”. */
const isMine = ({ all }: Words, place: number): boolean =>
  new RegExp(
    `\\b(?:my|mon|ma|mes|mine|i (?:control|have|also have)|j ai|je controle) (?:\\S+ )?@${place}\\b|@${place} (?:on (?:mine|my side)|de mon cote|chez moi)\\b`,
  ).test(all);

/** The spell that is cast, among the named cards: the one whose text does not change the others' cost. */
const findSpell = (words: Words, cards: readonly NamedCard[]): number | undefined => {
  const named = cards.flatMap(({ card }, place) =>
    words.named.has(place) ? [{ card, place }] : [],
  );
  const plain = named.filter(({ card }) => !changesCosts(card));
  if (plain.length === 1) return plain[0]?.place;
  if (plain.length > 1) return undefined;
  return numberIn(words.asking, CUES.castCard, CUES.cardCosts);
};

/** The kind of spell that the words tell where no card is named: « un éphémère à {2}{U} ». */
const statedSpell = ({ all }: Words): Spell | null => {
  const types = TYPES.flatMap(([type, said]) => (said.test(all) ? [type] : []));
  return types[0] !== undefined && types.length === 1 ? { type_line: types[0] } : null;
};

const readEffects = (
  words: Words,
  cards: readonly NamedCard[],
  spellAt: number | undefined,
): readonly CostEffect[] | undefined => {
  const spell = spellAt === undefined ? statedSpell(words) : (cards[spellAt]?.card ?? null);
  const found: CostEffect[] = [];
  for (const [place, { card }] of cards.entries()) {
    if (place === spellAt) continue;
    const known = words.named.has(place) && knowsCasting(card);
    const effects = known ? costEffectsOf(card, spell) : undefined;
    if (!effects) return undefined;
    const copies = countOf(new RegExp(`(?<!@)\\b(\\d{1,2}) @${place}\\b`).exec(words.all)?.[1]);
    const opposing = CUES.opponent.test(words.all) && !isMine(words, place);
    for (const effect of effects) {
      if (effect.whose === "its-controller" && opposing) return undefined;
      if (effect.whose === "its-opponents" && !opposing) return undefined;
      const once = effect.kind === "least" || effect.kind === "free";
      for (let copy = 0; copy < (once ? 1 : copies); copy++) found.push(effect);
    }
  }
  return found;
};

const sameMana = (a: ManaCost, b: ManaCost): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A card that is named and also described counts once. */
const without = (stated: readonly ManaCost[], known: readonly ManaCost[]): readonly ManaCost[] => {
  const left = [...known];
  return stated.filter((one) => {
    const at = left.findIndex((other) => sameMana(one, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const COMMANDER = ["commander", "commander-tax", "commander-recast", "command-zone"];

const leastOf = (stated: readonly number[]): number | null =>
  stated.length === 0 ? null : Math.max(...stated);

/** Everything that the total cost of one spell needs. Undefined when the question leaves something out. */
export const readAnnounced = (words: Words, cards: readonly NamedCard[]): ReadCost | undefined => {
  const spellAt = findSpell(words, cards);
  const spell = spellAt === undefined ? undefined : cards[spellAt]?.card;
  if (cards.some((_, place) => !words.named.has(place))) return undefined;
  const effects = readEffects(words, cards, spellAt);
  const substitute = readSubstitute(words, spell);
  if (!effects || substitute === undefined) return undefined;
  const byEffect = effects.some(({ kind }) => kind === "free");
  const stated = readStatedCosts(words.all);
  const free = byEffect || CUES.free.test(words.all);
  const read = spell
    ? readNamedBase(spell, words, free, substitute !== null)
    : readStatedBase(stated.rest, free);
  const own = spell ? readOwnChange(spell, words) : null;
  if (!read || own === undefined || (CUES.perEach.test(words.all) && !own)) return undefined;
  // A commander that makes another spell free is not the one that is cast.
  const isCommander =
    COMMANDER.some((id) => words.ideas.has(id)) &&
    !(read.alternative && spell && !/Legendary/.test(spell.type_line));
  const previous = isCommander ? readValue(EARLIER_CASTS, words.all) : undefined;
  if (isCommander && previous === undefined) return undefined;
  // The tax of a commander is the same whatever else its card says.
  if (spell && !isCommander && !knowsCasting(spell)) return undefined;
  const of = (kind: CostEffect["kind"]) =>
    effects.filter((effect) => effect.kind === kind).map(({ mana }) => mana);
  const ownOf = (kind: "increase" | "reduction") => (own?.kind === kind ? [own.mana] : []);
  /** “{1} less for each artifact”: told in words too, counted already. */
  const eachOf = (kind: "increase" | "reduction") => (own?.kind === kind ? [own.each] : []);
  const needsX = [read.base, ...read.onTop].some((mana) => mana.x > 0);
  const x = readX(words.all);
  if (needsX !== (x !== undefined) && (needsX || words.ideas.has("x-value"))) return undefined;
  const atLeast = numberIn(words.all, CUES.atLeast);
  return {
    announced: {
      base: read.base,
      x: needsX ? (x ?? null) : null,
      increases: [
        ...read.onTop,
        ...ownOf("increase"),
        ...(previous ? [genericMana(2 * previous)] : []),
        ...of("increase"),
        ...without(stated.increases, [...of("increase"), ...eachOf("increase")]),
      ],
      reductions: [
        ...ownOf("reduction"),
        ...of("reduction"),
        ...without(stated.reductions, [...of("reduction"), ...eachOf("reduction")]),
      ],
      least: leastOf([
        ...of("least").map(({ generic }) => generic),
        ...(atLeast === undefined ? [] : [atLeast]),
      ]),
    },
    plain: read.plain,
    previousCasts: previous ?? null,
    keywords: read.keywords,
    substitute,
    free,
    alternative: read.alternative,
    others: read.others,
    byCards: of("increase"),
    changing: cards.filter(({ card }) => changesCosts(card)).length,
  };
};
