import type { SettledQuestionPage } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";

/** The question and its answer for search engines (schema.org QAPage). */
export function StructuredAnswer({ question }: { question: SettledQuestionPage }) {
  const { t } = useText();
  const { verdict, answer, because } = question;
  const word = verdict === null ? "" : `${t(`questions.verdict.${verdict}`)}. `;
  const page = {
    "@context": "https://schema.org",
    "@type": "QAPage",
    inLanguage: question.language,
    mainEntity: {
      "@type": "Question",
      name: question.question,
      text: question.question,
      answerCount: 1,
      acceptedAnswer: { "@type": "Answer", text: `${word}${answer} ${because}` },
    },
  };
  return <script type="application/ld+json">{JSON.stringify(page)}</script>;
}
