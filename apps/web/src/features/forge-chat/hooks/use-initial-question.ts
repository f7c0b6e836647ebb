import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useSession } from "../../auth/index.ts";
import { measureQuestion } from "../model/question.ts";

interface InitialQuestion {
  readonly fill: (question: string) => void;
  readonly send: (question: string) => void;
}

/**
 * ROUTE: `?initialQuestion=` fills the composer, and is sent at once by a signed-in person when it is
 * long enough; the address then forgets it.
 */
export const useInitialQuestion = ({ fill, send }: InitialQuestion): void => {
  const { user } = useSession();
  const navigate = useNavigate();
  const question = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get("initialQuestion"),
  });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const now = useRef({ fill, send });
  now.current = { fill, send };
  const signedIn = user !== null;
  useEffect(() => {
    if (question === null) return;
    if (signedIn && measureQuestion(question).missing === 0) now.current.send(question);
    else now.current.fill(question);
    void navigate({ to: pathname, replace: true });
  }, [question, signedIn, pathname, navigate]);
};
