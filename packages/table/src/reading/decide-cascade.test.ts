import { expect, test } from "vitest";
import { ask } from "../../../judge/test/ask.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { understand } from "../../../judge/test/understand.ts";
import { decideTable } from "./decide-table.ts";

const rider = madeUpCard("Wild Rider", { oracle_text: "Cascade", cmc: 4 });
const door = madeUpCard("Low Door // High Gate", {
  layout: "modal_dfc",
  type_line: "Creature // Creature",
  cmc: 2,
  card_faces: [
    { name: "Low Door", mana_cost: "{1}{B}", type_line: "Creature", oracle_text: "" },
    { name: "High Gate", mana_cost: "{5}{B}{R}", type_line: "Creature", oracle_text: "" },
  ],
});

test.each([
  ["Low Door", "yes", "(2)"],
  ["High Gate", "no", "(7)"],
])(
  "[ORA-17] cascade casts the half that is named by its own mana value: %s → %s",
  (written, verdict, value) => {
    const named = [
      { card: rider, written: rider.name },
      { card: door, written },
    ];
    const question = `Can I cascade into ${written} with Wild Rider?`;
    const said = decideTable(understand(ask(question, "en", { cards: named })), named);
    expect(said?.verdict).toBe(verdict);
    expect(said?.ruling).toContain(value);
  },
);
