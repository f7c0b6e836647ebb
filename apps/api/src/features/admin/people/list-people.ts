import { type Administration, ChangedName, type LogEntry } from "@spellwright/contract";
import * as z from "zod";
import type { ChangedValues, Database } from "../../../database/index.ts";
import { readCursor, toPage } from "../../../http/index.ts";
import { listActions, listAdmins, listBanned } from "../../accounts/index.ts";

/** The log of what was done, newest first. */
const LOG = { name: "admin-log", id: z.string().regex(/^\d{1,15}$/) } as const;
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
}): LogEntry["changes"] =>
  ChangedName.options
    .filter((name) => name in (after ?? {}))
    .map((name) => ({ name, before: write(before?.[name]), after: write(after?.[name]) }));

/** The admins and the banned accounts (ADM-05). */
export const listPeople = async (database: Database): Promise<Administration> => {
  const [admins, banned] = await Promise.all([listAdmins(database), listBanned(database)]);
  return { admins: admins.map(present), banned: banned.map(present) };
};

/** A page of what was done (ADM-05). @throws AppError FIELD_INVALID */
export const listLog = async (
  database: Database,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
) => {
  const rows = await listActions(database, { position: readCursor(LOG, cursor), limit });
  return toPage(LOG, rows, limit, ({ id, at, until, by, operator, subject, ...entry }) => ({
    ...{ id, subject, action: entry.action, reason: entry.reason, target: entry.target },
    at: at.toISOString(),
    by: by ?? operator,
    until: until?.toISOString() ?? null,
    changes: presentChanges(entry),
  }));
};
