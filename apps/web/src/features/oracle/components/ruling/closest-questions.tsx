import type { NearQuestion } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { ArrowRight, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { CardTextLine } from "../../../../ui/card-text.tsx";
import plate from "./ruling-plate.module.css";
import styles from "./undecided.module.css";

interface ClosestQuestionsProps {
  questions: readonly NearQuestion[];
  /** Told when a person takes one for their own. Absent where nobody keeps it. */
  onRecognised?: ((slug: string) => void) | undefined;
}

/** “Is this your question?”: settled questions that come near. A tap shows the answer, free. */
export function ClosestQuestions({ questions, onRecognised }: ClosestQuestionsProps) {
  const { t, language } = useText();
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const choose = (slug: string) => {
    if (slug !== open) onRecognised?.(slug);
    setOpen(slug === open ? null : slug);
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 className={plate.partHeading} id={`${id}-title`}>
        {t("oracle.undecided.title")}
      </h3>
      <ul className={styles.questions}>
        {questions.map(({ slug, title, answer, rule }) => (
          <li key={slug} className={styles.question}>
            <button
              type="button"
              className={styles.ask}
              aria-expanded={slug === open}
              aria-controls={slug === open ? `${id}-${slug}` : undefined}
              onClick={() => choose(slug)}
            >
              <span>
                <CardTextLine line={title} />
              </span>
              <ChevronDown className="icon icon-small" aria-hidden="true" />
            </button>
            {slug === open && (
              <div id={`${id}-${slug}`} className={styles.answer}>
                <p>
                  <CardTextLine line={answer} />
                </p>
                <p className="small muted">
                  {t("oracle.undecided.decides", { number: rule })}{" "}
                  <Link to={pagePath(language, "question", slug)}>
                    {t("oracle.undecided.page")}
                    <ArrowRight className="icon icon-small" aria-hidden="true" />
                  </Link>
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className="small muted">{t("oracle.undecided.free")}</p>
    </section>
  );
}
