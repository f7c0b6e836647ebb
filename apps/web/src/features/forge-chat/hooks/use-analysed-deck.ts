import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useSession } from "../../auth/index.ts";

/** The deck of an analysis as it is now. Undefined for who reads it without having the deck. */
export const useAnalysedDeck = (id: string) => {
  const { user } = useSession();
  return useQuery(api.decks.read.queryOptions({ input: { id }, enabled: user !== null })).data;
};
