import type { ResponseType } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Hammer, Hourglass, Scale } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { ConfidenceMeter } from "../../../ui/confidence-meter.tsx";
import { MarginColumns, TaperedRule } from "../../../ui/index.ts";
import {
  AnswerHead,
  AnswerPlate,
  AnswerSentence,
  FallbackNotice,
  messageElementId,
  type ShownAdvice,
} from "../../chat/index.ts";
import { AdviceFoot } from "./advice-foot.tsx";
import { AdviceLinks } from "./advice-links.tsx";
import styles from "./advice-plate.module.css";
import { AdviceSection } from "./advice-section.tsx";
import { ProposedLists } from "./proposed-lists.tsx";

const HEADS = {
  settled: { icon: Hammer, title: "forgeChat.headAnswer" },
  unsettled: { icon: Hourglass, title: "forgeChat.headUnsettled" },
  rules: { icon: Scale, title: "forgeChat.headRules" },
} as const;

const headOf = (type: ResponseType) =>
  HEADS[type === "unsettled" || type === "rules" ? type : "settled"];

interface AdvicePlateProps {
  question: string;
  answer: ShownAdvice;
  /** It came while the person was looking. */
  arrived: boolean;
  versions: ReactNode;
  /** Asks what is offered. Null where the reader may not. */
  onAsk: ((question: string) => void) | null;
}

/** The Forge's answer: the sentence first, then what it stands on (spec 1 §2, strategy answer). */
export function AdvicePlate({ question, answer, arrived, versions, onAsk }: AdvicePlateProps) {
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
          <AnswerSentence id={titleId} text={answer.answer} />
          <FallbackNotice engine={answer.engine} />
          {settled && (
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
          {answer.sections.length > 0 && <TaperedRule />}
          {answer.sections.map((section, index) => (
            <AdviceSection
              key={section.title}
              section={section}
              isOpen={index === 0}
              onAsk={onAsk}
            />
          ))}
          {answer.recentUpdates !== null && <p className="small soft">{answer.recentUpdates}</p>}
          <ProposedLists lists={answer.decklists ?? []} />
          <AdviceLinks answer={answer} />
          <AdviceFoot question={question} answer={answer} />
        </AnswerPlate>
      </div>
    </MarginColumns>
  );
}
