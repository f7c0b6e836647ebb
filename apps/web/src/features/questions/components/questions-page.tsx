import { useAddressWord } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { RulesFrame } from "../../rules/index.ts";
import { QuestionList } from "./question-list.tsx";
import { QuestionsFilter } from "./questions-filter.tsx";

/** The settled questions for anybody to read: a search and the chapters, then the list. */
export function QuestionsPage() {
  const { t } = useText();
  const view = { query: useAddressWord("q") ?? "", chapter: useAddressWord("chapter") ?? "" };
  return (
    <RulesFrame>
      <h1>{t("questions.title")}</h1>
      <p className="lead">{t("questions.lead")}</p>
      <QuestionsFilter view={view} />
      <QuestionList view={view} />
    </RulesFrame>
  );
}
