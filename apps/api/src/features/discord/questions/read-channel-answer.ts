import type { ChannelAnswer, Engine } from "@spellwright/contract";
import { AppError, idReader } from "../../../http/index.ts";
import { createCitedRuleCheck } from "../../knowledge/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { canWithdraw } from "../policy.ts";
import { requireAnswered } from "./deliver.ts";
import { isMessageThere } from "./question-queries.ts";
import { type AnsweredQuestion, StoredAnswer } from "./stored-answer.ts";

/** @throws AppError RUN_NOT_FOUND */
const readAnswerId = idReader("RUN_NOT_FOUND");

/** Questions of channels, and with them the pages of their answers, are kept so long, in ms. */
export const QUESTIONS_KEPT_MS = 30 * 86_400_000;

/** People, roles and channels as Discord writes them: `<@1>`, `<@!1>`, `<@&1>`, `<#1>`. */
const NAMED_BY_ID = /<(?:@[!&]?|#)\d+>/g;
/** `<:name:1>`, of which the name is left. */
const EMOJI = /<a?(:\w+:)\d+>/g;

const withoutIds = (text: string): string =>
  text.replace(NAMED_BY_ID, "…").replace(EMOJI, "$1").trim();

/** What an account paid for is its owner's: deleted there, it is gone here too. */
const isKept = async (
  { database }: Pick<DiscordParts, "database">,
  { guildId, answerMessageId }: AnsweredQuestion["run"],
): Promise<boolean> =>
  guildId !== null ||
  (answerMessageId !== null && (await isMessageThere(database, answerMessageId)));

/**
 * An answer that has a page.
 *
 * @throws AppError RUN_NOT_FOUND for one that never was, was forgotten, deleted or taken back
 */
export const requireChannelAnswer = async (
  parts: Pick<DiscordParts, "database">,
  id: string,
): Promise<StoredAnswer & { readonly row: AnsweredQuestion; readonly engine: Engine }> => {
  const row = await requireAnswered(parts.database, readAnswerId(id));
  const { engine, ...stored } = StoredAnswer.parse(row.run.answer);
  if (engine === null || row.withdrawnAt !== null || !(await isKept(parts, row.run)))
    throw new AppError("RUN_NOT_FOUND");
  return { ...stored, engine, row };
};

/**
 * An answer that the bot gave, for whoever has the link under it: the id of its question is random, and
 * only the channel was told of it. What names people by their id is left out.
 *
 * @param viewerId whose it may be to take back. Null for who is not signed in
 * @throws AppError RUN_NOT_FOUND
 */
export const readChannelAnswer = async (
  parts: Pick<DiscordParts, "database" | "knowledge">,
  id: string,
  viewerId: string | null,
): Promise<ChannelAnswer> => {
  const { row, engine, ruling, detailedReasoning } = await requireChannelAnswer(parts, id);
  const told = await createCitedRuleCheck(parts.knowledge, ruling.relevant_rules);
  const { createdAt, language, effort, run } = row;
  return {
    question: withoutIds(row.question),
    language,
    effort,
    ruling: { ...ruling, relevant_rules: told(ruling.relevant_rules) },
    detailed_reasoning: detailedReasoning,
    engine,
    zaps_charged: run.zapsCharged,
    answered_at: (run.endedAt ?? createdAt).toISOString(),
    readable_until: new Date(createdAt.getTime() + QUESTIONS_KEPT_MS).toISOString(),
    can_withdraw: viewerId !== null && (await canWithdraw(parts.database, row, viewerId)),
  };
};
