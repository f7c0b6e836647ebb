import type { NamedCard } from "@spellwright/judge";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { decideAmount } from "./decide-amount.ts";
import type { KnownWords } from "./known-words.ts";
import { mentionsAbsence, type QuestionIdeas, usesEveryIdea } from "./question-ideas.ts";
import { readScene } from "./read-scene.ts";
import { KINDS } from "./scene-senses.ts";
import type { StatedScene } from "./stated-scene.ts";
import { type QuestionPiece, readPieces } from "./symbols.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

/** Ideas of such a question: who, where, that a spell is cast and resolves, and what is counted. */
const KNOWN =
  "opponent each-opponent everyone-chooses battlefield cast resolve spell card draw damage gain-life lose-life life-total token treasure creature enters".split(
    " ",
  );
/**
 * “I have @0 out and fire off a @1, how much life does each opponent lose?”: how much comes of the one spell among cards
 * that lie on the table, by whatever word it is cast. Each idea has a part, and the only act is that spell.
 */
export function decideSum(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  { language, symbolOf }: KnownWords,
): PhrasedTableAnswer | undefined {
  const [spell, other] = cards.flatMap(({ card }, place) =>
    isPermanent(kindsOf(card)) ? [] : [place],
  );
  if (spell === undefined || other !== undefined || cards.length < 2) return undefined;
  const heard = readPieces(told.words, language, symbolOf);
  if (
    told.numbers.length > 0 ||
    !usesEveryIdea(told, KNOWN) ||
    mentionsAbsence(besidesLoss(told, heard))
  )
    return undefined;
  if (mentionsUnknownNames(heard) || mentionsOtherThings(heard) || countsPlayers(heard))
    return undefined;
  const scene = readScene(heard.flatMap(({ symbol }) => symbol ?? []));
  if (scene?.asked.kind !== "amount" || !isOneSpell(scene, spell)) return undefined;
  return decideAmount(scene, scene.asked, cards);
}

/** « chaque adversaire perd combien ? »: that is what is asked. Whatever else is lost is an act, and no spell. */
function besidesLoss(told: QuestionIdeas, heard: readonly QuestionPiece[]): QuestionIdeas {
  const losses = heard.flatMap(({ symbol, words }) => (symbol?.sense === "lose" ? words : []));
  return { ...told, words: told.words.filter((word) => !losses.includes(word)) };
}

/** Behind these an unknown word is a thing or somebody: “the dude goes @1”, “with procesion out”. */
const OPENING: ReadonlySet<string | undefined> = new Set(
  "a an the this that one un une le la les l ce cet cette with avec have has ai as a got and et".split(
    " ",
  ),
);
const PLACES: ReadonlySet<string | undefined> = new Set(["in-play", "on-my-side", "on-their-side"]);
const JOINING: ReadonlySet<string | undefined> = new Set(["and", "et"]);

/** Whether what is told before the question names somebody or something that nobody knows. */
export const mentionsUnknownNames = (heard: readonly QuestionPiece[]): boolean => {
  const asking = heard.findIndex(({ symbol }) => symbol?.sense === "how-many");
  return heard.slice(0, asking).some(({ isUnknown }, at) => {
    const before = heard[at - 1]?.words.join(" ");
    if (!isUnknown || !OPENING.has(before)) return false;
    const next = heard.slice(at).find(({ symbol }) => symbol !== undefined)?.symbol?.sense;
    return !JOINING.has(before) || PLACES.has(next);
  });
};

/** “at his creature”: things that are told beside the cards. */
export const mentionsOtherThings = (heard: readonly QuestionPiece[]): boolean => {
  const senses = heard.flatMap(({ symbol }) => symbol?.sense ?? []);
  return senses
    .slice(0, senses.indexOf("how-many"))
    .some((sense) => sense in KINDS && sense !== "card");
};

/** “how many opponents”. */
export const countsPlayers = (heard: readonly QuestionPiece[]): boolean => {
  const senses = heard.flatMap(({ symbol }) => symbol?.sense ?? []);
  return senses[senses.indexOf("how-many") + 1] === "them";
};

/** What may be done with a spell that is cast: “crack off @1”, “draw off @1”. */
const CASTING: ReadonlySet<string> = new Set(["activate", "cast", "create", "draw"]);

/** Whether nothing is done but cast the spell, and nothing is counted that is told. */
const isOneSpell = ({ acts, groups, opponents }: StatedScene, spell: number): boolean =>
  groups.length === 0 &&
  opponents === 1 &&
  acts.every(({ doing, card }) =>
    card === undefined ? doing === "cast" : card.place === spell && CASTING.has(doing),
  );
