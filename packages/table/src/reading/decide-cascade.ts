import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { foldText } from "@spellwright/text";
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
  const source = cards.find(({ card }) => keywordsOf(abilitiesOf(card), "cascade").length > 0);
  const mentions = senses.filter((sense) => sense === "named").length;
  const target = cards.find((one) => one !== source) ?? (mentions === 2 ? source : undefined);
  if (source === undefined || target === undefined || cards.length > 2) return undefined;
  // Whose front has no cascade may have it on the back.
  if (hasFaces(source.card)) return undefined;
  const limit = source.card.cmc;
  const named = halfNamed(target);
  if (named?.kinds.has("land")) return undefined;
  // The card is found by its own value, and cast by that of the half (CR 702.85a).
  const half = named && (named.value >= limit || target.card.cmc < limit) ? named : undefined;
  const values = { value: half?.value ?? target.card.cmc, limit };
  const how = howItGoes(target.card, values);
  const pair = {
    source: bilingualName(source.card),
    target: half?.name ?? bilingualName(target.card),
  };
  return cascades(how, pair, values, [
    bilingualWords(source.card, keywordsOf(abilitiesOf(source.card), "cascade")[0]?.line),
  ]);
}

const howItGoes = (card: Card, { value, limit }: { value: number; limit: number }) =>
  kindsOf(card).has("land") ? "land" : value < limit ? "yes" : "no";

const hasFaces = ({ card_faces }: Card): boolean => (card_faces ?? []).length > 1;

const nameKey = (name: string): string => foldText(name).tokens.join(" ");

/** The half that is named, where it is not the first: “Tibalt” of Valki. The halves of a split card count together. */
function halfNamed({ card, written }: NamedCard) {
  const [, ...others] = card.layout === "split" ? [] : (card.card_faces ?? []);
  const face = others.find((one) =>
    [one.name, one.printed_name].some((name) => name && nameKey(name) === nameKey(written)),
  );
  return (
    face && {
      name: { en: face.name, fr: face.printed_name ?? face.name },
      kinds: kindsOf({ type_line: face.type_line ?? "" }),
      value: valueOfCost(face.mana_cost ?? ""),
    }
  );
}

/** The mana value of a cost: {X} is nothing, a number itself, the dearer half of a hybrid (CR 202.3). */
const valueOfCost = (cost: string): number =>
  cost
    .split("}")
    .map((symbol) => symbol.slice(1).toLowerCase())
    .filter((symbol) => symbol !== "" && symbol !== "x")
    .reduce(
      (sum, symbol) => sum + (Number.parseInt(symbol, 10) >= 0 ? Number.parseInt(symbol, 10) : 1),
      0,
    );
