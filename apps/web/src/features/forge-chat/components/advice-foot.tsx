import { Copy, Printer } from "lucide-react";
import { printPart } from "../../../lib/page/print-part.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, toast } from "../../../ui/index.ts";
import { messageElementId, type ShownAdvice } from "../../chat/index.ts";
import { adviceAsText } from "../model/advice-text.ts";
import styles from "./advice-foot.module.css";
import { CopyList } from "./copy-list.tsx";

interface AdviceFootProps {
  question: string;
  answer: ShownAdvice;
}

/** What can be done with an answer, who answered and what it took. */
export function AdviceFoot({ question, answer }: AdviceFootProps) {
  const { t, language } = useText();
  const { suggestions: analysis } = answer;
  const isReport = analysis !== undefined;
  const print = () => {
    const plate = document.getElementById(messageElementId(answer.messageId));
    if (plate !== null) printPart(plate);
  };
  const copy = () =>
    navigator.clipboard
      .writeText(
        adviceAsText(question, answer, {
          swaps: t("forgeChat.swaps"),
          cheaper: t("forgeChat.swapCheaper"),
          language,
        }),
      )
      .then(
        () => toast.copied(t("oracle.ruling.copied")),
        () => toast.failed(t("oracle.ruling.copyFailed")),
      );
  return (
    <div className={`row wrap between ${styles.foot}`}>
      <span className="row wrap">
        <Button small variant="quiet" className="button-tall" onClick={() => void copy()}>
          <Copy className="icon" />
          {t(isReport ? "forgeChat.copyMarkdown" : "oracle.ruling.copy")}
        </Button>
        {/* Beside the swaps where there are some. */}
        {analysis?.suggestions.length === 0 && <CopyList quiet deckId={analysis.deck_info.id} />}
        {isReport && (
          <Button small variant="quiet" className="button-tall" onClick={print}>
            <Printer className="icon" />
            {t("deckPage.menu.print")}
          </Button>
        )}
      </span>
      <span className="small muted">
        {[
          answer.engine.model ?? t("forgeChat.computed"),
          t("oracle.ruling.zaps", { count: answer.zaps_charged }),
        ].join(" · ")}
      </span>
    </div>
  );
}
