import { describe, expect, it } from "vitest";
import { EventIndex, eventsOf, readCard } from "../index.ts";

const eventsIn = (text: string, typeLine = "Creature — Otter") =>
  eventsOf(readCard([{ name: "Brook Warden", typeLine, text }]));

const named = (text: string, typeLine?: string) => {
  const { causes, rewards } = eventsIn(text, typeLine);
  return { causes: causes.map(({ name }) => name), rewards: rewards.map(({ name }) => name) };
};

describe("events of a card", () => {
  it("[T-1] tells what is caused, of what, whose, how many, and whether again", () => {
    const { causes } = eventsIn("{2}: Create two 1/1 green Otter creature tokens.", "Artifact");

    const otters = { of: ["green", "otter", "creature"], whose: "you", amount: 2, again: true };
    expect(causes).toEqual([
      { name: "enters", ...otters },
      { name: "token-created", ...otters },
    ]);
  });

  it("[T-1] tells damage to players from damage to permanents", () => {
    const { causes } = eventsIn("Brook Warden deals X damage to each creature and you.", "Sorcery");

    expect(causes).toEqual([
      { name: "damage-to-permanent", of: ["creature"], whose: "each", amount: "X", again: false },
      { name: "damage-to-player", of: [], whose: "you", amount: "X", again: false },
    ]);
  });

  it("[T-1] what waits for combat damage waits for no other damage", () => {
    const waits = eventsIn("Whenever Brook Warden deals combat damage to a player, scry 1.");
    const burns = eventsIn("Brook Warden deals 3 damage to target player.", "Sorcery");
    const hurt = eventsIn("Whenever you're dealt damage, scry 1.");
    const index = new EventIndex<string>();
    index.add("waits", waits);
    index.add("hurt", hurt);
    expect(waits.rewards.map(({ name }) => name)).toEqual(["damage-to-player"]);
    expect(burns.causes.flatMap(({ name, whose }) => index.rewarding({ name, whose }))).toEqual([
      "hurt",
    ]);
  });

  it("[T-1] a leave to cast spells at other times casts none", () => {
    const { causes } = eventsIn("You may cast sorcery spells as though they had flash.");
    expect(causes).toEqual([]);
  });

  it("[T-1] what happens to nothing does not happen", () => {
    const text = "If a player would gain life, that player gains no life instead.";
    expect(named(text)).toEqual({ causes: [], rewards: [] });
  });

  it("[T-1] knows who is meant by a player named before", () => {
    const { causes } = eventsIn(
      "Whenever an opponent casts a spell, that player loses 1 life. They draw a card.",
    );

    expect(causes.map(({ name, whose }) => [name, whose])).toEqual([
      ["life-lost", "opponent"],
      ["draw", "opponent"],
    ]);
  });

  it("[T-1] counts a cost as something that happens", () => {
    expect(named("Sacrifice another creature: Scry 1.").causes).toEqual([
      "sacrifice",
      "dies",
      "scry",
    ]);
  });

  it("[T-1] an ability that uses up its card happens once", () => {
    const { causes } = eventsIn("{T}, Sacrifice Brook Warden: You gain 3 life.", "Artifact");

    expect(causes.filter(({ again }) => again)).toEqual([]);
  });

  it.each([
    ["Whenever you gain life, draw a card.", ["life-gained"]],
    ["If you would draw a card, draw two cards instead.", ["draw"]],
    ["Instant spells you cast cost {1} less to cast.", ["spell-cast"]],
    ["When Brook Warden enters, if a creature died this turn, scry 2.", ["enters", "dies"]],
    ["Whenever you sacrifice an artifact, scry 1.", ["sacrifice"]],
    ["Prowess", ["spell-cast"]],
    ["{T}: Draw a card.", ["untap"]],
    ["{T}: Add {G}.", []],
    ["Whenever a Forest you control enters, scry 1.", ["landfall"]],
  ])("[T-1] %s rewards %j", (text, rewards) => {
    expect(named(text).rewards.toSorted()).toEqual(rewards.toSorted());
  });

  it.each<[string, string, string]>([
    [
      "If damage would be dealt to any creature, you may have that damage dealt to you instead.",
      "damage-to-player",
      "you",
    ],
    [
      "At the beginning of each player's end step, tap all creatures that player controls. Brook Warden deals 1 damage to the player.",
      "damage-to-player",
      "each",
    ],
    ["Double the number of each kind of counter on target permanent.", "proliferate", "you"],
    ["Return enchanted creature card to the battlefield.", "reanimate", "you"],
    [
      "You may put a Dragon creature card from your hand onto the battlefield.",
      "put-into-play",
      "you",
    ],
    ['Equipped creature has "{Q}: This creature gets +1/+1."', "untap", "you"],
  ])("[Q-1] %s causes %s: %s", (text, name, whose) => {
    const { causes } = eventsIn(text, "Enchantment");
    expect(causes.map((event) => [event.name, event.whose])).toContainEqual([name, whose]);
  });

  it.each([["You can't gain life."], ["If you would gain life, draw that many cards instead."]])(
    "[T-1] %s lets nobody gain life",
    (text) => {
      expect(named(text, "Enchantment").causes).not.toContain("life-gained");
    },
  );
});

describe("cards by their events", () => {
  const index = new EventIndex<string>();
  const put = (key: string, text: string, typeLine?: string) =>
    index.add(key, eventsIn(text, typeLine));
  put("thorn", "At the beginning of your upkeep, Brook Warden deals 1 damage to you.");
  put("blaze", "Brook Warden deals 3 damage to any target.", "Instant");
  put("spite", "{T}: Brook Warden deals 1 damage to each opponent.");
  put("martyr", "Whenever you're dealt damage, you may draw a card.");
  put("nest", "When Brook Warden enters, create a 1/1 blue Otter creature token.");
  put("pack", "Whenever a nonland permanent you control enters, scry 1.");
  put("reef", "Whenever a red creature you control enters, scry 1.");

  it("[T-1] finds what causes damage to me, and what does so again and again", () => {
    const toMe = { name: "damage-to-player", whose: "you" } as const;
    expect(index.causing(toMe)).toEqual(["thorn", "blaze"]);
    expect(index.causing({ ...toMe, again: true })).toEqual(["thorn"]);
  });

  it("[T-1] finds what rewards an event, by what the event is of", () => {
    expect(index.rewarding({ name: "damage-to-player", whose: "you" })).toEqual(["martyr"]);
    expect(index.rewarding({ name: "enters", of: ["blue", "otter"], whose: "you" })).toEqual([
      "pack",
    ]);
  });

  it("[Q-1] a land that may be any land may be a Forest, an Island is none", () => {
    put("grove", "Whenever a Forest you control enters, scry 1.");
    const landfall = { name: "landfall", whose: "you" } as const;
    expect(index.rewarding({ ...landfall, of: ["basic"] })).toEqual(["grove"]);
    expect(index.rewarding({ ...landfall, of: ["island"] })).toEqual([]);
  });
});
