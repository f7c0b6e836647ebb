import { KINDS } from "../engine/source.ts";
import { token } from "../engine/words.ts";

/** "+1/+1", "-X/-0", "4/4". */
export const size = token(
  [KINDS.size],
  (word) => (word.includes("/") && word !== "and/or" ? word : undefined),
  (word) => (typeof word === "string" && word.includes("/") ? word : undefined),
);
