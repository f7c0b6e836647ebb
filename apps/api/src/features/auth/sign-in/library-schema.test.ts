import { getAuthTables } from "better-auth/db";
import { getTableColumns, getTableName, type Table } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "../../../database/index.ts";
import { createSignInLibrary } from "./sign-in-library.ts";

/** Our tables by the name that the library knows them by. */
const OURS: Readonly<Record<string, Table>> = {
  user: schema.user,
  session: schema.session,
  account: schema.account,
  verification: schema.verification,
  twoFactor: schema.twoFactor,
  passkey: schema.passkey,
};

const library = createSignInLibrary(
  {
    config: { publicUrl: "http://127.0.0.1:3000", production: false },
    secret: "a secret for tests, long enough",
    database: null as never,
    allowance: null as never,
    mails: null as never,
  },
  {
    config: {
      clientId: "c",
      clientSecret: "s",
      authorizeUrl: "https://x",
      apiUrl: "https://x",
      cdnUrl: "https://x",
    },
    client: null as never,
    onFailure: () => undefined,
  },
);

describe("[AUTH-03] the sign-in library's tables", () => {
  const theirs = getAuthTables(library.options);

  it("are the ones we wrote by hand", () => {
    expect(Object.keys(theirs).sort()).toEqual(Object.keys(OURS).sort());
  });

  it.each(Object.entries(OURS))("%s holds every field that the library writes", (name, table) => {
    const fields = theirs[name as keyof typeof theirs]?.fields ?? {};
    const columns = getTableColumns(table);
    expect(getTableName(table)).toBe(name.replace(/[A-Z]/g, (each) => `_${each.toLowerCase()}`));
    expect(Object.keys(columns).sort()).toEqual([...Object.keys(fields), "id"].sort());
    for (const [field, { required, unique, type }] of Object.entries(fields)) {
      const column = columns[field];
      // A column of our own kind, such as a hashed one, is a text to the database.
      const kept = column?.dataType === "custom" ? "string" : column?.dataType;
      expect([field, kept]).toEqual([field, type]);
      if (unique === true) expect([field, column?.isUnique]).toEqual([field, true]);
      // A column that must be filled, where the library may leave it out, would refuse its rows.
      if (required === false) expect([field, column?.notNull]).toEqual([field, false]);
    }
  });
});
