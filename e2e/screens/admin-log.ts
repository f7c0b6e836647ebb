import type { LogEntry } from "@spellwright/contract";

const [ADMIN, PLAYER] = ["judge.kim@example.org", "long.name.of.a.player@club.example.org"];

const entries: readonly Omit<LogEntry, "id" | "at">[] = [
  {
    ...{ action: "ban", by: ADMIN, subject: PLAYER, target: null },
    ...{ reason: "Advertising in public discussions", until: "2026-12-20T10:00:00.000Z" },
    changes: [
      { name: "banned", before: "false", after: "true" },
      { name: "ban_expires", before: "–", after: "2026-12-20T10:00:00.000Z" },
    ],
  },
  {
    ...{ action: "review_answer", by: ADMIN, subject: null, reason: null, until: null },
    target: "5f2a9e5c-8f5e-4d0e-9a53-3c1f0f3e7a11",
    changes: [
      { name: "state", before: "open", after: "case" },
      { name: "note", before: "–", after: "702.2b says otherwise." },
    ],
  },
  {
    ...{ action: "set_server", by: PLAYER, subject: PLAYER, reason: null, until: null },
    target: "900000000000000001",
    changes: [
      { name: "channels", before: "–", after: "900000000000000002" },
      { name: "language", before: "fr", after: "en" },
    ],
  },
  {
    ...{ action: "try_model", by: ADMIN, subject: null, reason: null, until: null },
    ...{ target: null, changes: [] },
  },
  {
    ...{ action: "unban", by: null, subject: null, reason: "Asked nicely", until: null },
    ...{ target: null, changes: [{ name: "banned", before: "true", after: "false" }] },
  },
  {
    ...{ action: "grant_admin", by: "root", subject: ADMIN, reason: null, until: null },
    ...{ target: null, changes: [{ name: "role", before: "user", after: "admin" }] },
  },
];

/** What admins, an operator and the owner of a server did, the newest a day ago. */
export const LOG = {
  items: entries.map(
    (entry, n): LogEntry => ({
      id: String(entries.length - n),
      at: new Date(Date.UTC(2026, 10, 20 - n, 10)).toISOString(),
      ...entry,
    }),
  ),
  next_cursor: "more",
};
