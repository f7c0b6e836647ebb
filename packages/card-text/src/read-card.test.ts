import { describe, expect, it } from "vitest";
import { readCard, readLines, writeAbilities } from "./index.ts";

const read = (text: string, typeLine = "Creature — Elf Druid", name = "Moss Reader") =>
  readCard([{ name, typeLine, text }]).faces[0]?.abilities ?? [];

describe("reading a card", () => {
  it("[T-1] reads the example of the README", () => {
    const [trigger] = read("Whenever another creature you control dies, you may draw a card.");

    expect(trigger).toEqual({
      kind: "triggered",
      line: 0,
      event: {
        word: "whenever",
        event: {
          who: {
            other: "another",
            is: [{ type: "creature" }],
            where: [{ controller: { ref: "you" } }],
          },
          verb: "die",
        },
      },
      effects: [
        {
          steps: [
            {
              who: { ref: "you" },
              modal: "may",
              verb: "draw",
              what: { det: "a", is: [{ thing: "card" }] },
            },
          ],
        },
      ],
    });
  });

  it("[T-1] writes the line again from what was read", () => {
    const [line] = readLines({
      name: "Moss Reader",
      typeLine: "Creature — Elf Druid",
      text: "{2}{G}, Sacrifice Moss Reader: Destroy target artifact or enchantment an opponent controls.",
    });

    expect(line?.whole).toBe(true);
    expect(writeAbilities(line?.abilities ?? [])).toBe(
      "{2} {g} , sacrifice SELF : destroy target artifact or enchantment a opponent control",
    );
  });

  it("[T-1] leaves words that it does not understand unread", () => {
    const [ability] = read("Draw a card. Xylophonate the moon.", "Sorcery");

    expect(ability).toMatchObject({
      kind: "spell",
      effects: [{ steps: [{ verb: "draw" }] }, { unread: ["xylophonate", "the", "moon"] }],
    });
  });

  it("[T-1] takes no verb whose object it does not understand, and nothing behind a turn of meaning", () => {
    const [draw, lose] = [
      read("You may destroy yonder moss. Draw a card.", "Sorcery"),
      read("Target creature loses flying and can't yodel or gain flying.", "Sorcery"),
    ];

    expect(draw).toMatchObject([
      {
        effects: [
          { unread: ["you", "may", "destroy", "yonder", "moss"] },
          { steps: [{ verb: "draw" }] },
        ],
      },
    ]);
    expect(lose).toMatchObject([
      {
        effects: [
          {
            steps: [{ verb: "lose" }],
            unread: ["and", "can", "not", "yodel", "or", "gain", "flying"],
          },
        ],
      },
    ]);
  });

  it("[T-1] takes no verb behind a quotation that it does not understand", () => {
    const [ability] = read(
      'Create an Equipment artifact token with "{T}: Yodel thrice" and equip {1}.',
      "Sorcery",
    );

    expect(ability).toMatchObject({ effects: [{ steps: [{ verb: "create" }] }] });
    expect(JSON.stringify(ability)).not.toContain('"verb":"equip"');
  });
});
