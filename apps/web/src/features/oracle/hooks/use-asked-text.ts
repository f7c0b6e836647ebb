import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useText } from "../../../lib/text.tsx";
import { type Draft, withText } from "../../chat/index.ts";

/**
 * Puts what a link brings along (`?ask=`, from a rule or a card) into the composer, behind what stands
 * there; nothing is sent. The address then forgets it, so that a reload does not write it again.
 */
export const useAskedText = (draft: Draft, changeDraft: (draft: Draft) => void): void => {
  const { language } = useText();
  const navigate = useNavigate();
  const ask = useSearch({ strict: false, select: (search) => search.ask });
  const now = useRef({ draft, changeDraft });
  now.current = { draft, changeDraft };
  useEffect(() => {
    if (ask === undefined) return;
    now.current.changeDraft(withText(now.current.draft, ask));
    void navigate({ to: "/$language/oracle", params: { language }, replace: true });
  }, [ask, language, navigate]);
};
