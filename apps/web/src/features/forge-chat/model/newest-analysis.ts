import type { DeckSuggestions, Message } from "@spellwright/contract";

/** What an analysis suggests, and what the plan of its reader holds back of it. */
export interface FoundAnalysis {
  readonly suggestions: DeckSuggestions;
  readonly locked: { readonly title: string; readonly names: string[] } | undefined;
}

/** The newest analysis among the messages of a discussion, oldest first. Undefined where it holds none. */
export const newestAnalysis = (messages: readonly Message[]): FoundAnalysis | undefined => {
  for (const { payload } of messages.toReversed()) {
    if (payload.type !== "suggestions" || payload.suggestions === undefined) continue;
    const held = payload.strategySections.find(({ locked }) => locked !== undefined);
    return {
      suggestions: payload.suggestions,
      locked: held?.locked && { title: held.title, names: held.locked },
    };
  }
  return undefined;
};
