import { OPPOSING_ANSWERS, type OpposingAnswer } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, referenceOf, roleTrust } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import type { Understanding } from "../understanding/understand.ts";
import { isFreeOnTheirTurn } from "../usual-cost.ts";
import { type Answer, finding } from "./answer-part.ts";
import { KEEPS } from "./keeps.ts";

/** “How do I protect my creatures?”: from what takes them, one or all. */
const fearsForCreatures = ({ filters }: Understanding): boolean =>
  filters.some(
    ({ kind, ...rest }) => kind === "type" && "type" in rest && rest.type === "creature",
  );

/** What the question fears. A combo is countered, and where it does not tell, spells are countered and boards wiped. */
const menacesIn = (understanding: Understanding): readonly OpposingAnswer[] => {
  const { roles, opponents } = understanding;
  const isTold: Readonly<Record<OpposingAnswer, boolean>> = {
    counters:
      roles.includes("counterspell") ||
      opponents.includes("control") ||
      opponents.includes("combo"),
    wipes: roles.includes("wipe") || fearsForCreatures(understanding),
    removal: roles.includes("removal") || fearsForCreatures(understanding),
  };
  const told = OPPOSING_ANSWERS.filter((menace) => isTold[menace]);
  return told.length > 0 ? told : ["counters", "wipes"];
};

const keeping = (facts: DeckFacts, menace: OpposingAnswer): Finding => {
  const cards = facts.cards
    .filter(KEEPS[menace])
    .map(({ card, quantity }) => referenceOf(card, quantity));
  const code = cards.length === 0 ? "aroundOpen" : "aroundMet";
  return finding(`${code}.${menace}`, { cards: { cards } });
};

/** What protects for nothing, but not in the turn in which one wants to be sure. */
const freeOnTheirTurn = (
  facts: DeckFacts,
  menaces: readonly OpposingAnswer[],
): readonly DeckCard[] =>
  facts.cards.filter(
    (each) => isFreeOnTheirTurn(each.card) && menaces.some((menace) => KEEPS[menace](each)),
  );

/** How to play around what others do, and which cards of the list help with it (FOR-09). */
export const answerPlayAround: Answer = ({ facts, question, understanding }) => {
  if (facts === null || !understanding.subjects.has("playAround")) return undefined;
  if (roleTrust(facts) === 0) return undefined;
  const menaces = menacesIn(understanding);
  const [headline, ...met] = menaces.map((menace) => keeping(facts, menace));
  if (headline === undefined) return undefined;
  const theirs = freeOnTheirTurn(facts, menaces);
  const isNamed = theirs.some(({ card }) =>
    question.cards.some((each) => each.card.name === card.name),
  );
  const caveat =
    theirs.length === 0
      ? []
      : [
          finding("aroundTheirTurn", {
            cards: { cards: theirs.map(({ card }) => referenceOf(card, null)) },
          }),
        ];
  const [head = headline, ...rest] = isNamed
    ? [...caveat, headline, ...met]
    : [headline, ...caveat, ...met];
  const named = facts.cards.filter((each) => menaces.some((menace) => KEEPS[menace](each)));
  return {
    responseType: "cards",
    headline: head,
    title: "playAround",
    items: [...rest, ...menaces.map((menace) => finding(`aroundRule.${menace}`))],
    cards: named.map(({ card, quantity }) => referenceOf(card, quantity)),
    confidence: 0.7 * roleTrust(facts),
  };
};
