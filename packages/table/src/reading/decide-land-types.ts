import type { NamedCard } from "@spellwright/judge";
import { kindsOf } from "../kinds-of.ts";
import { bilingualName } from "./card-wording.ts";
import { basic, basicTypes } from "./fate-phrases.ts";
import type { SceneSymbol } from "./symbols.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

const TYPES = ["plains", "island", "swamp", "mountain", "forest"];
const BESIDE: ReadonlySet<string> = new Set(
  "basic-land basic-type end have how-many land named number".split(" "),
);

/** Whether a named land is basic, and how many basic land types it has: two things (CR 205.4c, 305.6). */
export function decideLandTypes(
  symbols: readonly SceneSymbol[],
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const [only, other] = cards;
  if (only === undefined || other !== undefined) return undefined;
  if (symbols.some(({ sense }) => !BESIDE.has(sense))) return undefined;
  const { card } = only;
  const kinds = kindsOf(card);
  const senses = new Set(symbols.map(({ sense }) => sense));
  const name = bilingualName(card);
  const told = symbols.flatMap((one) => (one.sense === "number" ? [one.number] : []));
  if (!kinds.has("land") || told.length > 1) return undefined;
  if (senses.has("basic-type")) {
    const amount = TYPES.filter((type) => kinds.has(type)).length;
    const isAsked = told.length === 1 || senses.has("how-many");
    return isAsked
      ? basicTypes(amount, name, told[0] === undefined ? undefined : told[0] === amount)
      : undefined;
  }
  return senses.has("basic-land") && told.length === 0 && !senses.has("how-many")
    ? basic(kinds.has("basic"), name)
    : undefined;
}
