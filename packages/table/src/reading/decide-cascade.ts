import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { kindsOf } from "../kinds-of.ts";
import { keywordsOf } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { cascades } from "./fate-phrases.ts";
import type { SceneSymbol } from "./symbols.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

const BESIDE: ReadonlySet<string> = new Set(
  "affect can cascade cast end get me named onto with them".split(" "),
);

/** Whether the cascade of one card may cast the other (CR 702.85a). */
export function decideCascade(
  symbols: readonly SceneSymbol[],
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const senses = symbols.map(({ sense }) => sense);
  if (!senses.includes("cascade") || senses.some((one) => !BESIDE.has(one))) return undefined;
  const named = cards.map(({ card }) => card);
  const source = named.find((card) => keywordsOf(abilitiesOf(card), "cascade").length > 0);
  const mentions = senses.filter((sense) => sense === "named").length;
  const target = named.find((card) => card !== source) ?? (mentions === 2 ? source : undefined);
  if (source === undefined || target === undefined || named.length > 2) return undefined;
  // What has two faces may be cast by the other one.
  if ([source, target].some(hasFaces)) return undefined;
  const values = { value: target.cmc, limit: source.cmc };
  const how = kindsOf(target).has("land") ? "land" : values.value < values.limit ? "yes" : "no";
  return cascades(how, { source: bilingualName(source), target: bilingualName(target) }, values, [
    bilingualWords(source, keywordsOf(abilitiesOf(source), "cascade")[0]?.line),
  ]);
}

const hasFaces = ({ card_faces }: Card): boolean => (card_faces ?? []).length > 1;
