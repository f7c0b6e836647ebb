import { useEffect, useRef } from "react";
import { useSession } from "../../auth/index.ts";
import type { ChatPlace } from "../model/chat-place.ts";
import { emptyScreenKey } from "../model/draft-store.ts";
import { takeWaitingQuestion } from "../model/waiting-question.ts";
import type { ComposerState } from "./use-composer.ts";

/**
 * Sends the question that waited for a sign-in, once its asker is there (ORA-06).
 *
 * @param send sends what stands in the composer
 */
export const useSendAfterSignIn = (
  place: ChatPlace,
  { now }: Pick<ComposerState, "now">,
  send: () => void,
): void => {
  const { user, readOnly } = useSession();
  const email = readOnly || place.discussionId !== null ? null : (user?.email ?? null);
  const home = emptyScreenKey(place);
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (email === null) return;
    if (takeWaitingQuestion(home, email, now().text, new Date())) latest.current();
  }, [email, home, now]);
};
