import { recogniseRoles } from "@spellwright/decks";
import { referenceOf } from "../deck-facts.ts";
import { asksWhatCardIs } from "../understanding/asks-what-card-is.ts";
import { type Answer, finding } from "./answer-part.ts";

/** Whether a named card is of a role: what the card does decides, whatever the deck plays. */
export const answerCardRole: Answer = ({ question, understanding }) => {
  const [named] = question.cards;
  const [role] = understanding.roles;
  if (named === undefined || role === undefined || !asksWhatCardIs(question)) return undefined;
  const { roles, source } = recogniseRoles(named.card);
  if (source === "none") return undefined;
  const reference = referenceOf(named.card, null);
  const card = { card: { card: reference } };
  const known = [...roles];
  const value = named.card.cmc;
  return {
    responseType: "cards",
    headline: finding(roles.has(role) ? "cardOfRole" : "cardNotOfRole", {
      ...card,
      role: { role },
    }),
    title: "cardRole",
    items: [
      known.length === 0
        ? finding("compareCardNoRole", { ...card, value })
        : finding("compareCard", { ...card, roles: { roles: known }, value }),
      ...(source === "starter" ? [finding("readFromSummaries", { count: 1 })] : []),
    ],
    cards: [reference],
    confidence: source === "official" ? 0.9 : 0.6,
  };
};
