import { AppError } from "../../http/index.ts";

interface Owned {
  readonly userId: string;
  readonly isPublic: boolean;
}

/**
 * DISC-05: readable if public or owned. A private discussion of another person answers exactly like a
 * missing one. A public one needs a session.
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
 * DISC-05: whoever has the link of a public discussion sees how it begins. A private one is missing.
 *
 * @throws AppError PGRST116
 */
export const requirePublic = <Row extends Owned>(discussion: Row | undefined): Row => {
  if (discussion === undefined || !discussion.isPublic) throw new AppError("PGRST116");
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
 * Whoever may read a discussion reads its messages, and its owner deletes them: one of another discussion
 * is missing.
 *
 * @param message what a query by both ids found, or how many it deleted
 * @throws AppError PGRST116
 */
export const requireMessage = <Message>(message: Message | undefined | 0): Message => {
  if (message === undefined || message === 0) throw new AppError("PGRST116");
  return message;
};
