import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useSession } from "../../auth/index.ts";
import { measureQuestion } from "../model/question.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The question in the address was chosen on a page of ours. */
    sendsQuestion?: true;
  }
}

interface InitialQuestion {
  readonly fill: (question: string) => void;
  readonly send: (question: string) => void;
}

/** The question in the address, which a page of ours or a link from outside put there. */
const useWaitingQuestion = (): string | null =>
  useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get("initialQuestion"),
  });

/** Whether the address brings a question to the chat of this page. */
export const useQuestionWaits = (): boolean => useWaitingQuestion() !== null;

/**
 * ROUTE-06: `?initialQuestion=` fills the composer, and the address then forgets it. It is sent at once
 * for a signed-in person, when it is long enough and was chosen on a page of ours: a link from outside
 * spends nobody's zaps.
 */
export const useInitialQuestion = ({ fill, send }: InitialQuestion): void => {
  const { user } = useSession();
  const navigate = useNavigate();
  const question = useWaitingQuestion();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isOurs = useRouterState({
    select: ({ location }) => location.state.sendsQuestion === true,
  });
  const now = useRef({ fill, send });
  now.current = { fill, send };
  const isSent = isOurs && user !== null;
  useEffect(() => {
    if (question === null) return;
    if (isSent && measureQuestion(question).missing === 0) now.current.send(question);
    else now.current.fill(question);
    void navigate({ to: pathname, replace: true });
  }, [question, isSent, pathname, navigate]);
};
