import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import expected from "../../test/expected-lists.json" with { type: "json" };
import { starterIndex } from "../../test/starter-cards.ts";
import { readDecklist, resolveDecklist } from "../index.ts";

const folder = new URL("../../test/lists/", import.meta.url);

/** `1 Sol Ring C21 263 foil @sideboard`, `! nameCorrected 2`: each card with what was read of it, each report with its line. */
const readIn = (file: string) => {
  const list = readDecklist(readFileSync(new URL(file, folder)), starterIndex);
  const { entries, problems } = resolveDecklist(list, starterIndex);
  const cards = entries.map(({ quantity, name, setCode, collectorNumber, finish, board }) =>
    [quantity, name, setCode, collectorNumber, finish, board === "main" ? null : `@${board}`]
      .filter((part) => part !== null)
      .join(" "),
  );
  return [...cards, ...problems.map(({ reason, line }) => `! ${reason} ${line}`)];
};

describe("[IMP-02] reads whole lists as programs and players write them", () => {
  it.each(Object.entries(expected))("reads %s", (file, lines) => {
    expect(readIn(file)).toEqual(lines);
  });

  it("expects something of every sample", () => {
    expect(Object.keys(expected).sort()).toEqual(readdirSync(folder).sort());
  });
});
