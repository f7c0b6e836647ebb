import { discussionExports, type Message, MessageId } from "@spellwright/contract";
import type { Hono } from "hono";
import * as z from "zod";
import type { Database } from "../../database/index.ts";
import {
  api,
  type Feature,
  type RouteEnvironment,
  readCursor,
  requireUser,
  toPage,
} from "../../http/index.ts";
import { findOwnDeck, requireOwnDeck } from "../decks/index.ts";
import { deleteOwnDiscussions } from "./delete-discussions.ts";
import { deleteOwnMessages } from "./delete-messages.ts";
import { exportDiscussion, readExportFormat } from "./export-discussion.ts";
import { readDiscussionId, readMessageId } from "./ids.ts";
import { createListDiscussions } from "./list-queries.ts";
import { markRuleChanges, type RulesInUse } from "./mark-rule-changes.ts";
import { requireMessage, requireOwner, requireReadable } from "./policy.ts";
import { presentDiscussion, presentMessage } from "./present.ts";
import { previewDiscussion } from "./preview-discussion.ts";
import {
  type DiscussionRow,
  findDiscussion,
  findMessage,
  insertDiscussion,
  listMessages,
  type MessageRow,
  updateDiscussion,
} from "./queries.ts";

export interface DiscussionsParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly knowledge: RulesInUse;
  readonly publicUrl: string;
}

/** The cursor of one order is none of another. */
const DISCUSSIONS = {
  recent: { name: "discussions", id: z.guid() },
  oldest: { name: "discussions, oldest first", id: z.guid() },
  title: { name: "discussions by title", id: z.guid() },
};
const MESSAGES = { name: "messages", id: MessageId };

/**
 * A discussion as its reader finds it (DISC-05).
 *
 * @throws AppError DISCUSSION_ID_INVALID, PGRST116, UNAUTHENTICATED
 */
export const readableDiscussion = async (
  database: Database,
  id: string,
  viewerId: string | null,
): Promise<DiscussionRow> =>
  requireReadable(await findDiscussion(database, readDiscussionId(id)), viewerId);

/** A file holds at most so many messages, read in pages. */
const EXPORTED_MESSAGES = 2000;
const EXPORT_PAGE = 100;

const addExport = (
  app: Hono<RouteEnvironment>,
  { database, publicUrl }: DiscussionsParts,
): void => {
  app.get("/api/discussions/:id/export", async (c) => {
    const context = c.get("context");
    const viewerId = (await context.session())?.id ?? null;
    const row = await readableDiscussion(database, c.req.param("id"), viewerId);
    const format = readExportFormat(c.req.query("format"));
    const messages: Message[] = [];
    let position: MessageRow | null = null;
    do {
      const view = { discussionId: row.id, viewerId };
      const rows = await listMessages(database, view, { position, limit: EXPORT_PAGE });
      const page = rows.slice(0, EXPORT_PAGE);
      messages.push(...page.map((each) => presentMessage(each, row.userId === viewerId)));
      position = rows.length > EXPORT_PAGE ? (page.at(-1) ?? null) : null;
    } while (position !== null && messages.length < EXPORTED_MESSAGES);
    const discussion = presentDiscussion(row, viewerId);
    return exportDiscussion(discussion, messages, {
      format,
      language: context.language,
      publicUrl,
    });
  });
};

const handlersOf = ({ database, now, knowledge }: DiscussionsParts) => {
  const read = (id: string, viewerId: string | null) => readableDiscussion(database, id, viewerId);
  const listDiscussions = createListDiscussions(database);
  const requireOwn = async (id: string, userId: string) =>
    requireOwner(await findDiscussion(database, readDiscussionId(id)), userId, "ONLY_OWNER_UPDATE");

  return {
    discussions: {
      list: api.discussions.list.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const { type, deck_id: deckId, without_deck: withoutDeck, search, sort, limit } = input;
        const list = DISCUSSIONS[sort];
        const position = readCursor(list, input.cursor);
        const filter = { type, deckId, withoutDeck, search, isPublic: input.is_public };
        const rows = await listDiscussions(userId, filter, { sort, position, limit });
        return toPage(list, rows, limit, (row) => presentDiscussion(row, userId));
      }),

      create: api.discussions.create.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const { title, type, deck_id: deckId = null } = input;
        if (deckId !== null) requireOwnDeck(await findOwnDeck(database, userId, deckId));
        const id = await insertDiscussion(database, { userId, title, type, deckId });
        return presentDiscussion(await read(id, userId), userId);
      }),

      read: api.discussions.read.handler(async ({ context, input }) => {
        const viewerId = (await context.session())?.id ?? null;
        return presentDiscussion(await read(input.id, viewerId), viewerId);
      }),

      preview: api.discussions.preview.handler(({ input }) =>
        previewDiscussion(database, input.id),
      ),

      update: api.discussions.update.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const { id, title, is_public: isPublic } = input;
        await requireOwn(id, userId);
        await updateDiscussion(database, id, { title, isPublic, updatedAt: now() });
        return presentDiscussion(await read(id, userId), userId);
      }),

      remove: api.discussions.remove.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        await requireOwn(input.id, userId);
        return { deleted: await deleteOwnDiscussions(database, userId, [input.id], now()) };
      }),

      removeMany: api.discussions.removeMany.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        return { deleted: await deleteOwnDiscussions(database, userId, input.ids, now()) };
      }),

      messages: api.discussions.messages.handler(async ({ context, input }) => {
        const viewerId = (await context.session())?.id ?? null;
        const { id, userId } = await read(input.id, viewerId);
        const { limit } = input;
        const position = readCursor(MESSAGES, input.cursor);
        const rows = await listMessages(
          database,
          { discussionId: id, viewerId },
          { position, limit },
        );
        const page = toPage(MESSAGES, rows, limit, (row) =>
          presentMessage(row, userId === viewerId),
        );
        return { ...page, items: await markRuleChanges(knowledge, page.items) };
      }),

      message: api.discussions.message.handler(async ({ context, input }) => {
        const viewerId = (await context.session())?.id ?? null;
        const { id, userId } = await read(input.id, viewerId);
        const view = { discussionId: id, viewerId };
        const row = requireMessage(
          await findMessage(database, view, readMessageId(input.messageId)),
        );
        const message = presentMessage(row, userId === viewerId);
        const [told = message] = await markRuleChanges(knowledge, [message]);
        return told;
      }),

      removeMessage: api.discussions.removeMessage.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const { id: discussionId } = await requireOwn(input.id, userId);
        const ids = [readMessageId(input.messageId)];
        const deleted = await deleteOwnMessages(database, { discussionId, userId }, ids, now());
        requireMessage(deleted);
        return { deleted };
      }),

      removeMessages: api.discussions.removeMessages.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const { id: discussionId } = await requireOwn(input.id, userId);
        const place = { discussionId, userId };
        return { deleted: await deleteOwnMessages(database, place, input.ids, now()) };
      }),
    },
  };
};

/** Discussions and their messages (DATA-02, DISC-01…08). */
export const createDiscussions = (
  parts: DiscussionsParts,
): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
  routes: (app) => addExport(app, parts),
  documented: { discussionExports },
});
