import { MessageId } from "@spellwright/contract";
import * as z from "zod";
import { AppError } from "../../http/index.ts";

/** DISC-06: an id that cannot be one is told apart from a missing discussion. @throws AppError DISCUSSION_ID_INVALID */
export const readDiscussionId = (id: string): string => {
  if (!z.guid().safeParse(id).success) throw new AppError("DISCUSSION_ID_INVALID");
  return id;
};

/** An id that cannot be one is a missing message. @throws AppError PGRST116 */
export const readMessageId = (id: string): string => {
  if (!MessageId.safeParse(id).success) throw new AppError("PGRST116");
  return id;
};

interface Owned {
  readonly userId: string;
  readonly isPublic: boolean;
}

/**
 * DISC-05: readable if public or owned. A private discussion of another person answers exactly like a
 * missing one; a public one needs a session.
 *
 * @throws AppError PGRST116, UNAUTHENTICATED
 */
export const requireReadable = <Row extends Owned>(
  discussion: Row | undefined,
  viewerId: string | null,
): Row => {
  if (discussion === undefined) throw new AppError("PGRST116");
  if (discussion.userId === viewerId) return discussion;
  if (!discussion.isPublic) throw new AppError("PGRST116");
  if (viewerId === null) throw new AppError("UNAUTHENTICATED");
  return discussion;
};

/**
 * DISC-06: only the owner changes a discussion or asks in it.
 *
 * @param refusal what a reader of a public discussion is told; of a private one he learns nothing.
 * @throws AppError PGRST116, ONLY_OWNER_ASK, ONLY_OWNER_UPDATE
 */
export const requireOwner = <Row extends Owned>(
  discussion: Row | undefined,
  userId: string,
  refusal: "ONLY_OWNER_ASK" | "ONLY_OWNER_UPDATE",
): Row => {
  const readable = requireReadable(discussion, userId);
  if (readable.userId !== userId) throw new AppError(refusal);
  return readable;
};

/**
 * A message is read by whoever may read its discussion: one of another discussion is missing.
 *
 * @throws AppError PGRST116
 */
export const requireMessage = <Row>(message: Row | undefined): Row => {
  if (message === undefined) throw new AppError("PGRST116");
  return message;
};

/**
 * A message is deleted by the owner of its discussion: one of another discussion is missing.
 *
 * @throws AppError PGRST116
 */
export const requireDeleted = (deleted: number): void => {
  if (deleted === 0) throw new AppError("PGRST116");
};
