import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { keywordsOf } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { respond } from "./fate-phrases.ts";
import { addsMana } from "./included-acts.ts";
import type { SceneSymbol } from "./symbols.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

const BESIDE: ReadonlySet<string> = new Set(
  "activate can cast counter end mana me named respond spell them with".split(" "),
);

/** Whether somebody may respond to a named card, with another one or at all (CR 117.1, 702.61). */
export function decideResponse(
  symbols: readonly SceneSymbol[],
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  if (symbols.some(({ sense }) => !BESIDE.has(sense))) return undefined;
  const met = metCards(symbols, cards);
  if (met === undefined) return undefined;
  const { stack, response } = met;
  const senses = new Set(symbols.map(({ sense }) => sense));
  const how = howFast(stack, response, senses.has("activate") || senses.has("mana"));
  if (how === undefined) return undefined;
  const quoted = how === "splitSecond" || how === "mana" ? stack : (response ?? stack);
  return respond(how, bilingualName(stack), response && bilingualName(response), [
    bilingualWords(quoted, undefined),
  ]);
}

interface MetCards {
  readonly stack: Card;
  readonly response: Card | undefined;
}

/** “respond to @0 with @1”, “respond with @1 to @0”, “cast @1 in response to @0”. */
function metCards(
  symbols: readonly SceneSymbol[],
  cards: readonly NamedCard[],
): MetCards | undefined {
  const at = symbols.findIndex(({ sense }) => sense === "respond");
  const mentions = symbols.flatMap((one, place) =>
    one.sense === "named" ? [{ card: cards[one.place]?.card, at: place }] : [],
  );
  const met = mentions.find((one) => one.at > at);
  if (at < 0 || met?.card === undefined || mentions.length > 2 || mentions.length !== cards.length)
    return undefined;
  const other = mentions.find((one) => one !== met);
  const between = symbols.slice(at, met.at).map(({ sense }) => sense);
  if (between.some((one) => ACTING.has(one))) return undefined;
  if (between.includes("with")) return other?.card && { stack: other.card, response: met.card };
  // “With @1, can I respond to @0?”: @1 need not be what is cast.
  const isAside = other !== undefined && other.at < at && symbols[other.at - 1]?.sense === "with";
  return isAside ? undefined : { stack: met.card, response: other?.card };
}

/** “respond by casting @1”: a verb leaves open which of the two is meant. */
const ACTING: ReadonlySet<string> = new Set(["activate", "cast", "counter"]);

type How = Parameters<typeof respond>[0];

function howFast(stack: Card, response: Card | undefined, isUsed: boolean): How | undefined {
  if (kindsOf(stack).has("land")) return "land";
  const isSplit = keywordsOf(abilitiesOf(stack), "split second").length > 0;
  if (response === undefined) return isUsed ? undefined : isSplit ? "splitSecond" : "open";
  const kinds = kindsOf(response);
  if (isUsed && isPermanent(kinds)) return asAbility(response, isSplit);
  if (isSplit) return "splitSecond";
  if (kinds.has("land")) return undefined;
  const abilities = abilitiesOf(response);
  if (kinds.has("instant") || keywordsOf(abilities, "flash").length > 0) return "quick";
  // What lies on the table may respond by its ability.
  return isPermanent(kinds) && abilities.some(({ kind }) => kind === "activated")
    ? undefined
    : "slow";
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
