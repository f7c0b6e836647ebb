import { type ArchetypeBound, archetypeBounds } from "@spellwright/decks";
import { archetypeOf, combosOf, type DeckFacts, knownShare } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import type { AskedArchetype } from "../understanding/archetype-words.ts";
import { type Answer, finding } from "./answer-part.ts";

const definitionOf = ({ archetype }: AskedArchetype): Finding =>
  finding(`archetypeDefinition.${archetype}`);

/** What the list shows of a mark, and what decks of the kind show of it. */
const boundFinding = ({ mark, value, bound, figure, isMet }: ArchetypeBound): Finding =>
  finding(`archetypeBound.${bound}${isMet ? "" : "Missed"}`, {
    marks: { marks: [{ mark, value }] },
    figure: mark === "kinShare" ? { percent: figure } : { decimal: figure },
  });

/** Whether the deck is of the kind, and what tells it. */
const readDeck = ({ deck }: DeckFacts, { archetype }: AskedArchetype) => {
  const found = archetypeOf(deck);
  const bounds = archetypeBounds(deck.entries, combosOf(deck), archetype);
  const isAll = bounds.length > 0 && bounds.every(({ isMet }) => isMet);
  const asked = { archetype };
  const verdict = (): Finding => {
    if (found === archetype)
      return finding(isAll ? "archetypeYes" : "archetypeCalled", { archetype: asked });
    if (found === null) return finding("archetypeNone", { archetype: asked });
    return finding(isAll ? "archetypeAlso" : "archetypeNo", {
      archetype: asked,
      found: { archetype: found },
    });
  };
  return { verdict: verdict(), bounds: bounds.map(boundFinding) };
};

/** Whether a deck is of a kind that the question names, or what decks of that kind do (FOR-09). */
export const answerArchetype: Answer = ({ facts, understanding }) => {
  const [asked] = understanding.archetypes;
  if (asked === undefined) return undefined;
  const definition = definitionOf(asked);
  if (facts === null || facts.statistics.cards === 0)
    return asked.asks === "whether"
      ? undefined
      : {
          responseType: "guidance",
          headline: definition,
          title: "archetype",
          items: [],
          confidence: 0.8,
        };
  const { verdict, bounds } = readDeck(facts, asked);
  const isWhether = asked.asks === "whether";
  return {
    responseType: isWhether ? "cards" : "guidance",
    headline: isWhether ? verdict : definition,
    title: "archetype",
    items: [isWhether ? definition : verdict, ...bounds],
    confidence: 0.75 * knownShare(facts),
  };
};
