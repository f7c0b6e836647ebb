import { useEffect, useState } from "react";
import { segmentsOf } from "../../chat/index.ts";

/** ORA-09. */
const HINT_MS = 5000;
const HINT_LENGTH = 3;

/** True for 5 s once a text grows over 3 characters without naming a card. */
export const useMentionHint = (text: string): boolean => {
  const wanted =
    text.trim().length > HINT_LENGTH &&
    !text.includes("@") &&
    segmentsOf(text).every((segment) => segment.kind === "text");
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setExpired(true), HINT_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  if (!wanted && expired && text === "") setExpired(false);
  return wanted && !expired;
};
