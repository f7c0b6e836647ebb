import { MessageId } from "@spellwright/contract";
import { idReader } from "../../http/index.ts";

/** DISC-06: an id that cannot be one is told apart from a missing discussion. @throws AppError DISCUSSION_ID_INVALID */
export const readDiscussionId = idReader("DISCUSSION_ID_INVALID");

/** @throws AppError PGRST116 */
export const readMessageId = idReader("PGRST116", MessageId);
