import type { ChannelAnswer } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { ApiError } from "../../../lib/http/api-error.ts";
import { usePageSubject } from "../../../lib/page/page-subject.ts";
import { useAddressSubject } from "../../../lib/router/address-subject.ts";
import { fullDay } from "../../../lib/text/dates.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { LoadFailed, MarginColumns, Skeleton } from "../../../ui/index.ts";
import { QuestionBubble } from "../../chat/index.ts";
import { shownAnswer } from "../model/channel-answer.ts";
import { RulingMargin } from "./ruling/ruling-margin.tsx";
import { RulingPlate } from "./ruling/ruling-plate.tsx";
import { WithdrawAnswer } from "./withdraw-answer.tsx";

/** An answer that the bot gave on Discord: to be read, without an account (BOT-07). */
export function ChannelAnswerPage() {
  usePartTexts("discord");
  const { t, language } = useText();
  const id = useAddressSubject();
  return (
    <main className="page stack" id="main" tabIndex={-1}>
      <Loaded id={id} />
      <p>
        <Link to={pagePath(language, "oracle")}>{t("discord.answer.ask")}</Link>
      </p>
    </main>
  );
}

function Loaded({ id }: { id: string }) {
  const { t } = useText();
  const read = useQuery(api.discord.answer.queryOptions({ input: { id } }));
  usePageSubject(read.data?.question ?? null);
  if (read.error instanceof ApiError && read.error.code === "RUN_NOT_FOUND")
    return (
      <>
        <h1>{t("discord.answer.missingTitle")}</h1>
        <p className="lead">{t("discord.answer.missingText")}</p>
      </>
    );
  if (read.data !== undefined) return <Shown id={id} given={read.data} />;
  if (read.error !== null)
    return (
      <LoadFailed
        title={t("discord.answer.failed")}
        error={read.error}
        busy={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  return <Skeleton widths={["40%", "90%", "80%", "85%"]} label={t("discord.answer.loading")} />;
}

function Shown({ id, given }: { id: string; given: ChannelAnswer }) {
  const { t, language } = useText();
  const answer = shownAnswer(id, given);
  return (
    <>
      <h1>{t("discord.answer.title")}</h1>
      <p className="soft">
        {t("discord.answer.lead", {
          day: fullDay(given.answered_at, language),
          until: fullDay(given.readable_until, language),
        })}
      </p>
      <QuestionBubble
        question={given.question}
        messageId={null}
        label={t("discord.answer.question")}
      />
      <MarginColumns>
        <RulingPlate question={given.question} answer={answer} arrived={false} />
        <RulingMargin answer={answer} />
      </MarginColumns>
      {given.can_withdraw && <WithdrawAnswer id={id} />}
    </>
  );
}
