import { useParams } from "@tanstack/react-router";
import { DeckPage } from "../../features/decks/index.ts";

/** FOR-05. Another deck is another page: nothing typed for one may reach the other. */
export function DeckRoute() {
  const { deckId } = useParams({ strict: false });
  return <DeckPage key={deckId} id={deckId ?? ""} />;
}
