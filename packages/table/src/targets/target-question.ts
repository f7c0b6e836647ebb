import { type Engine, type NamedCard, readWords } from "@spellwright/judge";
import { knownWordsOf } from "../reading/known-words.ts";
import { SIDES } from "../reading/scene-senses.ts";
import { readPieces, type SceneSymbol, type Sense } from "../reading/symbols.ts";
import type { Side } from "../scene.ts";

type Understanding = Parameters<Engine>[0];

/** What a yes or no is asked about. */
export interface TargetQuestion {
  /** Ideas of the sentence that asks. */
  readonly ids: ReadonlySet<string>;
}

/**
 * What is asked for a yes or no, where every idea of the question plays a part: what is left over may turn the answer.
 *
 * @param beside ideas that change nothing, parted by blanks
 * @param more others, as those of the named cards
 */
export function readTargetQuestion(
  { form, negated, inverted, gone, asked, asking, matches, vocabulary }: Understanding,
  beside: string,
  more: readonly string[],
): TargetQuestion | undefined {
  if (form !== "yes_no" || negated || inverted || gone.size > 0) return undefined;
  const known = new Set([...beside.split(" "), ...more]);
  if ([...asked].some((id) => vocabulary.isBase(id) && !known.has(id))) return undefined;
  const ids = matches
    .filter(({ start }) => start >= asking.start && start < asking.end)
    .map(({ id }) => id);
  return { ids: new Set(ids) };
}

/** Who is named last before something that is told, or right behind a creature: whose it is, or who does it. */
export function ownerNamedBefore(
  understanding: Understanding,
  cards: readonly NamedCard[],
  isMeant: (symbol: SceneSymbol) => boolean,
): Side | undefined {
  const knownWords = knownWordsOf(understanding, cards);
  const words = readWords(understanding, cards).all.split(" ");
  const symbols = readPieces(words, knownWords.language, knownWords.symbolOf).flatMap(
    ({ symbol }) => symbol ?? [],
  );
  const at = symbols.findIndex(isMeant);
  // « la créature adverse »
  const [meant, next] = symbols.slice(Math.max(0, at));
  if (at >= 0 && meant?.sense === "creature" && next?.sense === "them") return "opponent";
  const before = symbols.slice(0, Math.max(0, at));
  // “My buddy thinks that …”: who claims something does nothing.
  const sides = before
    .slice(before.findLastIndex(({ sense }) => sense === "claim") + 1)
    .flatMap(({ sense }) => SIDES[sense as Sense] ?? []);
  return sides.at(-1);
}
