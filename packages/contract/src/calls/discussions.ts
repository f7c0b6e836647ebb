import * as z from "zod";
import { Discussion, DiscussionPreview } from "../entities/discussion.ts";
import { Message } from "../entities/message.ts";
import { MessageId } from "../entities/message-id.ts";
import { DiscussionType } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import {
  bulkDelete,
  deletedCount,
  deletingCall,
  openCall,
  pageOf,
  pageQuery,
  sessionCall,
} from "./base.ts";

const byId = z.object({ id: z.string().max(64) });
const messageById = byId.extend({ messageId: z.string().max(64) });
const missing = declareErrors("PGRST116", "DISCUSSION_ID_INVALID", "UNAUTHENTICATED");
const tags = ["Discussions"];

/**
 * DISC-01…07: a private discussion answers like a missing one. A public one needs a session.
 *
 * DATA-02: messages are listed, read and deleted here, but neither made nor changed: questions and
 * answers are only made by asking (`POST /api/ruling`), and an answer that could be rewritten would be
 * no ruling.
 */
export const discussions = {
  list: sessionCall
    .route({
      method: "GET",
      path: "/discussions",
      tags,
      summary: "One's own, newest first unless asked otherwise",
    })
    .input(
      pageQuery.extend({
        type: DiscussionType.optional(),
        deck_id: z.uuid().optional(),
        without_deck: z
          .union([z.boolean(), z.stringbool()])
          .optional()
          .describe("True: only those of no deck, the general questions (FOR-03)"),
        search: z.string().trim().max(100).optional().describe("In titles, accents do not matter"),
        is_public: z.union([z.boolean(), z.stringbool()]).optional(),
        sort: z.enum(["recent", "oldest", "title"]).default("recent"),
      }),
    )
    .output(pageOf(Discussion)),
  create: sessionCall
    .route({ method: "POST", path: "/discussions", tags, successStatus: 201 })
    .input(
      z.object({
        title: z.string().trim().min(1).max(200),
        type: DiscussionType,
        deck_id: z.uuid().nullish(),
      }),
    )
    .output(Discussion)
    .errors(declareErrors("DECK_NOT_FOUND", "FIELD_REQUIRED", "FIELD_INVALID")),
  read: openCall
    .route({ method: "GET", path: "/discussions/{id}", tags })
    .input(byId)
    .output(Discussion)
    .errors(missing),
  preview: openCall
    .route({
      method: "GET",
      path: "/discussions/{id}/preview",
      tags,
      summary: "What a public discussion shows before one signs in; a private one is missing",
    })
    .input(byId)
    .output(DiscussionPreview)
    .errors(declareErrors("PGRST116", "DISCUSSION_ID_INVALID")),
  update: sessionCall
    .route({ method: "PATCH", path: "/discussions/{id}", tags })
    .input(
      byId.extend({
        title: z.string().trim().min(1).max(200).optional(),
        is_public: z.boolean().optional(),
      }),
    )
    .output(Discussion)
    .errors(missing)
    .errors(declareErrors("ONLY_OWNER_UPDATE", "FIELD_INVALID")),
  remove: sessionCall
    .route({ method: "DELETE", path: "/discussions/{id}", tags })
    .input(byId)
    .output(deletedCount)
    .errors(missing)
    .errors(declareErrors("ONLY_OWNER_UPDATE")),
  removeMany: deletingCall
    .route({ method: "POST", path: "/discussions/delete", tags, summary: "Delete several" })
    .input(bulkDelete)
    .output(deletedCount),
  messages: openCall
    .route({
      method: "GET",
      path: "/discussions/{id}/messages",
      tags,
      summary: "Messages in order; the cursor goes forward",
    })
    .input(pageQuery.extend(byId.shape))
    .output(pageOf(Message))
    .errors(missing),
  message: openCall
    .route({ method: "GET", path: "/discussions/{id}/messages/{messageId}", tags })
    .input(messageById)
    .output(Message)
    .errors(missing),
  removeMessage: sessionCall
    .route({
      method: "DELETE",
      path: "/discussions/{id}/messages/{messageId}",
      tags,
      summary: "Delete a message; a question takes its answer along, and both count",
    })
    .input(messageById)
    .output(deletedCount)
    .errors(missing)
    .errors(declareErrors("ONLY_OWNER_UPDATE")),
  removeMessages: deletingCall
    .route({
      method: "POST",
      path: "/discussions/{id}/messages/delete",
      tags,
      summary: "Delete several messages; questions take their answers along, and all count",
    })
    .input(byId.extend({ ids: z.array(MessageId).min(1).max(100) }))
    .output(deletedCount)
    .errors(missing)
    .errors(declareErrors("ONLY_OWNER_UPDATE", "FIELD_REQUIRED", "FIELD_INVALID")),
};
