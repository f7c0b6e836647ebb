import { expect, test } from "vitest";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { bilingualWords } from "./card-wording.ts";

test("[ORA-17] quotes a card without a French text in English, never as nothing", () => {
  const card = madeUpCard("Still Gears", { oracle_text: "Artifacts don't untap." });
  const { fr, en } = bilingualWords({ ...card, printed_text: null }, 0);
  expect(en).toContain("Artifacts don't untap.");
  expect(fr).toContain("Artifacts don't untap.");
});
