import { opensCondition } from "./asides.ts";
import type { MayMatter } from "./known-words.ts";
import { KINDS } from "./scene-senses.ts";
import type { QuestionPiece, Sense } from "./symbols.ts";

const isThing = (one: QuestionPiece | undefined): boolean =>
  one?.symbol?.sense === "named" || KINDS[one?.symbol?.sense as Sense] !== undefined;
/** What asks for a thing behind it: “he has …”. */
const ASKING: ReadonlySet<string | undefined> = new Set(
  "activate cast counter deal destroy exile get have how-many onto respond sacrifice target with".split(
    " ",
  ),
);
const SETTLING: ReadonlySet<string | undefined> = new Set([
  "in-play",
  "on-my-side",
  "on-their-side",
]);
/** “it was animated”: what something is matters, whatever word tells it. */
const BEING: ReadonlySet<string | undefined> = new Set(
  "is are was were be been being gets got est sont etait etaient ete sera".split(" "),
);
const isSomebody = (one: QuestionPiece | undefined): boolean =>
  one?.symbol?.sense === "me" || one?.symbol?.sense === "them";

/**
 * Whether a clause cannot be read without its unknown words: one tells something of the game, stands where a card is
 * told (“he has the old cage out”), belongs to a condition, or is what somebody does to a thing (“he nicked my @0”).
 */
export function dependsOnUnknownWords(heard: readonly QuestionPiece[], tells: MayMatter): boolean {
  const weighty = heard.filter(({ symbol, isUnknown }) => symbol !== undefined || isUnknown);
  return weighty.some((one, at) => {
    if (!one.isUnknown) return false;
    if (heard.slice(0, heard.indexOf(one)).some(opensCondition)) return true;
    if (tells(one.words[0] ?? "") || BEING.has(heard[heard.indexOf(one) - 1]?.words[0]))
      return true;
    const rest = weighty.slice(at + 1).filter(({ isUnknown }) => !isUnknown);
    const before = weighty.slice(0, at).findLast(({ isUnknown }) => !isUnknown);
    const [next] = rest;
    if (ASKING.has(before?.symbol?.sense)) return !isThing(next);
    if (SETTLING.has(next?.symbol?.sense)) return !weighty.slice(0, at).some(isThing);
    return isSomebody(before) && before?.isOwner !== true && (isThing(next) || isSomebody(next));
  });
}
