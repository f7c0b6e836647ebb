import type { MayMatter } from "./known-words.ts";
import type { QuestionPiece } from "./symbols.ts";

/** What a clause may hold that tells nothing: “I have no idea”, “not sure about this one”. */
const QUIET: ReadonlySet<string | undefined> = new Set(
  "can claim get have me onto reason them turns with".split(" "),
);
/** What a remark on a price holds: “it's only one mana”. Whoever has the mana is told by “I”. */
const PRICE: ReadonlySet<string | undefined> = new Set(["number", "pay", "some-mana", "turns"]);
/** What tells a fact in whatever clause it stands: “because it is my turn”. */
const FACTS: ReadonlySet<string | undefined> = new Set(
  "before from-command from-exile from-graveyard in-play my-turn number on-my-side on-their-side respond second their-turn".split(
    " ",
  ),
);

/** “this one”, “an artifact”: an article counts nothing. */
const isArticle = (symbol: QuestionPiece["symbol"]): boolean =>
  symbol?.sense === "number" && symbol.number === 1;

const isQuiet = (symbol: QuestionPiece["symbol"]): boolean =>
  symbol === undefined || QUIET.has(symbol.sense) || isArticle(symbol);

/** What opens a condition: none is small talk. */
const CONDITIONS: ReadonlySet<string | undefined> = new Set(
  "if when while unless si quand lorsque sauf".split(" "),
);

/** Whether a piece opens a condition. */
export const opensCondition = ({ words: [word] }: QuestionPiece): boolean => CONDITIONS.has(word);

/** Whether a clause tells nothing of the game: none of its words does, and what it denies is none of the game’s. */
export function isSmallTalk(heard: readonly QuestionPiece[], tells: MayMatter): boolean {
  const isPlain = heard.every(({ symbol, words, isUnknown }) =>
    isUnknown ? !tells(words[0] ?? "") : isQuiet(symbol),
  );
  const isPrice =
    heard.some(({ symbol }) => symbol?.sense === "some-mana") &&
    heard.every(({ symbol, isUnknown }) => isUnknown || !symbol || PRICE.has(symbol.sense));
  if (isPrice && heard.every(({ words, isUnknown }) => !isUnknown || !tells(words[0] ?? "")))
    return true;
  const isDenied = heard.some(({ symbol }) => symbol?.sense === "turns");
  return (
    isPlain &&
    !heard.some(opensCondition) &&
    (!isDenied || heard.some(({ isUnknown }) => isUnknown))
  );
}

/**
 * Whether a reason or a claim may be left out: it tells no fact, and nothing of the game that is told nowhere else, by
 * the message or by its cards.
 */
export function isOpinion(
  aside: readonly QuestionPiece[],
  told: readonly QuestionPiece[],
  tells: MayMatter,
): boolean {
  const said = told.filter((one) => !aside.includes(one)).map(keyOf);
  return aside.every((one) => {
    const { symbol, words, isUnknown } = one;
    if (isUnknown) return !tells(words[0] ?? "", "beyond its cards") || said.includes(keyOf(one));
    if (symbol?.sense === "named") return said.includes(keyOf(one));
    return isArticle(symbol) || !FACTS.has(symbol?.sense);
  });
}

const keyOf = ({ words }: QuestionPiece): string => words.join(" ");
