import { useState } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import type { LinkFormProps } from "../model/link-form.ts";

/** Uses the link of a form: busy until the page goes on, or until a failure is told. */
export const useLinkForm = ({ use, onDone }: Pick<LinkFormProps, "use" | "onDone">) => {
  const { language } = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    busy,
    failure,
    send: async (password?: string): Promise<void> => {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      try {
        const used = await use(password);
        if (used !== null) onDone(used);
        else setBusy(false);
      } catch (error) {
        setFailure(errorSentence(error, language));
        setBusy(false);
      }
    },
  };
};
