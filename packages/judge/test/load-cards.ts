import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { Card } from "@spellwright/contract";

const FULL = new URL("../../../../shared/data/cards.jsonl.gz", import.meta.url);

/** Real cards by English name, where the public card file lies beside the repository; undefined elsewhere. */
export const loadCards = (names: readonly string[]): ReadonlyMap<string, Card> | undefined => {
  if (!existsSync(FULL)) {
    process.stdout.write("real cards not checked: no public card file beside the repository\n");
    return undefined;
  }
  const wanted = new Set(names);
  const found = new Map<string, Card>();
  for (const line of gunzipSync(readFileSync(FULL)).toString("utf8").split("\n")) {
    const name = /"name":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
    if (name !== undefined && wanted.has(name)) found.set(name, Card.parse(JSON.parse(line)));
  }
  return found;
};
