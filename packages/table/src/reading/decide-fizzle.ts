import { type Deed, deedsOf } from "@spellwright/card-text";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { isTargeted } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { fizzles } from "./fate-phrases.ts";
import type { SceneSymbol, Sense } from "./symbols.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

/** What is told of a spell whose target is sacrificed, before the question. */
const TOLD: ReadonlySet<string> = new Set(
  "cast creature end me named onto respond sacrifice target them".split(" "),
);
/** What is asked about, by the verb of a card's text. */
const ASKED: Partial<Record<Sense, string>> = {
  deal: "deal",
  draw: "draw",
  exile: "exile",
  gain: "gain",
  "is-exiled": "exile",
  lose: "lose",
};
const ASKING: ReadonlySet<string> = new Set("can card creature end life me named them".split(" "));

/** Whether a spell still does something whose only target was sacrificed in response: it does nothing (CR 608.2b). */
export function decideFizzle(
  symbols: readonly SceneSymbol[],
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const senses = symbols.map(({ sense }) => sense);
  const cast = senses.indexOf("cast");
  const sacrifice = senses.indexOf("sacrifice");
  const told = Math.max(senses.indexOf("respond"), sacrifice);
  if (cast < 0 || sacrifice < cast || !senses.includes("respond")) return undefined;
  if (senses.slice(0, told + 1).some((one) => !TOLD.has(one))) return undefined;
  const rest = senses.slice(told + 1);
  const asked = rest.flatMap((one) => ASKED[one as Sense] ?? []);
  const isPlain = rest.every((one) => ASKING.has(one) || ASKED[one as Sense] !== undefined);
  const [verb, other] = asked;
  const spell = symbols.slice(cast).find((one) => one.sense === "named");
  if (!isPlain || verb === undefined || other !== undefined || spell?.sense !== "named")
    return undefined;
  if (!isTargetGone(symbols.slice(cast, sacrifice), symbols.slice(sacrifice + 1))) return undefined;
  const card = cards[spell.place]?.card;
  if (card === undefined || isPermanent(kindsOf(card))) return undefined;
  const deeds = deedsOf(abilitiesOf(card));
  return deeds.some((deed) => deed.verb === verb) && hasOneTarget(deeds)
    ? fizzles(bilingualName(card), [bilingualWords(card, undefined)])
    : undefined;
}

/** “on his @1 and he sacrifices it”, “… sacrifices @1”; “a creature” may be another one. */
function isTargetGone(cast: readonly SceneSymbol[], after: readonly SceneSymbol[]): boolean {
  const aimed = cast.findIndex(({ sense }) => sense === "onto" || sense === "target");
  const [first, second] = cast.slice(aimed + 1).filter(({ sense }) => !isPlayer(sense));
  if (aimed < 0 || (first?.sense !== "named" && first?.sense !== "creature")) return false;
  const target = first.sense === "creature" && second?.sense === "named" ? second : first;
  const end = after.findIndex(({ sense }) => sense === "end" || sense === "respond");
  const lost = after.slice(0, end < 0 ? undefined : end).filter(({ sense }) => !isPlayer(sense));
  return lost.every(
    (one) =>
      ENDING.has(one.sense) ||
      (one.sense === "named" && target.sense === "named" && one.place === target.place),
  );
}

const isPlayer = (sense: string): boolean => sense === "me" || sense === "them";
/** Where nothing else ends what is sacrificed, the question does. */
const ENDING: ReadonlySet<string> = new Set(["can", "life", "card", ...Object.keys(ASKED)]);

/** One target, and no choice of others. */
function hasOneTarget(deeds: readonly Deed[]): boolean {
  const targets = new Set(
    deeds
      .flatMap(({ what, to, who }) => [what, to, who])
      .filter((noun) => noun !== undefined && isTargeted(noun))
      .map((noun) => JSON.stringify(noun)),
  );
  return targets.size === 1 && deeds.every(({ ability }) => ability.kind === "spell");
}
