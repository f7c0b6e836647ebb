import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { fateOf, isGone } from "../fate.ts";
import { kindsOf } from "../kinds-of.ts";
import { keywordsOf } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { journeyBetween, travelOf } from "./decide-journey.ts";
import { phraseReturn, type ReturnOutcome } from "./object-phrases.ts";
import { hasIdea, type QuestionIdeas, usesEveryIdea } from "./question-ideas.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

const BACK = ["comes-back", "goes-back", "refund", "return", "when-it-returns", "i-get-it"];
const LEAVES = ["destroy", "dies", "graveyard", "kill", "sacrifice"];
const PLUS = ["plus-one-counter"];
const MINUS = ["minus-one-counter"];
/** Ideas that change nothing of whether something comes back. */
const BESIDE =
  "battlefield card cast control creature creature-removal damage exile graveyard opponent permanent player spell turn".split(
    " ",
  );
/** “do I get it back”: several ideas of one thing. */
const WITHIN = 3;
/** What tells that it is not the first time. */
const AGAIN = ["second-time", "still"];

/** Whether a card comes back to the battlefield that was exiled for a while, or that died. */
export function decideComingBack(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const asked = told.ideas.filter(({ id }) => BACK.includes(id)).map(({ at }) => at);
  const isTwice = Math.max(...asked) - Math.min(...asked) > WITHIN;
  if (asked.length === 0 || isTwice || hasIdea(told, ["respond", ...AGAIN])) return undefined;
  return decideUntil(told, cards) ?? decideDead(told, cards);
}

/** “@0 exiled @1 and dies”: what it exiled comes back (CR 610.3, 607.2a). */
function decideUntil(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const travel = travelOf(told, cards);
  if (travel?.target === undefined) return undefined;
  const { source, target, journey, others } = travel;
  const how = journey.returns;
  if (how !== "while" && how !== "linked") return undefined;
  const [remover, more] = others;
  if (more !== undefined || !usesEveryIdea(told, [...BESIDE, ...BACK, ...LEAVES, "blink"]))
    return undefined;
  const leaves =
    remover === undefined ? isToldToLeave(told, cards, source) : takes(remover, source);
  if (!leaves) return undefined;
  const pair = { source: bilingualName(source), target: bilingualName(target) };
  const words = [bilingualWords(source, journey.line)];
  if (hasIdea(told, ["token"])) return phraseReturn(false, "untilToken", pair, words);
  return phraseReturn(true, how === "while" ? "until" : "linked", pair, words);
}

/** Whether what leaves is the card: “if I kill @0”, “if @0 dies”. */
function isToldToLeave(
  { ideas, mentions }: QuestionIdeas,
  cards: readonly NamedCard[],
  source: Card,
): boolean {
  const left = ideas.filter(({ id }) => [...LEAVES, "blink"].includes(id));
  return left.some(({ id, at }) => {
    // Who dies stands before it.
    const isActive = id !== "dies" && id !== "graveyard";
    const next = mentions.find((one) => isActive && one.at > at && one.at - at <= WITHIN);
    const meant = next ?? mentions.findLast((one) => one.at < at);
    return meant !== undefined && cards[meant.place]?.card === source;
  });
}

/** Whether a card makes a permanent leave the battlefield, whoever has the two. */
function takes(remover: Card, card: Card): boolean {
  const thing = { card, kinds: kindsOf(card), zone: "battlefield" } as const;
  const fate = fateOf({ card: remover, copies: 1, side: "asker" }, { ...thing, side: "opponent" });
  return (fate !== undefined && isGone(fate)) || journeyBetween(remover, thing) !== undefined;
}

type Returning = "persist" | "undying";

/** What dies with persist or undying looks back at its counters (CR 702.79a, 702.93a). */
function decideDead(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const [mortal, other] = cards.filter(({ card }) => returningOf(card) !== undefined);
  const name = mortal && returningOf(mortal.card);
  if (name === undefined || mortal === undefined || other !== undefined) return undefined;
  const [killer, more] = cards.filter(({ card }) => card !== mortal.card);
  const beside = killer ? BESIDE : BESIDE.filter((id) => id !== "exile" && id !== "opponent");
  const known = [...beside, ...BACK, ...LEAVES, ...PLUS, ...MINUS, "counter-marker", name];
  if (more !== undefined || !usesEveryIdea(told, known) || isTwofold(told)) return undefined;
  const how = howBack(told, mortal.card, killer?.card, name);
  if (how === undefined) return undefined;
  const pair = {
    source: bilingualName((killer ?? mortal).card),
    target: bilingualName(mortal.card),
  };
  const line = keywordsOf(abilitiesOf(mortal.card), name)[0]?.line;
  return phraseReturn(RETURNS.has(how), how, pair, [bilingualWords(mortal.card, line)]);
}

const RETURNS: ReadonlySet<ReturnOutcome> = new Set(["persist", "undying"]);

/** What comes of its end: undefined where it does not leave, or goes to a hand. */
function howBack(
  told: QuestionIdeas,
  mortal: Card,
  killer: Card | undefined,
  name: Returning,
): ReturnOutcome | undefined {
  if (killer === undefined) return hasIdea(told, LEAVES) ? keptBy(told, name) : undefined;
  const fate = deathBy(killer, mortal, name);
  if (fate === undefined || !isGone(fate) || fate.outcome === "return") return undefined;
  return fate.outcome === "exile" ? "exiled" : keptBy(told, name);
}

/** How many counters there are decides where some of both kinds are told. */
const isTwofold = (told: QuestionIdeas): boolean =>
  told.numbers.length > 0 || (hasIdea(told, PLUS) && hasIdea(told, MINUS));

const returningOf = (card: Card): Returning | undefined =>
  (["persist", "undying"] as const).find((name) => keywordsOf(abilitiesOf(card), name).length > 0);

function keptBy(told: QuestionIdeas, name: Returning): ReturnOutcome | undefined {
  const [against, beside] = name === "persist" ? [MINUS, PLUS] : [PLUS, MINUS];
  if (hasIdea(told, beside)) return undefined;
  // A counter of a kind that nobody told.
  if (hasIdea(told, ["counter-marker"]) && !hasIdea(told, against)) return undefined;
  if (hasIdea(told, against)) return name === "persist" ? "persisted" : "undied";
  return name;
}

/** What a card does to a creature as if it would not come back. */
function deathBy(killer: Card, mortal: Card, name: Returning) {
  const line = keywordsOf(abilitiesOf(mortal), name)[0]?.line;
  const text = (mortal.oracle_text ?? "").split("\n").filter((_, at) => at !== line);
  const card = { ...mortal, oracle_text: text.join("\n") };
  const by = { card: killer, copies: 1, side: "opponent" } as const;
  return fateOf(by, { card, kinds: kindsOf(card), zone: "battlefield", side: "asker" });
}
