import { useText } from "../../../lib/text.tsx";
import { paragraphsOf } from "../model/paragraphs.ts";
import type { Writing } from "../model/run-follow.ts";

/**
 * A model's ruling while it is written, before its citations are checked: for the eye only, since the
 * ruling itself is announced when it is there.
 */
export function FormingRuling({ writing }: { writing: Writing }) {
  const { t } = useText();
  return (
    <div className="plate rul rul-open stack" data-part="forming" aria-hidden="true">
      <p className="small muted">{t("model.forming")}</p>
      <p className="verdict">{writing.ruling}</p>
      <div className="stack rul-text soft">
        {paragraphsOf(writing.explanation).map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
