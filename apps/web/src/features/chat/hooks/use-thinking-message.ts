import { type Thinker, thinkingMessages } from "@spellwright/locales";
import { useEffect, useMemo, useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { rotateMessages } from "../model/message-rotation.ts";

/** ORA-04. */
const ROTATION_MS = 7000;

/** What who thinks is doing, another every 7 seconds. */
export const useThinkingMessage = (thinker: Thinker): string => {
  const { language } = useText();
  const next = useMemo(
    () => rotateMessages(thinkingMessages(language, thinker), Math.random),
    [language, thinker],
  );
  const [message, setMessage] = useState(next);
  useEffect(() => {
    const timer = setInterval(() => setMessage(next()), ROTATION_MS);
    return () => clearInterval(timer);
  }, [next]);
  return message;
};
