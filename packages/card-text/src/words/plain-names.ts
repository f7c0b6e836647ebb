import type { Rule } from "../engine/rule.ts";
import { table } from "../engine/words.ts";
import { tokensOf } from "./tokens.ts";

/** Names of a table as they stand in a text that was read into plain words: "cycling" is "-ing cycle" there. */
export function namesAsRead(names: Iterable<string>): Rule<string> {
  return table(
    Object.fromEntries([...names].map((name) => [name, tokensOf(name).words.join(" ")])),
  );
}
