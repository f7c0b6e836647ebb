import { isOpinion, isSmallTalk } from "./asides.ts";
import { dependsOnUnknownWords } from "./depends-on-unknown-words.ts";
import type { KnownWords } from "./known-words.ts";
import { type QuestionPiece, readPieces, type SceneSymbol } from "./symbols.ts";

const MARKS: ReadonlySet<string> = new Set([".", ","]);

/** Words between two marks, and whether a sentence ends behind them. */
interface Part {
  readonly heard: readonly QuestionPiece[];
  readonly isEnd: boolean;
}

/**
 * Reads a message clause by clause, and gives what it tells and asks: without what somebody claims, and with that, for
 * the question may stand in it (“he says I can cast it, is that so?”). Small talk, reasons and words that tell nothing
 * of the game are passed over. A clause with a word that does, unread, makes the message one that is not understood.
 *
 * @param marked its words, with "." and "," between clauses
 */
export function readMessage(
  marked: string,
  knownWords: KnownWords,
): readonly (readonly SceneSymbol[])[] {
  const parts = partsOf(marked, knownWords);
  const told = parts.flatMap(({ heard }) => heard);
  const ways = [false, true].map((keepsClaims) =>
    parts.map((part) => symbolsIn(part, { knownWords, told, keepsClaims })),
  );
  return ways.flatMap((way) => (way.includes(undefined) ? [] : [way.flatMap((one) => one ?? [])]));
}

function partsOf(marked: string, { language, symbolOf }: KnownWords): readonly Part[] {
  const words = marked.split(" ").filter((word) => word !== "");
  const parts: Part[] = [];
  let from = 0;
  for (const [at, word] of [...words, "."].entries()) {
    if (!MARKS.has(word)) continue;
    const heard = readPieces(words.slice(from, at), language, symbolOf);
    if (at > from) parts.push({ heard, isEnd: word === "." });
    from = at + 1;
  }
  return parts;
}

interface Reading {
  readonly knownWords: KnownWords;
  /** The whole message. */
  readonly told: readonly QuestionPiece[];
  readonly keepsClaims: boolean;
}

/** What a part tells or asks. Undefined where it was not understood. */
function symbolsIn(part: Part, reading: Reading): readonly SceneSymbol[] | undefined {
  const { tells } = reading.knownWords;
  const own = besidesAsides(part.heard, reading);
  if (own === undefined) return undefined;
  if (isSmallTalk(own, tells)) return [];
  if (own.some(({ symbol }) => symbol?.sense === "turns") || dependsOnUnknownWords(own, tells))
    return undefined;
  const symbols = own.flatMap(({ symbol, also }) => [symbol ?? [], also ?? []].flat());
  return part.isEnd ? [...symbols, { sense: "end" }] : symbols;
}

/** Without reasons and what somebody claims. Undefined where these tell something that may matter. */
function besidesAsides(
  heard: readonly QuestionPiece[],
  { knownWords, told, keepsClaims }: Reading,
): readonly QuestionPiece[] | undefined {
  const reason = heard.findIndex(({ symbol }) => symbol?.sense === "reason");
  const [own, why] = reason < 0 ? [heard, []] : [heard.slice(0, reason), heard.slice(reason + 1)];
  if (!isOpinion(why, told, knownWords.tells)) return undefined;
  const claim = own.findLastIndex(({ symbol }) => symbol?.sense === "claim");
  if (claim < 0) return own;
  const claimed = own.slice(claim + 1);
  if (keepsClaims) return claimed;
  return isOpinion(claimed, told, knownWords.tells) ? [] : undefined;
}
