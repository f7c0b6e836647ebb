import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type CardName, cardNameOf, parseCardLine } from "../src/index.ts";

/** The names of all cards of a file of card lines. Lines that are none are left out. */
export const readCardNames = (file: string | URL): CardName[] =>
  gunzipSync(readFileSync(file))
    .toString("utf8")
    .trimEnd()
    .split("\n")
    .flatMap((line) => {
      const parsed = parseCardLine(line);
      return parsed.ok ? [cardNameOf(parsed.value)] : [];
    });
