import { asc, inArray, lt } from "drizzle-orm";
import { type Database, schema } from "../../database/index.ts";

const { questionLogs } = schema;

/** Deletes the oldest logs of questions from before a time. @returns how many, `most` at most */
export const deleteOldLogs = async (
  database: Database,
  before: Date,
  most: number,
): Promise<number> => {
  const old = database
    .select({ id: questionLogs.id })
    .from(questionLogs)
    .where(lt(questionLogs.createdAt, before))
    .orderBy(asc(questionLogs.createdAt))
    .limit(most)
    .for("update", { skipLocked: true });
  const deleted = await database
    .delete(questionLogs)
    .where(inArray(questionLogs.id, old))
    .returning({ id: questionLogs.id });
  return deleted.length;
};
