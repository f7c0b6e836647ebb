import { describe, expect, test } from "vitest";
import { madeUpCard } from "../../test/made-up-card.ts";
import { pairsOfCards } from "./pairs-of-cards.ts";

const pairs = [
  {
    between: { fr: "Piétinement + Contact mortel", en: "Trample + Deathtouch" },
    description: { fr: "Une blessure suffit.", en: "One damage is enough." },
  },
];
const beast = madeUpCard("Quest Beast", {
  printed_name: "Bête de quête",
  keywords: ["Deathtouch"],
});
const bear = madeUpCard("Mud Bear", { keywords: [] });

describe("[ORA-02] the names of the asker’s cards", () => {
  test("stand in place of the keyword that a card brings", () => {
    expect(pairsOfCards({ pairs }, [bear, beast], "fr")).toEqual([
      { cards: ["Piétinement", "Bête de quête"], description: "Une blessure suffit." },
    ]);
  });

  test("stand once where one card brings both", () => {
    const both = madeUpCard("Mire Wurm", { keywords: ["Trample", "Deathtouch"] });
    expect(pairsOfCards({ pairs }, [both], "en")[0]?.cards).toEqual(["Mire Wurm"]);
  });

  test("are absent where no card brings any", () => {
    expect(pairsOfCards({ pairs }, [bear], "en")).toEqual([]);
    expect(pairsOfCards({ pairs }, [], "fr")).toEqual([]);
  });
});
