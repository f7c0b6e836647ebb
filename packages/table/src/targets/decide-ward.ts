import { headOf, type Noun } from "@spellwright/card-text";
import type { Engine, NamedCard } from "@spellwright/judge";
import { fits, withoutCount } from "../fits.ts";
import { bilingualName, bilingualWords } from "../reading/card-wording.ts";
import type { PhrasedTableAnswer } from "../reading/table-phrases.ts";
import { any, type Maybe } from "../three-valued.ts";
import { ward } from "./target-phrases.ts";
import { ownerNamedBefore, readTargetQuestion, type TargetQuestion } from "./target-question.ts";
import { targetsOf } from "./targets-of.ts";

const WARD = "ward";
/** Ideas of a question about ward that change nothing of whether it triggers. */
const BESIDE =
  "ward mana-symbol triggered-ability cast opponent creature control permanent spell ability target";

/** Whether ward triggers on a named spell: on one that targets the creature, and on no other (CR 702.21a). */
export function decideWard(
  understanding: Parameters<Engine>[0],
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const { asked, fromCards } = understanding;
  if (!asked.has(WARD)) return undefined;
  const [spell, other] = cards.filter(({ card }) => !card.keywords.includes("Ward"));
  if (spell === undefined || other !== undefined || cards.length > 2) return undefined;
  const asks = readTargetQuestion(understanding, BESIDE, ["pay", ...fromCards.ideas]);
  if (asks === undefined || isOwn(understanding, cards, spell)) return undefined;
  const targets = targetsOf(spell.card);
  const isMet = targets && any(targets.map(meetsCreature));
  if (isMet === undefined || !isAsked(asks, isMet)) return undefined;
  const why = [bilingualWords(spell.card, undefined)];
  return ward(isMet, bilingualName(spell.card), costOf(understanding), why);
}

const FIGURE = /^\{?\d+\}?$/;

/** The cost that is told right behind its name: “ward 2”. */
const costOf = ({ text: { tokens }, matches }: Parameters<Engine>[0]): string | undefined =>
  matches
    .filter(({ id }) => id === WARD)
    .flatMap(({ end }) => tokens[end] ?? [])
    .find((token) => FIGURE.test(token));

/** “Does ward trigger?” either way; “do I have to pay?” only where there is nothing to pay. */
const isAsked = ({ ids }: TargetQuestion, isMet: boolean): boolean =>
  ids.has("trigger-happens") || (!isMet && ids.has("pay"));

/** Ward is for what opponents do. */
function isOwn(
  understanding: Parameters<Engine>[0],
  cards: readonly NamedCard[],
  spell: NamedCard,
): boolean {
  const owner = ownerNamedBefore(understanding, cards, (symbol) =>
    symbol.sense === "named" ? cards[symbol.place] !== spell : symbol.sense === "creature",
  );
  const caster = ownerNamedBefore(
    understanding,
    cards,
    (symbol) => symbol.sense === "named" && cards[symbol.place] === spell,
  );
  return owner !== undefined && owner === caster;
}

const PLAYERS: ReadonlySet<string | undefined> = new Set(["player", "opponent"]);

/** Whether a target may be the creature, as whose target the question tells it. */
function meetsCreature(noun: Noun): Maybe {
  const { thing } = headOf(noun);
  if (PLAYERS.has(thing) || noun.either !== undefined) return noun.either ? undefined : false;
  if (thing === "target") return true;
  const kinds = new Set(["creature"]);
  const fit = fits({ is: withoutCount(noun).is ?? [] }, { kinds, zone: "battlefield" }, NOBODY);
  return fit !== false;
}

const NOBODY = {
  card: { name: "" } as NamedCard["card"],
  copies: 1,
};
