import { randomUUID } from "node:crypto";
import { QUESTION_MAX_LENGTH } from "@spellwright/contract";
import { cutText } from "@spellwright/text";
import type { Transaction } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { hadPack, lockGuild, reserveOfPacks } from "../../guild-packs/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { findLinkedUser } from "../linking/link-queries.ts";
import { type AskedInChannel, countedChannel } from "./asked-in-channel.ts";
import {
  countMessage,
  findAnsweredBy,
  findByKey,
  findQuestion,
  findRepeated,
  putQuestion,
  type QuestionRow,
} from "./question-queries.ts";
import { StoredAnswer } from "./stored-answer.ts";

/** What is said before a follow-up: two exchanges, as on the page (ORA-12). */
const HISTORY_MAX = 4;
const SAID_MAX = 500;

/** Who sends the same again within this time sent it twice by mistake, in ms. */
const REPEATED_MS = 60_000;

type Context = Pick<QuestionRow, "question" | "effort" | "history">;

const exchangeOf = ({ question, answer }: QuestionRow): QuestionRow["history"] => {
  const stored = StoredAnswer.safeParse(answer);
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
 * `opened`: by this call; `known`: it runs, or is answered, already; `repeated`: its asker has just sent the
 * same, and the row is that one's.
 */
type OpenedQuestion =
  | { readonly kind: "opened" | "known" | "repeated"; readonly row: QuestionRow }
  | { readonly kind: "link"; readonly hadPack: boolean }
  | { readonly kind: "gone" };

/**
 * Stores a question with its charge, once a key: from the server's packs, oldest first; else its asker's
 * linked account will pay; else it is not stored (BOT-07). One that failed is tried again; one that its asker
 * sent twice within a minute is asked once.
 *
 * @throws AppError RUN_NOT_FOUND, QUESTION_EMPTY, QUESTION_TOO_LONG
 */
export const openQuestion = (parts: DiscordParts, asked: AskedInChannel): Promise<OpenedQuestion> =>
  parts.database.transaction(async (tx): Promise<OpenedQuestion> => {
    const now = parts.now();
    const { key, guild_id: guildId, discord_user_id: discordUserId, language } = asked;
    if (!(await lockGuild(tx, guildId))) return { kind: "gone" };
    const known = await findByKey(tx, key);
    if (known !== undefined && known.status !== "failed") return { kind: "known", row: known };
    const context = await contextOf(tx, asked);
    const channelId = countedChannel(asked);
    await countMessage(tx, { key, guildId, channelId, day: now.toISOString().slice(0, 10) });
    const repeated = await findRepeated(
      tx,
      { ...context, guildId, channelId, discordUserId },
      new Date(now.getTime() - REPEATED_MS),
    );
    if (repeated !== undefined) return { kind: "repeated", row: repeated };
    const id = known?.id ?? randomUUID();
    const attempt = (known?.attempt ?? 0) + 1;
    const userId = (await findLinkedUser(tx, discordUserId, now)) ?? null;
    const cost = parts.oracle.cost(context.effort);
    const isPacked = await reserveOfPacks(tx, { guildId, questionId: id, attempt }, cost, now);
    if (!isPacked && userId === null) return { kind: "link", hadPack: await hadPack(tx, guildId) };
    const row = await putQuestion(tx, {
      ...context,
      ...{ id, key, guildId, channelId, discordUserId, userId, language, attempt },
      replyChannelId: asked.via === "message" ? asked.channel_id : null,
      paidBy: isPacked ? "pack" : "account",
      status: "running",
      zapsCharged: 0,
      createdAt: now,
    });
    return { kind: "opened", row };
  });
