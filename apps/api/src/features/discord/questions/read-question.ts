import { QUESTION_MAX_LENGTH } from "@spellwright/contract";
import { cutText } from "@spellwright/text";
import type { Transaction } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { lockGuild } from "../../zaps/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { findLinkedUser } from "../linking/link-queries.ts";
import { type AskedInChannel, countedChannel } from "./asked-in-channel.ts";
import {
  type AskedQuestion,
  countMessage,
  findAnsweredBy,
  findQuestion,
  type QuestionRow,
} from "./question-queries.ts";
import { StoredAnswer } from "./stored-answer.ts";

/** What is said before a follow-up: two exchanges, as on the page (ORA-12). */
const HISTORY_MAX = 4;
const SAID_MAX = 500;

/** A question of a channel, before it has a run. */
export type NewQuestion = Pick<
  QuestionRow,
  | ("key" | "guildId" | "channelId" | "discordUserId" | "userId")
  | ("question" | "language" | "effort" | "history" | "replyChannelId")
>;
type Context = Pick<NewQuestion, "question" | "effort" | "history">;

const exchangeOf = ({ question, run }: AskedQuestion): QuestionRow["history"] => {
  const stored = StoredAnswer.safeParse(run?.answer);
  const said = stored.success
    ? `${stored.data.ruling.ruling} ${stored.data.ruling.explanation}`
    : "";
  return [
    { role: "user", content: cutText(question, SAID_MAX) },
    ...(said === "" ? [] : [{ role: "oracle" as const, content: cutText(said, SAID_MAX) }]),
  ];
};

/**
 * What is asked, and what was said before it.
 *
 * @throws AppError RUN_NOT_FOUND, QUESTION_EMPTY, QUESTION_TOO_LONG
 */
const contextOf = async (tx: Transaction, asked: AskedInChannel): Promise<Context> => {
  if (asked.explains !== null) {
    const explained = await findQuestion(tx, asked.explains);
    if (explained?.guildId !== asked.guild_id) throw new AppError("RUN_NOT_FOUND");
    return { question: explained.question, effort: "medium", history: explained.history };
  }
  const question = asked.text.trim();
  const { length } = question;
  if (length === 0) throw new AppError("QUESTION_EMPTY");
  if (length > QUESTION_MAX_LENGTH)
    throw new AppError("QUESTION_TOO_LONG", { max: QUESTION_MAX_LENGTH, length });
  const before =
    asked.reply_to === null ? undefined : await findAnsweredBy(tx, asked.guild_id, asked.reply_to);
  const history =
    before === undefined ? [] : [...before.history, ...exchangeOf(before)].slice(-HISTORY_MAX);
  return { question, effort: "low", history };
};

/**
 * What is asked, by whom and what about. Its message is counted.
 *
 * @returns undefined where the server is gone
 * @throws AppError RUN_NOT_FOUND, QUESTION_EMPTY, QUESTION_TOO_LONG
 */
export const readQuestion = (
  { database, now }: Pick<DiscordParts, "database" | "now">,
  asked: AskedInChannel,
): Promise<NewQuestion | undefined> =>
  database.transaction(async (tx) => {
    const moment = now();
    const { key, guild_id: guildId, discord_user_id: discordUserId, language } = asked;
    if (!(await lockGuild(tx, guildId))) return undefined;
    const context = await contextOf(tx, asked);
    const channelId = countedChannel(asked);
    await countMessage(tx, { key, guildId, channelId, day: moment.toISOString().slice(0, 10) });
    const userId = (await findLinkedUser(tx, discordUserId, moment)) ?? null;
    const replyChannelId = asked.via === "message" ? asked.channel_id : null;
    return { ...context, key, guildId, channelId, discordUserId, userId, language, replyChannelId };
  });
