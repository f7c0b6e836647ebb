import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useText } from "../../../lib/text.tsx";

/**
 * Takes the page to the discussion that a first question began (ORA-08).
 *
 * @param created the discussion that a question of this screen was answered in
 * @returns whether this discussion began on this screen: what is being typed goes along
 */
export const useNewAddress = (discussionId: string | null, created: string | null): boolean => {
  const { language } = useText();
  const navigate = useNavigate();
  const [born, setBorn] = useState<string | null>(null);
  if (created !== null && born !== created) setBorn(created);
  else if (born !== null && discussionId !== born && created === null) setBorn(null);
  useEffect(() => {
    if (created === null) return;
    void navigate({
      to: "/$language/oracle/discussion/$discussionId",
      params: { language, discussionId: created },
      replace: true,
    });
  }, [created, language, navigate]);
  return discussionId !== null && discussionId === born;
};
