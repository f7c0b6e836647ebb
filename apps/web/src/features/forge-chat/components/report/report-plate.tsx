import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Hammer } from "lucide-react";
import { type ReactNode, useId } from "react";
import { fullDay } from "../../../../lib/text/dates.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { MarginColumns } from "../../../../ui/index.ts";
import {
  AnswerHead,
  FallbackNotice,
  messageElementId,
  type ShownAdvice,
} from "../../../chat/index.ts";
import { readParts } from "../../model/report-parts.ts";
import { AdviceFoot } from "../advice-foot.tsx";
import { AdviceLinks } from "../advice-links.tsx";
import { SwapList } from "../swap-list.tsx";
import { ReportContents } from "./report-contents.tsx";
import { ReportHead } from "./report-head.tsx";
import { ReportPlan } from "./report-plan.tsx";
import styles from "./report-plate.module.css";
import { ReportSection } from "./report-section.tsx";

interface ReportPlateProps {
  question: string;
  answer: ShownAdvice;
  /** When it was asked for, ISO 8601. */
  askedAt: string;
  /** Which discussion it stands in. Null while it begins. */
  discussionId: string | null;
  /** It came while the person was looking. */
  arrived: boolean;
  versions: ReactNode;
}

/** The analysis of a deck: what it comes to, its sections, its swaps, and the contents beside them (mockup 06). */
export function ReportPlate(props: ReportPlateProps) {
  const { question, answer, askedAt, discussionId, arrived, versions } = props;
  const { t, language } = useText();
  const titleId = useId();
  const id = messageElementId(answer.messageId);
  const { head, lead, before, after } = readParts(answer.sections);
  const swaps = answer.suggestions?.suggestions ?? [];
  const sectionId = (section: { readonly title: string }) =>
    `${id}-${answer.sections.findIndex(({ title }) => title === section.title)}`;
  const entryOf = (section: { readonly title: string }) => ({
    id: sectionId(section),
    title: section.title,
  });
  const entries = [
    { id: `${id}-head`, title: t("forgeChat.reportHead") },
    ...[...lead, ...before].map(entryOf),
    ...(swaps.length === 0 ? [] : [{ id: `${id}-swaps`, title: t("forgeChat.swaps") }]),
    ...after.map(entryOf),
  ];
  return (
    <MarginColumns>
      <div>
        {versions}
        <article
          id={id}
          tabIndex={-1}
          className={styles.report}
          lang={answer.language}
          aria-labelledby={titleId}
        >
          <ReportHead
            id={`${id}-head`}
            titleId={titleId}
            sections={head}
            answer={answer}
            arrived={arrived}
          >
            <AnswerHead>
              <Hammer className="icon" />
              {[t("forgeChat.headReport"), fullDay(askedAt, language)].join(" · ")}
              {discussionId !== null && (
                <Link
                  className={`text-link small ${styles.wide}`}
                  data-screen-only
                  to={pagePath(language, "forgeDiscussion", discussionId)}
                  words={{ scrollToAnalysis: true }}
                >
                  {t("forgeChat.reportWide")}
                </Link>
              )}
            </AnswerHead>
          </ReportHead>
          <FallbackNotice engine={answer.engine} />
          {lead.map(
            (section) =>
              section.builtOn !== undefined && (
                <ReportPlan
                  key={section.title}
                  id={sectionId(section)}
                  title={section.title}
                  plan={section.builtOn}
                />
              ),
          )}
          {before.map((section) => (
            <ReportSection key={section.title} id={sectionId(section)} section={section} />
          ))}
          {answer.suggestions !== undefined && (
            <SwapList id={`${id}-swaps`} suggestions={answer.suggestions} />
          )}
          {after.map((section) => (
            <ReportSection key={section.title} id={sectionId(section)} section={section} />
          ))}
          <div className={styles.foot}>
            {answer.recentUpdates !== null && <p className="small soft">{answer.recentUpdates}</p>}
            <AdviceLinks answer={answer} />
            <AdviceFoot question={question} answer={answer} />
          </div>
        </article>
      </div>
      <ReportContents entries={entries} />
    </MarginColumns>
  );
}
