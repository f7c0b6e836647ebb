import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRulebook, parseRules, type Rulebook, starterEdition } from "@spellwright/rulebook";

const FULL = new URL("../../../../shared/data/comprehensive-rules.txt", import.meta.url);
const DIGEST = new URL("../../../data/rules/", import.meta.url);
/** The official edition that the shipped digest paraphrases. */
const DIGEST_DATE = "2026-06-19";

/** The official rules, where they lie beside the repository; undefined elsewhere. */
export const loadFullRulebook = (): Rulebook | undefined => {
  if (!existsSync(FULL)) return undefined;
  const parsed = parseRules(readFileSync(FULL, "utf8"));
  return parsed.ok ? createRulebook(parsed.edition) : undefined;
};

/** The digest that ships with the product. */
export const loadStarterRulebook = (): Rulebook =>
  createRulebook(
    starterEdition(
      readdirSync(DIGEST)
        .filter((name) => name.endsWith(".json"))
        .map((name): unknown => JSON.parse(readFileSync(new URL(name, DIGEST), "utf8"))),
      DIGEST_DATE,
    ),
  );
