import { foldWords } from "@spellwright/text";
import type { JudgeQuestion } from "../judge.ts";

/** English names of the question's own cards among those that a model wrote. Others are left out. */
export const knownCards = (
  written: readonly string[],
  cards: JudgeQuestion["cards"],
): readonly string[] => {
  const names = new Map(
    cards.flatMap(({ card, written: asked }) =>
      [
        card.name,
        card.printed_name,
        asked,
        ...(card.card_faces ?? []).map(({ name }) => name),
      ].flatMap((name) => (name ? [[foldWords(name), card.name] as const] : [])),
    ),
  );
  return [...new Set(written.flatMap((name) => names.get(foldWords(name.trim())) ?? []))];
};
