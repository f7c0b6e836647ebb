import type { DeckDetail, DeckLine } from "@spellwright/contract";

/** What is wrong with a line in its format. A card that is not known is marked as that. */
export const problemOf = (
  { card_name: name, card }: Pick<DeckLine, "card_name" | "card">,
  { problems }: Pick<DeckDetail["legality"], "problems">,
): DeckDetail["legality"]["problems"][number] | undefined =>
  problems.find(
    ({ code, params }) =>
      code !== "unknownCard" && (params.name === name || params.name === (card?.name ?? name)),
  );
