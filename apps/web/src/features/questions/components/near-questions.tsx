import type { SettledQuestionPage } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { QuestionLink } from "./question-link.tsx";

/** Questions that share rules or ideas with the one on the page, in the margin. */
export function NearQuestions({ question: { near } }: { question: SettledQuestionPage }) {
  const { t } = useText();
  if (near.length === 0) return null;
  return (
    <aside aria-label={t("questions.page.near")}>
      <h2 className="ruled-heading">{t("questions.page.near")}</h2>
      <ul className="found-list">
        {near.map((each) => (
          <li key={each.slug}>
            <QuestionLink question={each} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
