import { CloudUpload } from "lucide-react";
import { usePartTexts } from "../lib/text/part-texts.ts";
import { useText } from "../lib/text/text.tsx";

/** That something was not sent yet. */
export function WaitingTag() {
  usePartTexts("outbox");
  const { t } = useText();
  return (
    <span className="tag">
      <CloudUpload className="icon icon-small" aria-hidden="true" />
      {t("outbox.willBeSent")}
    </span>
  );
}
