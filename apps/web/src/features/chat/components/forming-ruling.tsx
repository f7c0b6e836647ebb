import { useText } from "../../../lib/text/text.tsx";
import { paragraphsOf } from "../model/paragraphs.ts";
import type { PartialAnswer } from "../model/run-follow.ts";
import { AnswerPlate, AnswerText } from "./answer-plate.tsx";
import { AnswerSentence } from "./answer-sentence.tsx";

/**
 * A model's ruling while it is written, before its citations are checked: for the eye only, since the
 * ruling itself is announced when it is there.
 */
export function FormingRuling({ writing }: { writing: PartialAnswer }) {
  const { t } = useText();
  return (
    <AnswerPlate decided={false} className="stack" data-part="forming" aria-hidden="true">
      <p className="small muted">{t("model.forming")}</p>
      <AnswerSentence smaller text={writing.ruling} />
      <AnswerText className="soft">
        {paragraphsOf(writing.explanation).map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      </AnswerText>
    </AnswerPlate>
  );
}
