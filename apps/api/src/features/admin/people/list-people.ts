import type { Administration } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import { listActions, listAdmins, listBanned } from "../../accounts/index.ts";

type Listed = Awaited<ReturnType<typeof listAdmins>>[number];

const present = ({ email, banReason, banExpires }: Listed) => ({
  email,
  ban_reason: banReason,
  ban_expires: banExpires?.toISOString() ?? null,
});

/** The admins, the banned accounts, and what was done (ADM-05). */
export const listPeople = async (database: Database): Promise<Administration> => {
  const [admins, banned, log] = await Promise.all([
    listAdmins(database),
    listBanned(database),
    listActions(database),
  ]);
  return {
    admins: admins.map(present),
    banned: banned.map(present),
    log: log.map(({ at, until, by, operator, subject, action, reason }) => ({
      at: at.toISOString(),
      action,
      by: by ?? operator,
      subject,
      reason,
      until: until?.toISOString() ?? null,
    })),
  };
};
