import { pagePath } from "@spellwright/locales";
import { useAddressWord, useNavigate } from "@spellwright/router";
import { useEffect, useRef } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { type KeptDraft, withText } from "../../chat/index.ts";

/**
 * Puts what a link brings along (`?ask=`, from a rule or a card) into the composer, behind what stands
 * there. Nothing is sent. The address then forgets it, so that a reload does not write it again.
 */
export const useAskedText = (edit: KeptDraft["edit"]): void => {
  const { language } = useText();
  const navigate = useNavigate();
  const ask = useAddressWord("ask") ?? "";
  const newest = useRef(edit);
  newest.current = edit;
  useEffect(() => {
    if (ask === "") return;
    newest.current((draft) => withText(draft, ask));
    void navigate({ to: pagePath(language, "oracle"), replace: true });
  }, [ask, language, navigate]);
};
