import type { Discussion, Message } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { ApiError } from "../../../lib/http/api-error.ts";
import { discussionMessages } from "../api/read-messages.ts";

/** What a discussion's address leads to (DISC-05). */
export type OpenDiscussion =
  | { readonly state: "none" | "loading" | "missing" }
  | { readonly state: "signIn"; readonly id: string }
  /** It was open, and no longer can be read: made private by its owner, or deleted by oneself. */
  | { readonly state: "revoked" | "deleted" }
  | { readonly state: "failed"; readonly retry: () => void }
  | {
      readonly state: "ready";
      readonly discussion: Discussion;
      readonly messages: readonly Message[];
    };

/** DISC-05: access lost is noticed within 10 s while the page is looked at. */
const WATCH_MS = 8000;

export const useDiscussion = (id: string | null): OpenDiscussion => {
  const enabled = id !== null;
  const read = useQuery(
    api.discussions.read.queryOptions({
      input: { id: id ?? "" },
      enabled,
      refetchInterval: ({ state }) => (state.data === undefined ? false : WATCH_MS),
      refetchOnWindowFocus: "always",
    }),
  );
  const messages = useQuery({ ...discussionMessages(id ?? ""), enabled });
  if (id === null) return { state: "none" };
  const error = read.error ?? messages.error;
  if (error instanceof ApiError && error.code === "UNAUTHENTICATED") return { state: "signIn", id };
  if (error instanceof ApiError && ["PGRST116", "DISCUSSION_ID_INVALID"].includes(error.code)) {
    if (read.data === undefined) return { state: "missing" };
    return { state: read.data.is_owner ? "deleted" : "revoked" };
  }
  if (read.data !== undefined && messages.data !== undefined) {
    return { state: "ready", discussion: read.data, messages: messages.data };
  }
  if (error !== null) {
    return {
      state: "failed",
      retry: () => {
        void read.refetch();
        void messages.refetch();
      },
    };
  }
  return { state: "loading" };
};
