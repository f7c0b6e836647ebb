import type { Example } from "./read-examples.ts";

/** Tells whether weights were learned from these examples, as they are read today. */
export const fingerprint = (examples: readonly Example[]): string => {
  let hash = 0x811c9dc5;
  for (const { subject, features } of examples)
    for (const sign of `${subject}:${[...features.keys()].join("|")}`)
      hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
};
