import type { ResponseType } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Copy, Hammer, Hourglass, Printer, Scale } from "lucide-react";
import { type ReactNode, useId } from "react";
import { printPart } from "../../../lib/print-part.ts";
import { Link } from "../../../lib/router/index.ts";
import { useText } from "../../../lib/text.tsx";
import { ConfidenceMeter } from "../../../ui/confidence-meter.tsx";
import { Button, MarginColumns, Taper, toast } from "../../../ui/index.ts";
import {
  AnswerHead,
  AnswerPlate,
  AnswerSentence,
  FallbackNotice,
  messageElementId,
  type ShownAdvice,
} from "../../chat/index.ts";
import { adviceAsText, isWebAddress, sourceName } from "../model/advice-text.ts";
import styles from "./advice-plate.module.css";
import { LockedParts } from "./locked-parts.tsx";
import { ProposedLists } from "./proposed-lists.tsx";
import { ReportCharts } from "./report-charts.tsx";
import { ReportPhases } from "./report-phases.tsx";
import { ReportRatings } from "./report-ratings.tsx";
import { SwapList } from "./swap-list.tsx";

const HEADS = {
  settled: { icon: Hammer, title: "forgeChat.headAnswer" },
  unsettled: { icon: Hourglass, title: "forgeChat.headUnsettled" },
  rules: { icon: Scale, title: "forgeChat.headRules" },
} as const;

const headOf = (type: ResponseType) =>
  HEADS[type === "unsettled" || type === "rules" ? type : "settled"];

type Section = ShownAdvice["sections"][number];

interface AdvicePlateProps {
  question: string;
  answer: ShownAdvice;
  /** It came while the person was looking. */
  arrived: boolean;
  versions: ReactNode;
}

/** The Forge's answer: the sentence first, then what it stands on (spec 1 §2, strategy answer). */
export function AdvicePlate({ question, answer, arrived, versions }: AdvicePlateProps) {
  const { t, language } = useText();
  const titleId = useId();
  const { icon: Icon, title } = headOf(answer.responseType);
  const settled = headOf(answer.responseType) === HEADS.settled;
  return (
    <MarginColumns>
      <div>
        {versions}
        <AnswerPlate
          decided={settled}
          aria-labelledby={titleId}
          id={messageElementId(answer.messageId)}
          tabIndex={-1}
          lang={answer.language}
        >
          <AnswerHead>
            <Icon className="icon" />
            {t(title)}
            {!settled && answer.zaps_charged === 0 && (
              <span className="tag">{t("oracle.thread.noZap")}</span>
            )}
          </AnswerHead>
          <AnswerSentence id={titleId}>{answer.answer}</AnswerSentence>
          <FallbackNotice engine={answer.engine} />
          {answer.responseType !== "rules" && (
            <div className={styles.confidence}>
              <ConfidenceMeter confidence={answer.confidence} arrives={arrived} />
            </div>
          )}
          {answer.responseType === "rules" && (
            <p className={styles.askOracle}>
              <Link className="chip" to={pagePath(language, "oracle")} words={{ ask: question }}>
                <Scale className="icon icon-small" />
                {t("forgeChat.askOracle")}
              </Link>
            </p>
          )}
          {answer.sections.length > 0 && <Taper />}
          {answer.sections.map((section, index) =>
            section.locked === undefined ? (
              // ANA-03: the sections of a report are collapsed; another answer shows what it stands on.
              <details
                key={section.title}
                className={styles.section}
                open={index === 0 && answer.suggestions === undefined}
              >
                <summary>{section.title}</summary>
                <SectionBody section={section} />
              </details>
            ) : (
              <LockedParts key={section.title} title={section.title} locked={section.locked} />
            ),
          )}
          {answer.recentUpdates !== null && <p className="small soft">{answer.recentUpdates}</p>}
          {answer.suggestions !== undefined && <SwapList suggestions={answer.suggestions} />}
          <ProposedLists lists={answer.decklists ?? []} />
          <Cards answer={answer} />
          <Sources sources={answer.sources.filter(isWebAddress)} />
          <Foot question={question} answer={answer} />
        </AnswerPlate>
      </div>
    </MarginColumns>
  );
}

/** What a section says: drawn where it can be, else as its sentences. */
function SectionBody({ section: { items, charts, ratings, phases } }: { section: Section }) {
  if (charts !== undefined) return <ReportCharts charts={charts} />;
  if (ratings !== undefined) return <ReportRatings ratings={ratings} />;
  if (phases !== undefined) return <ReportPhases phases={phases} />;
  return (
    <ul>
      {items.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Cards({ answer: { referencedCards } }: { answer: ShownAdvice }) {
  const { t, language } = useText();
  if (referencedCards.length === 0) return null;
  return (
    <div className={styles.links}>
      <span className="small soft">{t("forgeChat.cards")}</span>
      <ul className="row wrap">
        {referencedCards.map(({ name, printed_name: printed }) => (
          <li key={name}>
            <Link className="chip" to={pagePath(language, "card", name)}>
              {language === "fr" ? (printed ?? name) : name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useText();
  if (sources.length === 0) return null;
  return (
    <div className={styles.links}>
      <span className="small soft">{t("forgeChat.sources")}</span>
      <ul className="row wrap">
        {sources.map((address) => (
          <li key={address}>
            <a className="chip" href={address} target="_blank" rel="noopener noreferrer nofollow">
              {sourceName(address)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Foot({ question, answer }: Pick<AdvicePlateProps, "question" | "answer">) {
  const { t, language } = useText();
  const isReport = answer.suggestions !== undefined;
  const print = () => {
    const plate = document.getElementById(messageElementId(answer.messageId));
    if (plate !== null) printPart(plate);
  };
  const copy = () =>
    navigator.clipboard
      .writeText(
        adviceAsText(question, answer, {
          swaps: t("forgeChat.swaps"),
          cheaper: t("forgeChat.swapCheaper"),
          language,
        }),
      )
      .then(
        () => toast.copied(t("oracle.ruling.copied")),
        () => toast.failed(t("oracle.ruling.copyFailed")),
      );
  return (
    <div className={`row wrap between ${styles.foot}`}>
      <span className="row wrap">
        <Button small variant="quiet" className="button-tall" onClick={() => void copy()}>
          <Copy className="icon" />
          {t(isReport ? "forgeChat.copyMarkdown" : "oracle.ruling.copy")}
        </Button>
        {isReport && (
          <Button small variant="quiet" className="button-tall" onClick={print}>
            <Printer className="icon" />
            {t("deckPage.menu.print")}
          </Button>
        )}
      </span>
      <span className="small muted">
        {[
          answer.engine.model ?? t("forgeChat.computed"),
          t("oracle.ruling.zaps", { count: answer.zaps_charged }),
        ].join(" · ")}
      </span>
    </div>
  );
}
