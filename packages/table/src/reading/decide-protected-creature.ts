import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { createDescribedCreature } from "../described-creature.ts";
import { removes } from "../fate.ts";
import { kindsOf } from "../kinds-of.ts";
import { otherSide, type Permanent, type Side, type Thing } from "../scene.ts";
import { type Shield, shieldFor } from "../shield-for.ts";
import { keywordsOf } from "../targeting.ts";
import { bilingualWords } from "./card-wording.ts";
import { sidesIn, sidesNamedIn } from "./decide-deed.ts";
import { decideFateOfOne } from "./decide-fate.ts";
import { answeringCard } from "./decide-saving.ts";
import {
  isOnTable,
  isUnderstood,
  isUntouched,
  mayBeLeaving,
  statementStart,
} from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import {
  hasIdea,
  lastSentence,
  mentionsAbsence,
  type QuestionIdeas,
  usesEveryIdea,
} from "./question-ideas.ts";
import { ASKED, numbersIn, SPARED, sizesIn } from "./read-creature-fate.ts";
import type { FateAsked } from "./read-fate.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

const RESPONDS = ["respond"];
const WEARS = ["attached", "equip", "wears"];
const SAVES = ["save", "saves", "protects"];
const BOTH: readonly Side[] = ["asker", "opponent"];
const CREATURE = ["creature"];
const AIMED = ["target", "illegal-target"];
const OVERLOADS = ["overload"];
const BOUNCES = ["return"];
const SHIELDS = ["hexproof", "indestructible", "protection", "shroud", "regenerate"];
const BESIDE =
  "activate battlefield cast control gain-ability hand keeps modal opponent player spell still token x-value".split(
    " ",
  );
const KNOWN = [
  ...[...RESPONDS, ...WEARS, ...CREATURE, ...AIMED, ...OVERLOADS, ...BOUNCES, ...SHIELDS],
  ...[...BESIDE, ...SPARED, ...Object.keys(ASKED)],
];

/** What takes away, what keeps it from that, and what it is about. */
interface Scene {
  readonly source: number;
  readonly shield: number;
  readonly target: Thing & { readonly card: NamedCard["card"] };
  /** The place of the card, where it is named. */
  readonly named?: number;
}

/** Whose the thing is, and who does it: “they cast @0”, “my 5/5”. */
interface Sides {
  readonly owners: readonly Side[];
  readonly casters: readonly Side[];
}

/**
 * “They cast @0. If I respond with @1, does my creature live?”, “can I @0 a creature that wears @1?”: what becomes of a
 * creature to which another card gives something against it (CR 702.11, 702.12, 702.16, 702.18).
 */
export function decideProtectedCreature(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): PhrasedTableAnswer | undefined {
  if (mentionsAbsence(told) || told.understanding.cardIsAway || !usesEveryIdea(told, KNOWN))
    return undefined;
  const asked = askedOf(told);
  if (asked === undefined) return undefined;
  const found = scenesOf(told, cards).flatMap((scene) => {
    const said = saidOf(told, scene, asked, cards, knownWords);
    return said === undefined ? [] : [said];
  });
  const [said, other] = found;
  return other === undefined ? said : undefined;
}

/** What the last sentence asks. Undefined where it asks for two things. */
function askedOf(told: QuestionIdeas): FateAsked | undefined {
  const from = lastSentence(told);
  const ideas = told.ideas.filter(({ at }) => at >= from).map(({ id }) => id);
  if (ideas.some((id) => SPARED.includes(id))) return "survive";
  if (hasIdea(told, AIMED, from)) return "target";
  if (hasIdea(told, BOUNCES, from)) return "remove";
  const [one, more] = new Set(ideas.flatMap((id) => ASKED[id] ?? []));
  return more === undefined ? (one ?? verbIn(told, from)) : undefined;
}

const WITH: ReadonlySet<string> = new Set(["with", "avec"]);
const CASTING = ["cast", "target"];
const PERSONS: ReadonlySet<string> = new Set(["i", "he", "she", "they", "you", "we"]);

/** “can I @0 it”: the card is what is done. */
const verbIn = ({ words, mentions }: QuestionIdeas, from: number): FateAsked | undefined =>
  mentions.some(({ at }) => at > from && PERSONS.has(words[at - 1] ?? "")) ? "cast" : undefined;

function scenesOf(told: QuestionIdeas, cards: readonly NamedCard[]): readonly Scene[] {
  const places = cards.map((_, place) => place);
  return places.flatMap((source) =>
    places
      .filter((shield) => shield !== source && isRemoval(cards[source]))
      .flatMap((shield) => {
        const [named, more] = places.filter((one) => one !== source && one !== shield);
        const target = more === undefined ? targetOf(told, cards, named) : undefined;
        return target === undefined
          ? []
          : [{ source, shield, target, ...(named === undefined ? {} : { named }) }];
      }),
  );
}

const isRemoval = (one: NamedCard | undefined): boolean => one !== undefined && removes(one.card);

/** The creature that is named, or told by its size. */
function targetOf(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  named: number | undefined,
): Scene["target"] | undefined {
  const [size, other] = sizesIn(told.words);
  if (named === undefined)
    return hasIdea(told, CREATURE) && other === undefined
      ? createDescribedCreature({ abilities: [], ...(size === undefined ? {} : { size }) })
      : undefined;
  const card = cards[named]?.card;
  if (card === undefined || size !== undefined) return undefined;
  const kinds = kindsOf(card);
  return kinds.has("creature") ? { card, kinds, zone: "battlefield" } : undefined;
}

function saidOf(
  told: QuestionIdeas,
  scene: Scene,
  asked: FateAsked,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): PhrasedTableAnswer | undefined {
  const source = cards[scene.source]?.card;
  const card = cards[scene.shield]?.card;
  const sides = sidesOf(told, scene);
  const [x, more] = numbersIn(told.words);
  if (!source || !card || !sides || more !== undefined || Number.isNaN(x)) return undefined;
  const isOverloaded = hasIdea(told, OVERLOADS);
  if (isOverloaded && keywordsOf(abilitiesOf(source), "overload").length === 0) return undefined;
  const ways = sides.owners.flatMap((owner) =>
    sides.casters.map((caster) => {
      const by: Permanent = { card: source, copies: 1, side: caster };
      const thing = { ...scene.target, side: owner };
      const shield = shieldFor({ card, copies: 1, side: owner }, thing);
      if (!shield || !comesInTime(told, shield, scene, cards, knownWords)) return undefined;
      const answer = decideFateOfOne(
        asked,
        { ...by, ...(x === undefined ? {} : { x }), ...(isOverloaded ? { isOverloaded } : {}) },
        shielded(thing, shield),
      );
      return answer && { ...answer, why: [...answer.why, bilingualWords(card, shield.line)] };
    }),
  );
  const [first] = ways;
  return ways.every((way) => way !== undefined && way.verdict === first?.verdict)
    ? first
    : undefined;
}

/** The thing with what is given to it. Where that makes it bigger, nobody knows how big it is. */
function shielded(
  thing: Scene["target"],
  { given, regenerates, resizes }: Shield,
): Scene["target"] {
  const { toughness: _, ...card } = thing.card;
  return {
    ...thing,
    given,
    ...(regenerates ? { regenerates } : {}),
    ...(resizes ? { card } : {}),
  };
}

/** Who has the creature and who takes it away: whoever responds means the other player’s spell. */
function sidesOf(told: QuestionIdeas, { source, named, shield }: Scene): Sides | undefined {
  const each = named === undefined ? ownersTold(told) : sidesIn(told, named).holders;
  // What is worn is worn whoever has it, and « elle » is the creature.
  const holders = hasIdea(told, WEARS) ? BOTH : sidesIn(told, shield).holders;
  const owners = each.filter((side) => holders.includes(side));
  const [owner, other] = owners;
  if (owner === undefined) return undefined;
  if (!hasIdea(told, RESPONDS)) return { owners, casters: castersOf(told, source) };
  return other === undefined ? { owners, casters: [otherSide(owner)] } : undefined;
}

/** Who casts a card: “can I @0”, “he casts @0”, “from my opponent’s @0”, “can they target mine with @0”. Both where nobody tells. */
function castersOf({ words, mentions, ideas }: QuestionIdeas, place: number): readonly Side[] {
  const at = mentions.find((one) => one.place === place)?.at ?? 0;
  const isTheirs = ideas.some(({ id, end }) => id === "opponent" && end >= at - 1 && end <= at);
  if (isTheirs) return ["opponent"];
  // “can they target my creature that wears @0 with @1”: a card may stand between.
  const isMeans = WITH.has(words[at - 1] ?? "");
  const from = isMeans ? words.lastIndexOf(".", at) + 1 : statementStart(words, at);
  const verb = ideas.find((one) => one.at >= from && one.at < at && CASTING.includes(one.id));
  const until = PERSONS.has(words[at - 1] ?? "") ? at : verb?.at;
  return sidesNamedIn(until === undefined ? [] : words.slice(from, until));
}

/** “my 5/5”, “can I target their creature”: whose it is stands behind what is done. Both sides where nobody tells. */
function ownersTold({ words, ideas }: QuestionIdeas): readonly Side[] {
  const verbs = ideas.filter(({ id }) => CASTING.includes(id));
  const each = ideas
    .filter(({ id }) => CREATURE.includes(id))
    .map(({ at }) => {
      const verb = verbs.findLast((one) => one.at < at)?.end ?? 0;
      return sidesNamedIn(words.slice(Math.max(verb, statementStart(words, at)), at));
    });
  const told = each.filter(({ length }) => length === 1);
  const [first] = told.length > 0 ? told : each;
  return first !== undefined && told.every(([side]) => side === first[0]) ? first : [];
}

/** Whether the creature has it as the other spell resolves. */
function comesInTime(
  told: QuestionIdeas,
  { how }: Shield,
  { shield }: Scene,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): boolean {
  if (mayBeLeaving(told, shield)) return false;
  const isResponse = hasIdea(told, RESPONDS);
  const isAnswer = isResponse && answeringCard(told, cards) === cards[shield]?.card;
  switch (how) {
    case "spell":
      return (
        (isAnswer || (!isResponse && hasIdea(told, SPARED))) &&
        isUnderstood(told, shield, knownWords, SPARED)
      );
    case "activated":
      return isAnswer && isUnderstood(told, shield, knownWords, SPARED);
    case "worn":
      return (
        !isResponse &&
        hasIdea(told, [...WEARS, ...SAVES]) &&
        isUntouched(told, shield, knownWords, SPARED)
      );
    default:
      return !isResponse && isOnTable(told, shield, knownWords);
  }
}
