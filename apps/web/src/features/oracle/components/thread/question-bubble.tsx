import { useText } from "../../../../lib/text.tsx";
import { VisuallyHidden } from "../../../../ui/index.ts";
import { segmentsOf } from "../../model/mentions.ts";

/** What the person asked, its cards as mentions. */
export function QuestionBubble({ question }: { question: string }) {
  const { t } = useText();
  return (
    <div className="gloss">
      <div>
        <div className="ask">
          <VisuallyHidden>{t("oracle.thread.you")}</VisuallyHidden>
          <p className="ask-text">
            {segmentsOf(question).map((segment) =>
              segment.kind === "text" ? (
                <span key={segment.start}>{segment.text}</span>
              ) : (
                <span key={segment.start} className="mention">
                  {segment.text}
                </span>
              ),
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
