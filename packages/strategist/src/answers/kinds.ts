import { pluralOf, singularsOf, wordsOf } from "@spellwright/text";
import { type DeckCard, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";

/** Subtypes of a card in both languages: what stands behind the dash, or the colon in French. */
const subtypesOf = ({ card }: DeckCard): readonly string[] => {
  const lines = [
    card.type_line,
    ...(card.card_faces ?? []).map((face) => face.type_line ?? ""),
  ].map((line) => line.split(/ [—-] /)[1] ?? "");
  const french = [
    card.printed_type_line ?? "",
    ...(card.card_faces ?? []).map((face) => face.printed_type_line ?? ""),
  ].map((line) => line.split(/\s?:\s/)[1] ?? "");
  return [...lines, ...french].flatMap((part) => wordsOf(part).map(({ folded }) => folded));
};

/** The subtype that a question names, in one number or the other. */
const askedSubtype = (question: string, { cards }: DeckFacts): string | undefined => {
  const known = new Set(cards.flatMap(subtypesOf));
  for (const { folded } of wordsOf(question))
    for (const form of [
      folded,
      ...singularsOf(folded),
      // Elves, wolves, dwarves.
      folded.replace(/ves$/, "f"),
      pluralOf(folded),
    ])
      if (form.length > 2 && known.has(form)) return form;
  return undefined;
};

/** How many cards of a subtype the deck plays, and which: “how many Dinosaurs”. */
export const answerKinds: Answer = ({ facts, question, understanding }) => {
  if (facts === null || question.cards.length > 0) return undefined;
  if (!understanding.asksCount && !understanding.asksWhich) return undefined;
  const subtype = askedSubtype(question.question, facts);
  if (subtype === undefined) return undefined;
  const found = facts.cards.filter((each) => subtypesOf(each).includes(subtype));
  const cards = found.map(({ card, quantity }) => referenceOf(card, quantity));
  const count = found.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    responseType: "cards",
    headline: finding("kindCount", { kind: subtype, count }),
    title: "types",
    items: [finding("kindCards", { cards: { cards } })],
    cards,
    confidence: 0.95 * knownShare(facts),
  };
};
