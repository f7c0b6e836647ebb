import type { DecklistProblem, ParsedDeck } from "@spellwright/contract";
import { Info, TriangleAlert } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { acceptSuggestion, COPIES_ASKED } from "../model/accept-suggestion.ts";
import styles from "./problem-list.module.css";

interface ProblemListProps {
  parsed: ParsedDeck;
  text: string;
  /** The text has changed since it was read: line numbers may be others now. */
  isStale: boolean;
  onChange: (text: string) => void;
}

/** Lines that were not wholly understood, with the closest names (IMP-05). */
export function ProblemList({ parsed, text, isStale, onChange }: ProblemListProps) {
  const { t } = useText();
  const { problems, problemCount } = parsed;
  const more = problemCount - problems.length;
  const title = t("deckImport.problems.title", { count: problemCount });
  const accept = (problem: DecklistProblem, name: string) => {
    onChange(acceptSuggestion(text, problem, parsed.cards, name));
    if (problem.reason !== COPIES_ASKED)
      toast.done(t("deckImport.problems.replaced", { line: problem.line, name }));
  };
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable */}
      <ul className={styles.problems} tabIndex={0} aria-label={title}>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.reason} ${problem.message}`}>
            <Problem problem={problem} isStale={isStale} onAccept={accept} />
          </li>
        ))}
        {more > 0 && <li className="muted">{t("deckImport.problems.more", { count: more })}</li>}
      </ul>
    </section>
  );
}

interface ProblemProps {
  problem: DecklistProblem;
  isStale: boolean;
  onAccept: (problem: DecklistProblem, name: string) => void;
}

function Problem({ problem, isStale, onAccept }: ProblemProps) {
  const { t } = useText();
  const { line, text, message, suggestions, severity, kept } = problem;
  const isError = severity === "error";
  const Icon = isError ? TriangleAlert : Info;
  return (
    <div className={styles.problem}>
      <Icon className="icon icon-small" aria-hidden="true" />
      <div className={`grow ${styles.words}`}>
        <p className="small">
          <b className="figures">{t("deckImport.problems.line", { line })}</b> <code>{text}</code>
        </p>
        <p className="small soft">
          {message} {isError && kept && t("deckImport.problems.kept")}
        </p>
        {suggestions.length > 0 && (
          <p className="row wrap">
            {suggestions.map((name) => (
              <button
                key={name}
                type="button"
                className="chip"
                disabled={isStale}
                aria-label={
                  problem.reason === COPIES_ASKED
                    ? t("deckImport.problems.copiesIn", { column: name })
                    : t("deckImport.problems.replace", { name, line })
                }
                onClick={() => onAccept(problem, name)}
              >
                {name}
              </button>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
