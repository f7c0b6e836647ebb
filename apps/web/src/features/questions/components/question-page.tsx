import type { SettledQuestionPage } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { ApiError } from "../../../lib/http/api-error.ts";
import { usePageSubject } from "../../../lib/page/page-subject.ts";
import { useAddressSubject } from "../../../lib/router/address-subject.ts";
import { useText } from "../../../lib/text/text.tsx";
import { LoadFailed, MarginColumns, Skeleton } from "../../../ui/index.ts";
import { RulesFrame } from "../../rules/index.ts";
import { useQuestion } from "../api/question-calls.ts";
import { NearQuestions } from "./near-questions.tsx";
import { QuestionPlate } from "./question-plate.tsx";
import { QuestionRules } from "./question-rules.tsx";
import { QuestionsFilter } from "./questions-filter.tsx";
import { StructuredAnswer } from "./structured-answer.tsx";

const ALL = { query: "", chapter: "" };

/** The page of a settled question, at an address that stays. */
export function QuestionPage() {
  const { t, language } = useText();
  const slug = useAddressSubject();
  return (
    <RulesFrame>
      <Loaded key={slug} slug={slug} />
      <p>
        <Link to={pagePath(language, "questions")} words={{}}>
          {t("questions.page.back")}
        </Link>{" "}
        · <Link to={pagePath(language, "reliability")}>{t("oracle.ruling.howOften")}</Link>
      </p>
    </RulesFrame>
  );
}

function Loaded({ slug }: { slug: string }) {
  const { t } = useText();
  const question = useQuestion(slug);
  const { data, error } = question;
  usePageSubject(data?.question ?? null, data?.answer);
  if (error instanceof ApiError && error.code === "QUESTION_NOT_FOUND")
    return (
      <>
        <h1>{t("questions.page.missing")}</h1>
        <p className="lead">{t("questions.page.missingText")}</p>
        <QuestionsFilter view={ALL} />
      </>
    );
  if (question.isError)
    return (
      <LoadFailed
        title={t("questions.failed")}
        error={error}
        busy={question.isFetching}
        onRetry={() => void question.refetch()}
      />
    );
  if (data === undefined)
    return <Skeleton widths={["30%", "80%", "100%", "90%"]} label={t("questions.loading")} />;
  return <Shown question={data} />;
}

function Shown({ question }: { question: SettledQuestionPage }) {
  return (
    <MarginColumns>
      <div className="stack">
        <StructuredAnswer question={question} />
        <QuestionPlate question={question} />
        <QuestionRules question={question} />
      </div>
      <NearQuestions question={question} />
    </MarginColumns>
  );
}
