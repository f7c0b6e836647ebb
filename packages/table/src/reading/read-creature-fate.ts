import { type Engine, type NamedCard, readWords } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { createDescribedCreature } from "../described-creature.ts";
import { regeneratesItself, removes } from "../fate.ts";
import { kindsOf } from "../kinds-of.ts";
import type { Thing } from "../scene.ts";
import { keywordsOf } from "../targeting.ts";
import { sidesNamedIn } from "./decide-deed.ts";
import type { FateAsked } from "./read-fate.ts";

type Understanding = Parameters<Engine>[0];

/** “Does my indestructible 3/3 survive @0 for 3?”: what becomes of a creature that is told by what keeps it. */
export interface CreatureFateQuestion {
  readonly asked: FateAsked;
  /** The card that takes creatures away, by its place. */
  readonly source: number;
  readonly target: Thing & { readonly card: NamedCard["card"] };
  readonly x?: number;
  /** Whether it is told that an opponent does it, to a creature of who asks. */
  readonly byOpponent: boolean;
}

/** What keeps a creature from some harm, as a card prints it; of a protection nobody reads from what. */
const SHIELDS: Readonly<Record<string, string | undefined>> = {
  indestructible: "Indestructible",
  shroud: "Shroud",
  hexproof: "Hexproof",
  protection: "Protection from the chosen color",
  regenerate: undefined,
};
export const SPARED: readonly string[] = ["survives", "save", "saves", "protects"];
/** What is asked, by the idea that tells it. */
export const ASKED: Readonly<Record<string, FateAsked>> = {
  destroy: "destroyed",
  dies: "destroy",
  exile: "exile",
  graveyard: "destroy",
  kill: "destroy",
  sacrifice: "sacrifice",
};
/** Ideas that change nothing of it. */
const BESIDE =
  "creature cast spell opponent player battlefield token triggered-ability x-value".split(" ");
const BESIDE_REGENERATION = ["pay", "mana", "respond", "before", "activate"];

/** Reads such a question. Undefined where an idea of it has no part, or a card. */
export function readCreatureFate(
  understanding: Understanding,
  cards: readonly NamedCard[],
): CreatureFateQuestion | undefined {
  const [source, other] = cards.flatMap(({ card }, place) => (removes(card) ? [place] : []));
  const [holder, third] = cards.filter((_, place) => place !== source);
  if (source === undefined || other !== undefined || third !== undefined) return undefined;
  const asked = askedOf(understanding);
  const shields = toldShields(understanding);
  if (asked === undefined || understanding.gone.size > 0 || !explainsAll(understanding, shields))
    return undefined;
  const words = readWords(understanding, cards).all.split(" ");
  const target = holder
    ? tellsAnother(understanding, words)
      ? undefined
      : heldBy(holder, shields)
    : toldBy(words, shields);
  const [x, more] = numbersIn(words);
  if (target === undefined || more !== undefined || Number.isNaN(x)) return undefined;
  const byOpponent = understanding.asked.has("opponent");
  return { asked, source, target, byOpponent, ...(x === undefined ? {} : { x }) };
}

const toldShields = ({ asked, denied }: Understanding): readonly string[] =>
  [...asked].filter((id) => id in SHIELDS && !denied.has(id));

/** Whether all that the question speaks of plays a part: what is left over may turn the answer. */
function explainsAll({ asked, vocabulary }: Understanding, shields: readonly string[]): boolean {
  const known = new Set([
    ...shields,
    ...SPARED,
    ...Object.keys(ASKED),
    ...BESIDE,
    ...(shields.includes("regenerate") ? BESIDE_REGENERATION : []),
  ]);
  return [...asked].every((id) => known.has(id) || !vocabulary.isBase(id));
}

/** What the sentence that asks wants to know. Undefined where it asks for no fate, or for two. */
function askedOf({ matches, asking }: Understanding): FateAsked | undefined {
  const ideas = matches.flatMap(({ id, start }) =>
    start >= asking.start && start < asking.end ? [id] : [],
  );
  if (ideas.some((id) => SPARED.includes(id))) return "survive";
  const each = new Set(ideas.flatMap((id) => ASKED[id] ?? []));
  // “destroyed and dies”: the narrower one.
  if (each.size === 2 && each.has("destroyed")) each.delete("destroy");
  return each.size === 1 ? [...each][0] : undefined;
}

/** “I have @0. Does my creature survive?”, “my 2/2”: another creature than the one that is named. */
const tellsAnother = ({ matches, text }: Understanding, words: readonly string[]): boolean =>
  sizesIn(words).length > 0 ||
  matches.some(
    ({ id, start }) =>
      id === "creature" && sidesNamedIn(text.tokens.slice(start - 1, start)).length === 1,
  );

/** A named creature keeps itself by what it prints, or is regenerated. */
function heldBy(
  { card }: NamedCard,
  shields: readonly string[],
): CreatureFateQuestion["target"] | undefined {
  const kinds = kindsOf(card);
  const abilities = abilitiesOf(card);
  const isRegenerated = shields.includes("regenerate") && regeneratesItself(abilities);
  const isHeld = Object.keys(SHIELDS).some((name) => keywordsOf(abilities, name).length > 0);
  const others = shields.filter(
    (name) => name !== "regenerate" && keywordsOf(abilities, name).length === 0,
  );
  if (!kinds.has("creature") || others.length > 0 || !(isRegenerated || isHeld)) return undefined;
  if (shields.includes("regenerate") && !isRegenerated) return undefined;
  return { card, kinds, zone: "battlefield", ...(isRegenerated ? { regenerates: true } : {}) };
}

const SIZE = /^(\d+)\/(\d+)$/;

/** The sizes that are told: “my 5/5”. */
export const sizesIn = (words: readonly string[]): readonly (readonly [string, string])[] =>
  words.flatMap((word) => {
    const found = SIZE.exec(word);
    return found ? [[found[1] ?? "", found[2] ?? ""] as const] : [];
  });

function toldBy(
  words: readonly string[],
  shields: readonly string[],
): CreatureFateQuestion["target"] | undefined {
  const [size, other] = sizesIn(words);
  if (shields.length === 0 || other !== undefined) return undefined;
  const abilities = shields.flatMap((name) => SHIELDS[name] ?? []);
  const told = createDescribedCreature({ abilities, ...(size === undefined ? {} : { size }) });
  return shields.includes("regenerate") ? { ...told, regenerates: true } : told;
}

/** What stands before the number that X is: “for 3”, “X is 3”, « pour 3 », « X vaut 3 ». */
const X_IS: ReadonlySet<string> = new Set(["for", "is", "of", "pour", "vaut", "x"]);

/** The numbers of a question; NaN for one that is not told of X: “my 2 creatures”. */
export const numbersIn = (words: readonly string[]): readonly number[] =>
  words.flatMap((word, at) =>
    /^\d+$/.test(word) ? [X_IS.has(words[at - 1] ?? "") ? Number(word) : Number.NaN] : [],
  );
