import { type Administration, ChangedName } from "@spellwright/contract";
import type { ChangedValues, Database } from "../../../database/index.ts";
import { listActions, listAdmins, listBanned } from "../../accounts/index.ts";

type Entry = Administration["log"][number];
type Listed = Awaited<ReturnType<typeof listAdmins>>[number];

const present = ({ email, banReason, banExpires }: Listed) => ({
  email,
  ban_reason: banReason,
  ban_expires: banExpires?.toISOString() ?? null,
});

const write = (value: ChangedValues[string] | undefined): string =>
  value === null || value === undefined ? "–" : String(value);

/** From which values to which; of the names, those that the page has a word for. */
const presentChanges = ({
  before,
  after,
}: {
  readonly before: ChangedValues | null;
  readonly after: ChangedValues | null;
}): Entry["changes"] =>
  ChangedName.options
    .filter((name) => name in (after ?? {}))
    .map((name) => ({ name, before: write(before?.[name]), after: write(after?.[name]) }));

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
    log: log.map(({ at, until, by, operator, subject, action, reason, target, ...changed }) => ({
      at: at.toISOString(),
      action,
      by: by ?? operator,
      subject,
      reason,
      until: until?.toISOString() ?? null,
      target,
      changes: presentChanges(changed),
    })),
  };
};
