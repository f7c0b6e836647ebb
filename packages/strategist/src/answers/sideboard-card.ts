import { type DeckCard, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { cutOrder } from "../report/cut-order.ts";
import { opponentsMet } from "../report/matchups.ts";
import { type AnswerPart, finding } from "./answer-part.ts";
import { copiesToCut } from "./cuts.ts";
import { threatsMet } from "./threats.ts";

/** In which match-ups a card of the sideboard comes in, against what, and what makes room for it. */
export const sideboardCard = (each: DeckCard, facts: DeckFacts): AnswerPart => {
  const card = { card: referenceOf(each.card, each.quantity) };
  const opponents = opponentsMet(each.card);
  const threats = [...threatsMet(each.card)];
  const out = copiesToCut(cutOrder(facts), each.quantity).map(({ card: goes, quantity }) =>
    referenceOf(goes, quantity),
  );
  return {
    responseType: "cards",
    headline:
      opponents.length > 0
        ? finding("sideboardCardMeets", { card, opponents: { opponents } })
        : finding("sideboardCardOpen", { card }),
    title: "sideboard",
    items: [
      ...(threats.length > 0
        ? [finding("sideboardCardAnswers", { card, threats: { threats } })]
        : []),
      ...[...each.roles].map((role) => finding("fitRole", { role: { role } })),
      ...(out.length > 0 ? [finding("sideboardOut", { cards: { cards: out } })] : []),
    ],
    cards: [card.card, ...out],
    confidence: 0.75 * knownShare(facts),
  };
};
