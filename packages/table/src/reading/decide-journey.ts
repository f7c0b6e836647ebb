import { deedsOf, quantityOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { createDescribedCreature } from "../described-creature.ts";
import { comesBack, entersTriggers, type Journey, journeyOf } from "../journey.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import type { Thing } from "../scene.ts";
import { keywordsOf } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { type NewObject, newObject, theCreature } from "./object-phrases.ts";
import { hasIdea, mentionsOthers, type QuestionIdeas, usesEveryIdea } from "./question-ideas.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

/** A card that moves a permanent away, and that permanent. */
export interface Travel {
  readonly source: Card;
  /** Absent: told without a name. */
  readonly target: Card | undefined;
  readonly journey: Journey;
  /** Cards that are neither. */
  readonly others: readonly Card[];
}

const SIDES = ["asker", "opponent"] as const;

/** On which journey one card sends another, whoever has it. */
export function journeyBetween(card: Card, target: Thing): Journey | undefined {
  const [first] = SIDES.flatMap(
    (side) => journeyOf({ card, copies: 1, side }, { ...target, side: "asker" }) ?? [],
  );
  return first;
}

/** Who moves what. Undefined where that may be more than one pair. */
export function travelOf(told: QuestionIdeas, cards: readonly NamedCard[]): Travel | undefined {
  const named = cards.map(({ card }) => card);
  const pairs = named.flatMap((source) =>
    named
      .filter((target) => target !== source && isPermanent(kindsOf(target)))
      .flatMap((target) => {
        const journey = journeyBetween(source, { card: target, kinds: kindsOf(target) });
        return journey === undefined ? [] : [{ source, target, journey }];
      }),
  );
  const [pair, other] = pairs.length > 0 ? pairs : unnamed(told, named);
  if (pair === undefined || other !== undefined) return undefined;
  const { source, target } = pair;
  return { ...pair, others: named.filter((card) => card !== source && card !== target) };
}

/** “my creature”, “a token”. */
function unnamed(told: QuestionIdeas, named: readonly Card[]) {
  if (!hasIdea(told, ["creature", "token", "blink"])) return [];
  const { kinds, ...thing } = createDescribedCreature({ abilities: [] });
  return named.flatMap((source) => {
    const journey = journeyBetween(source, { ...thing, kinds });
    return journey === undefined ? [] : [{ source, target: undefined, journey }];
  });
}

const KEEPS = ["keep", "keeps", "still", "stays-on-it"];
const COUNTERS = ["counter-marker", "plus-one-counter", "minus-one-counter"];
const WORN = ["aura", "equipment", "attach", "attached"];
const SOON = ["right-away", "same-turn", "just-arrived", "this-turn"];
/** Ideas that change nothing of what a journey does. */
const BESIDE = "blink card cast creature exile permanent player return spell turn".split(" ");

const OF_CREATURES: ReadonlySet<NewObject> = new Set(["attacking", "ready", "sick"]);

interface Asked {
  readonly about: NewObject;
  /** What else may be spoken of. */
  readonly beside: readonly string[];
}

/** What is asked of the permanent afterwards. */
function askedOf(told: QuestionIdeas, others: readonly Card[]): Asked | undefined {
  const keeps = hasIdea(told, KEEPS);
  const isWorn = others.some((card) =>
    ["aura", "equipment"].some((kind) => kindsOf(card).has(kind)),
  );
  if (hasIdea(told, COUNTERS))
    return keeps && others.length === 0 ? { about: "counters", beside: COUNTERS } : undefined;
  if (isWorn || hasIdea(told, WORN))
    return keeps ? { about: "attached", beside: [...WORN, "opponent"] } : undefined;
  if (others.length > 0) return undefined;
  if (hasIdea(told, ["summoning-sickness"]))
    return { about: "sick", beside: ["summoning-sickness", "attack", "tap"] };
  if (hasIdea(told, ["attack", "tap"]) && hasIdea(told, SOON))
    return { about: "ready", beside: ["attack", "tap"] };
  if (hasIdea(told, ["attack"]) && keeps) return { about: "attacking", beside: ["attack"] };
  return undefined;
}

/** What a permanent keeps that leaves the battlefield and comes back: nothing (CR 400.7). */
export function decideJourney(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const travel = travelOf(told, cards);
  if (travel === undefined || told.numbers.length > 1) return undefined;
  return decideToken(told, travel) ?? decideTriggered(told, travel) ?? decideKept(told, travel);
}

function decideKept(told: QuestionIdeas, travel: Travel): PhrasedTableAnswer | undefined {
  const { target, others, journey } = travel;
  const asked = askedOf(told, others);
  if (asked === undefined || !usesEveryIdea(told, [...BESIDE, ...asked.beside])) return undefined;
  if (!comesBack(journey)) return undefined;
  // Only creatures attack, and only theirs are the abilities that wait for a turn (CR 302.6).
  const isCreature = target === undefined || kindsOf(target).has("creature");
  if (!isCreature && OF_CREATURES.has(asked.about)) return undefined;
  const isHasty = target !== undefined && keywordsOf(abilitiesOf(target), "haste").length > 0;
  if (isHasty && (asked.about === "sick" || asked.about === "ready"))
    return said(asked.about === "ready", "hasty", travel);
  const about =
    asked.about === "counters" && told.numbers.length > 0 ? "manyCounters" : asked.about;
  return said(asked.about === "sick", about, travel, told.numbers[0]);
}

/** A token that is moved away is gone for good (CR 111.8). */
function decideToken(told: QuestionIdeas, travel: Travel): PhrasedTableAnswer | undefined {
  const asksBack = hasIdea(told, ["comes-back", "goes-back", "return"]);
  if (!hasIdea(told, ["token"]) || !asksBack || travel.target !== undefined) return undefined;
  if (!usesEveryIdea(told, [...BESIDE, "token", "battlefield"]) || travel.others.length > 0)
    return undefined;
  return said(false, "token", travel);
}

const DEED_OF_IDEA: Readonly<Record<string, string>> = {
  draw: "draw",
  "gain-life": "gain",
  "token-maker": "create",
  search: "search",
};
const TRIGGERED = ["triggered-ability", "trigger-happens", "enters-trigger"];

/** A permanent that comes back enters, and so its ability triggers (CR 603.6a). */
function decideTriggered(told: QuestionIdeas, travel: Travel): PhrasedTableAnswer | undefined {
  const { target, journey, others } = travel;
  if (target === undefined || others.length > 0 || !comesBack(journey)) return undefined;
  // The ability is its controller’s: “if I blink their …, do I draw?”.
  if (mentionsOthers(told.words)) return undefined;
  const deeds = deedsOf(entersTriggers(target));
  const asked = told.ideas.flatMap(({ id }) =>
    deeds.some(({ verb }) => verb === DEED_OF_IDEA[id]) ? [id] : [],
  );
  const amounts = deeds.map(({ what }) => quantityOf(what ?? {}));
  if (told.numbers.some((number) => !amounts.includes(number))) return undefined;
  const asksTrigger =
    hasIdea(told, TRIGGERED) && !hasIdea(told, ["dies-trigger", "leaves-trigger"]);
  if (deeds.length === 0 || (asked.length === 0 && !asksTrigger)) return undefined;
  if (!usesEveryIdea(told, [...BESIDE, ...TRIGGERED, ...asked, "enters", "life-total"]))
    return undefined;
  return said(true, "enters", travel);
}

const said = (
  holds: boolean,
  about: NewObject,
  { source, target, journey }: Travel,
  amount?: number,
) =>
  newObject(
    holds,
    about,
    {
      source: bilingualName(source),
      target: target ? bilingualName(target) : theCreature,
      ...(amount === undefined ? {} : { amount }),
    },
    [bilingualWords(source, journey.line)],
  );
