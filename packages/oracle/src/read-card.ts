import type { ReadCard } from "@spellwright/judge";
import type { CardFacts, RunSteps } from "./find-cards.ts";

/** Reads a card of the data in use by its name, whole and with its official notes. */
export const createReadCard =
  (facts: CardFacts, doSteps: RunSteps): ReadCard =>
  async (written, language) => {
    const index = await facts.cardIndex();
    const name = written.replace(/\[\[|\]\]/g, "").trim();
    const resolution = await doSteps(index.resolveInSteps(name, language));
    if (resolution.kind === "unknown")
      return { kind: "unknown", suggestions: resolution.suggestions };
    if (resolution.kind === "ambiguous")
      return { kind: "unknown", suggestions: resolution.candidates.map((one) => one.name) };
    const [card] = await facts.cardsByIds([resolution.id]);
    if (card === undefined) return { kind: "unknown", suggestions: [] };
    return { kind: "found", card, rulings: await facts.rulingsOf([card.name]) };
  };
