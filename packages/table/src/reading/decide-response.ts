import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { keywordsOf } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { respond } from "./fate-phrases.ts";
import type { SceneSymbol } from "./symbols.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";
import { addsMana } from "./ways-of.ts";

const BESIDE: ReadonlySet<string> = new Set(
  "activate can cast counter end mana me named respond spell them with".split(" "),
);

/** Whether somebody may respond to a named card, with another one or at all (CR 117.1, 702.61). */
export function decideResponse(
  symbols: readonly SceneSymbol[],
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  if (symbols.some(({ sense }) => !BESIDE.has(sense))) return undefined;
  const at = symbols.findIndex(({ sense }) => sense === "respond");
  const places = symbols.flatMap((one) => (one.sense === "named" ? [one.place] : []));
  const met = symbols.slice(at + 1).find((one) => one.sense === "named");
  if (at < 0 || met?.sense !== "named" || places.length !== cards.length) return undefined;
  const stack = cards[met.place]?.card;
  const other = places.find((place) => place !== met.place);
  const response = other === undefined ? undefined : cards[other]?.card;
  if (stack === undefined || places.length > 2) return undefined;
  const senses = new Set(symbols.map(({ sense }) => sense));
  const how = howFast(stack, response, senses.has("activate") || senses.has("mana"));
  if (how === undefined) return undefined;
  const quoted = how === "splitSecond" || how === "mana" ? stack : (response ?? stack);
  return respond(how, bilingualName(stack), response && bilingualName(response), [
    bilingualWords(quoted, undefined),
  ]);
}

type How = Parameters<typeof respond>[0];

function howFast(stack: Card, response: Card | undefined, isUsed: boolean): How | undefined {
  if (kindsOf(stack).has("land")) return "land";
  const isSplit = keywordsOf(abilitiesOf(stack), "split second").length > 0;
  if (response === undefined) return isUsed ? undefined : isSplit ? "splitSecond" : "open";
  const kinds = kindsOf(response);
  if (isUsed && isPermanent(kinds)) return asAbility(response, isSplit);
  if (isSplit) return "splitSecond";
  if (kinds.has("land")) return undefined;
  const isQuick = kinds.has("instant") || keywordsOf(abilitiesOf(response), "flash").length > 0;
  return isQuick ? "quick" : "slow";
}

/** Abilities that a text limits to some time are left alone. */
function asAbility(response: Card, isSplit: boolean): How | undefined {
  const activated = abilitiesOf(response).filter((one) => one.kind === "activated");
  if (activated.length === 0 || kindsOf(response).has("planeswalker")) return undefined;
  const isLimited = activated.some(({ effects }) =>
    effects.some(
      ({ steps = [], unread }) =>
        unread !== undefined || steps.some(({ verb }) => verb === "activate"),
    ),
  );
  if (isLimited) return undefined;
  if (activated.every(addsMana)) return isSplit ? "mana" : "activated";
  if (activated.some(addsMana)) return undefined;
  return isSplit ? "splitSecond" : "activated";
}
