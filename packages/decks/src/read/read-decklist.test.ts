import { describe, expect, it } from "vitest";
import { starterDecks, starterIndex } from "../../test/starter-cards.ts";
import { countCards, readDecklist, resolveDecklist } from "../index.ts";

const read = (text: string | Uint8Array) => readDecklist(text, starterIndex);
const resolve = (text: string | Uint8Array) => resolveDecklist(read(text), starterIndex);
/** `4 Lightning Bolt main`: what a list comes to, short enough to compare. */
const shortOf = (text: string | Uint8Array) =>
  resolve(text).entries.map(({ quantity, name, board }) => `${quantity} ${name} ${board}`);

describe("[IMP-02] reads one line, as tools and players write it", () => {
  it.each([
    "4 Lightning Bolt",
    "4x Lightning Bolt",
    "4xLightning Bolt",
    "4X LIGHTNING BOLT",
    "4× Lightning Bolt",
    "x4 Lightning Bolt",
    "[4] Lightning Bolt",
    "(4) Lightning Bolt",
    "• 4 Lightning Bolt",
    "- Lightning Bolt x4",
    "Lightning Bolt ×4",
    "Lightning Bolt (x4)",
    "Lightning Bolt - 4",
    "4\tLightning Bolt",
    "4 Lightning Bolt (2X2) 117",
    "4 Lightning Bolt (2X2) 117 *F*",
    "4x Lightning Bolt (2x2) 117 *F* [Removal{top},Burn] ^Have,#37d67a^",
    "4 [2X2:117] Lightning Bolt",
    "4 [2X2] Lightning Bolt",
    "4 Lightning Bolt|2X2|1|[117]",
    "4 Lightning Bolt+|2X2",
    "4 Lightning Bolt [2X2:117] [foil]",
    "4 Lightning Bolt <retro> [2X2] (F)",
    "4 Lightning Bolt (2X2) #117 #Removal #!Burn",
    "4 Lightning Bolt   $1.07",
    "4 Lightning Bolt 1,07 €",
    "4 Lightning Bolt ⭐",
    "4 Lightning Bolt - the best one",
    "4 foudre",
    "4 **Lightning Bolt**",
    "4 [[Lightning Bolt]]",
    "4 [Lightning Bolt](https://cards.example/117)",
    "[b]4 Lightning Bolt[/b]",
    "| 4 | Lightning Bolt | 2X2 |",
    "4,Lightning Bolt,2X2",
    '"4";"Lightning Bolt";"2X2"',
    "<li>4&nbsp;Lightning&nbsp;Bolt</li>",
    "4 “Lightning Bolt”",
  ])("reads %s", (line) => {
    expect(shortOf(line)).toEqual(["4 Lightning Bolt main"]);
  });

  it.each([
    ["SB: 2 Blood Moon", "2 Blood Moon sideboard"],
    ["sideboard: 2 Blood Moon", "2 Blood Moon sideboard"],
    ["2 Blood Moon (SB)", "2 Blood Moon sideboard"],
    ["CMDR: 1 Krenko, Mob Boss", "1 Krenko, Mob Boss commander"],
    ["Commandant : Krenko, Mob Boss", "1 Krenko, Mob Boss commander"],
    ["1x Krenko, Mob Boss *CMDR*", "1 Krenko, Mob Boss commander"],
    ["1 Krenko, Mob Boss # !Commander", "1 Krenko, Mob Boss commander"],
    ["1x Krenko, Mob Boss [Commander{top}]", "1 Krenko, Mob Boss commander"],
    ["1x Blood Moon [Maybeboard{noDeck}{noPrice},Hate]", "1 Blood Moon maybeboard"],
    ["1x Blood Moon [Sideboard]", "1 Blood Moon sideboard"],
    ["Companion: Walking Ballista", "1 Walking Ballista companion"],
  ])("%s says where the card lies", (line, expected) => {
    expect(shortOf(line)).toEqual([expected]);
  });

  it.each(["Wear // Tear", "Wear / Tear", "Wear/Tear", "wear // xxxx", "Wear"])(
    "1 %s is the whole card, whose full name the deck keeps",
    (name) => {
      expect(shortOf(`1 ${name}`)).toEqual(["1 Wear // Tear main"]);
    },
  );

  it("keeps printing, finish, piles and tags", () => {
    const [entry] = read("2x Blood Moon (mh2) 118 *E* [Hate,Red] ^Have,#37d67a^").entries;
    expect(entry).toMatchObject({
      quantity: 2,
      name: "Blood Moon",
      setCode: "MH2",
      collectorNumber: "118",
      finish: "etched",
      categories: ["Hate", "Red"],
      tags: ["Have"],
    });
  });
});

describe("[IMP-02] lines that are no cards", () => {
  it("takes headings in both languages, metadata and comments for what they are", () => {
    const list = read(
      "About\nName Goblins\n\nFormat : Moderne\nAuteur : Zoé\n# a remark of more than four words\n" +
        "// Lands\n4 Mountain\n\nCréatures (2)\n2 Goblin Guide\n\nRéserve :\n2 Blood Moon\nTotal: 8 cards\n",
    );
    expect(list.metadata).toMatchObject({ name: "Goblins", format: "Moderne", author: "Zoé" });
    expect(list.headings.map(({ text }) => text)).toEqual([
      "About",
      "// Lands",
      "Créatures (2)",
      "Réserve :",
    ]);
    expect(list.entries.map(({ name, board, categories }) => [name, board, categories])).toEqual([
      ["Mountain", "main", ["Lands"]],
      ["Goblin Guide", "main", ["Créatures"]],
      ["Blood Moon", "sideboard", []],
    ]);
  });

  it("reports talk, an invented card and impossible copies with their lines, and corrects a typo", () => {
    const list = resolve(
      "Here is my deck\n1 Goblin Guide\n1 Totally Made Up\n0 Mountain\n5000 Mountain\n1 Lightnig Bolt\n",
    );
    expect(list.problems.map(({ line, reason, severity }) => [line, reason, severity])).toEqual([
      [1, "notACard", "error"],
      [3, "unknownCard", "error"],
      [4, "quantityOutOfRange", "error"],
      [5, "quantityOutOfRange", "error"],
      [6, "nameCorrected", "notice"],
    ]);
    expect(list.lines).toEqual(["problem", "card", "card", "problem", "problem", "card"]);
    expect(list.metadata.name).toBe("Here is my deck");
    expect(list.entries.map(({ name, cardId }) => [name, cardId !== null])).toEqual([
      ["Goblin Guide", true],
      ["Totally Made Up", false],
      ["Lightning Bolt", true],
    ]);
  });

  it("never chooses between two cards of one name", () => {
    const several = {
      ...starterIndex,
      knows: () => true,
      *resolveInSteps() {
        yield;
        return { kind: "ambiguous" as const, candidates: [] };
      },
    };
    const list = resolveDecklist(readDecklist("1 Bourgeonnement", several), several);
    expect(list.entries[0]?.cardId).toBeNull();
    expect(list.problems[0]?.reason).toBe("ambiguousCard");
  });

  it("finds nothing in a question, and reports each of its lines", () => {
    const list = resolve("Is my deck legal?\nThank you very much in advance!\n");
    expect(list.entries).toEqual([]);
    expect(list.lines).toEqual(["problem", "problem"]);
    expect(list.metadata.name).toBeNull();
  });
});

describe("[IMP-02] reads several cards in one line", () => {
  it.each([
    "1 Krenko Mob Boss, 4 Lightning Bolt, 2 Wear // Tear",
    "1 Krenko, Mob Boss, 4x Lightning Bolt; 2 Wear // Tear",
    "Krenko, Mob Boss x1, Lightning Bolt x4, Wear // Tear x2",
    "1 Krenko Mob Boss 4 Lightning Bolt 2 Wear // Tear",
  ])("reads %s", (line) => {
    expect(shortOf(line)).toEqual([
      "1 Krenko, Mob Boss main",
      "4 Lightning Bolt main",
      "2 Wear // Tear main",
    ]);
  });

  it("reads names without copies", () => {
    expect(shortOf("Krenko, Mob Boss, Sol Ring, Blood Moon")).toHaveLength(3);
  });
});

describe("[IMP-02] where cards lie that no line says", () => {
  const filler = (copies: number) => `${copies} Mountain`;

  it("reads Magic Online's blank line as the sideboard, and says so", () => {
    const list = resolve(`4 Lightning Bolt\n${filler(56)}\n\n2 Blood Moon\n13 Island\n`);
    expect(countCards(list.entries)).toMatchObject({ main: 60, sideboard: 15 });
    expect(list.problems[0]).toMatchObject({ reason: "sideboardAfterBlankLine", line: 4 });
  });

  it("takes a single card beside 99 for the commander", () => {
    for (const text of [
      `${filler(99)}\n\n1 Krenko, Mob Boss`,
      `1 Krenko, Mob Boss\n\n${filler(99)}`,
      `${filler(99)}\nSB: 1 Krenko, Mob Boss`,
    ]) {
      const lead = resolve(text).entries.find((entry) => entry.board === "commander");
      expect(lead?.name, text).toBe("Krenko, Mob Boss");
    }
  });

  it("counts a commander once that is named above its list, in a comment or not", () => {
    for (const mark of ["", "# "]) {
      const list = resolve(`${mark}Commander: Krenko, Mob Boss\n${filler(99)}\n1 Krenko, Mob Boss`);
      expect(countCards(list.entries).main).toBe(100);
      expect(list.lines[0]).toBe("metadata");
      expect(list.entries[1]).toMatchObject({ name: "Krenko, Mob Boss", board: "commander" });
    }
  });

  it("counts Arena's companion once, which stands in the sideboard too", () => {
    const list = resolve(
      "Companion\n1 Sol Ring\n\nDeck\n60 Mountain\n\nSideboard\n1 Sol Ring\n14 Island",
    );
    expect(countCards(list.entries)).toMatchObject({ main: 60, sideboard: 15 });
  });
});

describe("[IMP-02] files", () => {
  const goblins = "Deck\n4 Goblin Guide\n\nRéserve\n2 Lune de sang\n";
  const expected = ["4 Goblin Guide main", "2 Blood Moon sideboard"];
  const utf16 = (text: string, bigEndian: boolean) =>
    Uint8Array.from(
      [...text].flatMap((letter) => {
        const code = letter.charCodeAt(0);
        return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }),
    );

  it.each([
    ["UTF-8", new TextEncoder().encode(goblins)],
    ["UTF-8 with a mark", new TextEncoder().encode(`\ufeff${goblins}`)],
    ["UTF-16 LE with a mark", utf16(`\ufeff${goblins}`, false)],
    ["UTF-16 BE with a mark", utf16(`\ufeff${goblins}`, true)],
    ["UTF-16 LE without", utf16(goblins, false)],
    ["UTF-16 BE without", utf16(goblins, true)],
    ["Latin-1", Uint8Array.from(goblins, (letter) => letter.charCodeAt(0))],
    ["lines of old Macs", new TextEncoder().encode(goblins.replaceAll("\n", "\r"))],
  ])("reads %s", (_, bytes) => {
    expect(shortOf(bytes)).toEqual(expected);
  });

  it.each([
    'Name,Set code,Quantity,Foil\r\nGoblin Guide,ZEN,4,normal\r\n"Krenko, Mob Boss",M13,1,foil\r\n',
    '"Count";"Card Name";"Edition"\n"4";"Goblin Guide";"ZEN"\n1;"Krenko, Mob Boss";M13\n',
    'sep=,\nQuantity,Name,Set Code\n4,Goblin Guide,ZEN\n1,"Krenko, Mob Boss",M13\n',
    "Quantité\tNom\n4\tGoblin Guide\n1\tKrenko, Mob Boss\n",
  ])("reads values with a head: %j", (text) => {
    expect(shortOf(text)).toEqual(["4 Goblin Guide main", "1 Krenko, Mob Boss main"]);
  });

  it("reports a row without copies or a name", () => {
    const list = read("Count,Name\n4,Goblin Guide\nmany,Sol Ring\n2,\n");
    expect(list.lines).toEqual(["heading", "card", "problem", "problem"]);
  });

  it("reads what is whole of a damaged deck file, and reports the rest", () => {
    const list = read(
      '<?xml version="1.0"?>\n<cockatrice_deck version="1">\n<zone name="main">\n' +
        '<card number="4" name="Goblin Guide"/>\n<card number="4"/>\n<card number="2" name="Urza&apos;s Sa',
    );
    expect(list.entries.map(({ name }) => name)).toEqual(["Goblin Guide"]);
    expect(list.problems.map(({ line }) => line)).toEqual([5, 6]);
  });

  it("reads a page as a person sees it", () => {
    const page =
      "<style>4 Island</style><h2>Deck</h2><table><tr><td>4</td><td>Goblin Guide</td></tr></table>" +
      "<h2>Sideboard</h2><p>2 Blood&nbsp;Moon<br>1 Sol Ring</p>";
    expect(shortOf(page)).toEqual([
      "4 Goblin Guide main",
      "2 Blood Moon sideboard",
      "1 Sol Ring sideboard",
    ]);
  });

  it.each([...starterDecks.keys()])("finds every card of %s", (file) => {
    const list = resolve(starterDecks.get(file) ?? "");
    expect(list.problems).toEqual([]);
    expect(list.entries.every((entry) => entry.cardId !== null)).toBe(true);
    const { main, sideboard } = countCards(list.entries);
    expect([main, sideboard]).toEqual(file.startsWith("modern") ? [60, 15] : [100, 0]);
  });
});
