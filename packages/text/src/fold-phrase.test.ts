import { expect, test } from "vitest";
import { foldPhrase } from "./fold-phrase.ts";

test("[ORA-14] signs stay, apostrophes are straight, blanks are one space", () => {
  expect(foldPhrase("  L’Étape\u00a0:\n la  l´île ? ")).toBe("l'etape : la l'ile ?");
  expect(foldPhrase("Urza‘s `Saga`")).toBe("urza's 'saga'");
  expect(foldPhrase("a tab\tor\u202ftwo")).toBe("a tab or two");
});
