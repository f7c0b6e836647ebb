import { describe, expect, it, test } from "vitest";
import { readServerAddress } from "./server-address.ts";

describe("[DATA-01] the address of PostgreSQL", () => {
  it("names one server, with whatever stands in it", () => {
    const url = "postgresql://me:p%40ss,word@db.example.org:5433/spellwright?sslmode=require";
    expect(readServerAddress(url)).toEqual({
      servers: [url],
      isSought: false,
      label: "db.example.org:5433/spellwright",
    });
  });

  it("names a primary and its standbys, each with its own port or none, and all with the rest", () => {
    const url = "postgres://me:secret@one:5432,two,[::1]:6000/db?target_session_attrs=read-write";
    expect(readServerAddress(url)).toEqual({
      servers: [
        "postgres://me:secret@one:5432/db?target_session_attrs=read-write",
        "postgres://me:secret@two/db?target_session_attrs=read-write",
        "postgres://me:secret@[::1]:6000/db?target_session_attrs=read-write",
      ],
      isSought: true,
      label: "one:5432,two,[::1]:6000/db",
    });
  });

  it("may be a folder with a socket", () => {
    expect(readServerAddress("postgresql:///db?host=/run/postgresql")?.isSought).toBe(false);
    expect(readServerAddress("postgresql://me@%2Frun%2Fa,%2Frun%2Fb/db")?.servers).toHaveLength(2);
  });

  it("asks one server whether it writes, when that is wanted", () => {
    const url = "postgresql://db.example.org/db?target_session_attrs=primary";
    expect(readServerAddress(url)?.isSought).toBe(true);
  });

  test.each([
    "mysql://me@one/db",
    "one,two/db",
    "postgresql://me@one,,two/db",
    "postgresql://me@one,two:port/db",
    "postgresql://me@one,two/db?target_session_attrs=any",
    "postgresql://me@one,two/db?target_session_attrs=standby",
  ])("is not %s", (url) => {
    expect(readServerAddress(url)).toBeUndefined();
  });
});
