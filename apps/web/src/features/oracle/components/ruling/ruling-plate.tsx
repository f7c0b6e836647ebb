import { type Outcome, strengthOf } from "@spellwright/contract";
import { confidenceNote, ruleGroups, rulingBand } from "@spellwright/locales";
import { certainLanguage } from "@spellwright/text";
import { CircleSlash, Hourglass, MessageCircleQuestionMark, Scale } from "lucide-react";
import { type ReactNode, Suspense, useId } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { withoutMarkup } from "../../../../lib/text/card-markup.ts";
import { withTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { ConfidenceMeter } from "../../../../ui/confidence-meter.tsx";
import { TaperedRule } from "../../../../ui/index.ts";
import {
  AnswerHead,
  AnswerPlate,
  AnswerSeal,
  AnswerSentence,
  AnswerText,
  FallbackNotice,
  messageElementId,
  paragraphsOf,
  type ShownRuling,
} from "../../../chat/index.ts";
import { headlineOf } from "../../model/verdict.ts";
import { ReliabilityLink } from "../reliability-link.tsx";
import { CardInteractions } from "./card-interactions.tsx";
import { CardSources } from "./card-sources.tsx";
import { ClosestQuestions } from "./closest-questions.tsx";
import { DecidingRule } from "./deciding-rule.tsx";
import { DetailChoices } from "./detail-choices.tsx";
import { DetailedReasoningFold } from "./detailed-reasoning.tsx";
import { Prose, ProseTerms } from "./prose.tsx";
import { RuleChips } from "./rule-chips.tsx";
import { RulingFoot } from "./ruling-foot.tsx";
import styles from "./ruling-plate.module.css";

const OfflineMark = lazyPart(
  withTexts("offline", () => import("../../../offline-judge/index.ts")),
  "OfflineMark",
);

const HEADS = {
  ruling: { icon: Scale, title: "oracle.ruling.headRuling" },
  needs_detail: { icon: MessageCircleQuestionMark, title: "oracle.ruling.headNeedsDetail" },
  cannot_settle: { icon: Hourglass, title: "oracle.ruling.headCannotSettle" },
  declined: { icon: CircleSlash, title: "oracle.ruling.headDeclined" },
} as const satisfies Record<Outcome, object>;
const LIKELY = { icon: Scale, title: "oracle.ruling.headLikely" } as const;

interface RulingPlateProps {
  question: string;
  answer: ShownRuling;
  /** It came while the person was looking: the seal is drawn and the cursor slides, once. */
  arrived: boolean;
  /** Whether the person may tell the detail that it asks for. */
  answerable?: boolean;
  onDetail?: ((choice: string) => void) | undefined;
  /** An offered question is the one that was asked. */
  onRecognised?: ((slug: string) => void) | undefined;
  /** Beside copying, in the foot. */
  actions?: ReactNode;
}

function Explanation({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <>
      <TaperedRule />
      <AnswerText>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Prose text={paragraph} />
          </p>
        ))}
      </AnswerText>
    </>
  );
}

/** What the question may go on with: a detail, a question that is near, what the cards do together. */
function GoingOn({
  ruling,
  onDetail,
  onRecognised,
}: { ruling: ShownRuling["ruling"] } & Pick<RulingPlateProps, "onDetail" | "onRecognised">) {
  const { choices, near_questions: near = [], card_interactions: interactions } = ruling;
  return (
    <>
      {ruling.outcome === "needs_detail" && choices && (
        <DetailChoices choices={choices} onChoose={onDetail ?? null} />
      )}
      {near.length > 0 && <ClosestQuestions questions={near} onRecognised={onRecognised} />}
      {interactions.length > 0 && <CardInteractions interactions={interactions} />}
    </>
  );
}

/** The Oracle's answer: the decision first, then its proof (guide §1). */
export function RulingPlate(props: RulingPlateProps) {
  const { question, answer, arrived, answerable = false, onDetail, onRecognised, actions } = props;
  const { t } = useText();
  const titleId = useId();
  const { ruling } = answer;
  const decided = ruling.outcome === "ruling";
  const band = rulingBand(ruling);
  const isLikely = strengthOf(ruling) === "likely";
  const { icon: Icon, title } = isLikely ? LIKELY : HEADS[ruling.outcome];
  const surety = confidenceNote(ruling, t);
  const { word, sentence, rest } = headlineOf(withoutMarkup(ruling.ruling), ruling);
  const paragraphs = [...(rest === "" ? [] : [rest]), ...paragraphsOf(ruling.explanation)];
  return (
    <AnswerPlate
      decided={decided}
      className={decided ? styles.decided : styles.open}
      aria-labelledby={titleId}
      id={messageElementId(answer.messageId)}
      tabIndex={-1}
      lang={
        ruling.language ?? certainLanguage(`${ruling.ruling} ${ruling.explanation}`) ?? undefined
      }
      data-quotable
    >
      {band !== undefined && <AnswerSeal band={band} arrives={arrived} />}
      <AnswerHead>
        <Icon className="icon" />
        {t(title)}
        {!decided && answer.zaps_charged === 0 && (
          <span className={`tag ${styles.freeOfCharge}`}>{t("oracle.thread.noZap")}</span>
        )}
      </AnswerHead>
      <AnswerSentence smaller={!decided} id={titleId} word={word} text={sentence} />
      {ruling.outcome === "cannot_settle" && <DecidingRule ruling={ruling} />}
      <FallbackNotice engine={answer.engine} />
      {answer.engine.offline !== undefined && (
        <Suspense>
          <OfflineMark source={answer.engine.offline} />
        </Suspense>
      )}
      {band !== undefined && (
        <div className={styles.confidence}>
          <ConfidenceMeter confidence={ruling.confidence} band={band} arrives={arrived} />
          <p className="small soft">
            {surety} <ReliabilityLink />
          </p>
        </div>
      )}
      <ProseTerms cards={ruling.mentioned_cards}>
        {paragraphs.length > 0 && <Explanation paragraphs={paragraphs} />}
        <GoingOn
          ruling={ruling}
          onDetail={answerable ? onDetail : undefined}
          onRecognised={onRecognised}
        />
      </ProseTerms>
      {ruleGroups(ruling).map((group) => (
        <RuleChips key={group.title} {...group} />
      ))}
      {ruling.card_sources && <CardSources sources={ruling.card_sources} />}
      <DetailedReasoningFold answer={answer} />
      <RulingFoot question={question} answer={answer} actions={actions} />
    </AnswerPlate>
  );
}
