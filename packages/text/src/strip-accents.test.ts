import { expect, test } from "vitest";
import { stripAccents } from "./strip-accents.ts";

test("[ORA-14] accents go and ligatures are written out; case and signs stay", () => {
  expect(stripAccents("Œuvre d’Été, ÆTHER & cœur — Straße")).toBe(
    "OEuvre d’Ete, AETHER & coeur — Strasse",
  );
});
