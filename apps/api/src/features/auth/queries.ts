import { eq } from "drizzle-orm";
import { type Database, schema } from "../../database/index.ts";

/** The user of a normalized mail address. */
export const findUserByEmail = async (
  database: Database,
  email: string,
): Promise<{ id: string; email: string } | undefined> => {
  const [found] = await database
    .select({ id: schema.user.id, email: schema.user.email })
    .from(schema.user)
    .where(eq(schema.user.email, email));
  return found;
};
