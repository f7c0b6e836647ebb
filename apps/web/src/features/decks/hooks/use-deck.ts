import type { DeckDetail } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { ApiError } from "../../../lib/http/api-error.ts";
import { useSession } from "../../auth/index.ts";

/** What the address of a deck leads to. Someone else's deck is missing like one that never was. */
export type OpenDeck =
  | { readonly state: "loading" | "missing" | "signIn" }
  | { readonly state: "failed"; readonly error: Error; readonly retry: () => void }
  | { readonly state: "ready"; readonly deck: DeckDetail };

export const useDeck = (id: string): OpenDeck => {
  const { user } = useSession();
  const enabled = user !== null;
  const read = useQuery(api.decks.read.queryOptions({ input: { id }, enabled }));
  if (!enabled) return { state: "signIn" };
  if (read.error instanceof ApiError && read.error.code === "DECK_NOT_FOUND")
    return { state: "missing" };
  if (read.data !== undefined) return { state: "ready", deck: read.data };
  if (read.error !== null)
    return { state: "failed", error: read.error, retry: () => void read.refetch() };
  return { state: "loading" };
};
