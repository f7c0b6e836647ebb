import { isOpinion, isSmallTalk } from "./asides.ts";
import type { Hearing } from "./hearing.ts";
import { losesSense } from "./loses-sense.ts";
import { type Heard, hear, type SceneSymbol } from "./symbols.ts";

const MARKS: ReadonlySet<string> = new Set([".", ","]);

/** Words between two marks, and whether a sentence ends behind them. */
interface Part {
  readonly heard: readonly Heard[];
  readonly isEnd: boolean;
}

/**
 * Reads a message clause by clause, and gives what it tells and asks: without what somebody claims, and with that, for
 * the question may stand in it (“he says I can cast it, is that so?”). Small talk, reasons and words that tell nothing
 * of the game are passed over. A clause with a word that does, unread, makes the message one that is not understood.
 *
 * @param marked its words, with "." and "," between clauses
 */
export function readMessage(marked: string, hearing: Hearing): readonly (readonly SceneSymbol[])[] {
  const parts = partsOf(marked, hearing);
  const told = parts.flatMap(({ heard }) => heard);
  const ways = [false, true].map((keepsClaims) =>
    parts.map((part) => symbolsIn(part, { hearing, told, keepsClaims })),
  );
  return ways.flatMap((way) => (way.includes(undefined) ? [] : [way.flatMap((one) => one ?? [])]));
}

function partsOf(marked: string, { language, symbolOf }: Hearing): readonly Part[] {
  const words = marked.split(" ").filter((word) => word !== "");
  const parts: Part[] = [];
  let from = 0;
  for (const [at, word] of [...words, "."].entries()) {
    if (!MARKS.has(word)) continue;
    const heard = hear(words.slice(from, at), language, symbolOf);
    if (at > from) parts.push({ heard, isEnd: word === "." });
    from = at + 1;
  }
  return parts;
}

interface Reading {
  readonly hearing: Hearing;
  /** The whole message. */
  readonly told: readonly Heard[];
  readonly keepsClaims: boolean;
}

/** What a part tells or asks; undefined where it was not understood. */
function symbolsIn(part: Part, reading: Reading): readonly SceneSymbol[] | undefined {
  const { tells } = reading.hearing;
  const own = besidesAsides(part.heard, reading);
  if (own === undefined) return undefined;
  if (isSmallTalk(own, tells)) return [];
  if (own.some(({ symbol }) => symbol?.sense === "turns") || losesSense(own, tells))
    return undefined;
  const symbols = own.flatMap(({ symbol, also }) => [symbol ?? [], also ?? []].flat());
  return part.isEnd ? [...symbols, { sense: "end" }] : symbols;
}

/** Without reasons and what somebody claims; undefined where these tell something that may matter. */
function besidesAsides(
  heard: readonly Heard[],
  { hearing, told, keepsClaims }: Reading,
): readonly Heard[] | undefined {
  const reason = heard.findIndex(({ symbol }) => symbol?.sense === "reason");
  const [own, why] = reason < 0 ? [heard, []] : [heard.slice(0, reason), heard.slice(reason + 1)];
  if (!isOpinion(why, told, hearing.tells)) return undefined;
  const claim = own.findLastIndex(({ symbol }) => symbol?.sense === "claim");
  if (claim < 0) return own;
  const claimed = own.slice(claim + 1);
  if (keepsClaims) return claimed;
  return isOpinion(claimed, told, hearing.tells) ? [] : undefined;
}
