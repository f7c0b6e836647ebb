import { describe, expect, it } from "vitest";
import { starterIndex } from "../../test/starter-cards.ts";
import { readDecklist, resolveDecklist } from "../index.ts";

const resolve = (text: string) => resolveDecklist(readDecklist(text, starterIndex), starterIndex);
const shortOf = (text: string) =>
  resolve(text).entries.map(({ quantity, name, board }) => `${quantity} ${name} ${board}`);
/** `1 Sol Ring C21 263 foil`: a card with its printing, nothing for what is not said. */
const printedOf = (text: string) =>
  resolve(text).entries.map(({ quantity, name, setCode, collectorNumber, finish }) =>
    [quantity, name, setCode, collectorNumber, finish].filter((part) => part !== null).join(" "),
  );
const reasonsOf = (text: string) => resolve(text).problems.map(({ reason }) => reason);

const BOLTS = "4 Lightning Bolt 2X2 117 foil";

describe("[IMP-02] reads files of values, by the program that writes them", () => {
  it.each([
    [
      "Moxfield",
      '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Collector Number","Alter","Proxy"\n"4","0","Lightning Bolt","2x2","Near Mint","English","foil","","117","False","False"',
    ],
    [
      "Archidekt",
      'Quantity,Name,Finish,Condition,Date Added,Language,Edition Name,Edition Code,Multiverse Id,Collector Number\n4,Lightning Bolt,Foil,NM,2024-01-01,EN,"Double Masters 2022",2x2,571455,117',
    ],
    [
      "ManaBox",
      "Binder Name,Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Condition,Language\nBurn,Lightning Bolt,2X2,Double Masters 2022,117,foil,uncommon,4,78,near_mint,en",
    ],
    [
      "Dragon Shield",
      '"sep=,"\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language\nBurn,4,0,Lightning Bolt,2X2,Double Masters 2022,117,NearMint,Foil,English',
    ],
    [
      "Delver Lens",
      "QuantityX,Name,Edition,Edition code,Collector's number,Foil,Language,Condition\n4x,Lightning Bolt,Double Masters 2022,2X2,117,Foil,English,Near Mint",
    ],
    [
      "TCGplayer",
      "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language\n4,Lightning Bolt (Borderless),Lightning Bolt,Double Masters 2022,117,2X2,Foil,Near Mint,English",
    ],
    [
      "Deckbox",
      "Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed\n4,0,Lightning Bolt,Double Masters 2022,2X2,117,Near Mint,English,foil,",
    ],
    [
      "Helvault",
      '"collector_number","estimated_price","extras","language","name","quantity","set_code","set_name"\n"117","1.2","foil","en","Lightning Bolt","4","2x2","Double Masters 2022"',
    ],
    [
      "TopDecked",
      "QUANTITY,NAME,SETCODE,SETNAME,FOIL,COLLECTORNUMBER,CONDITION,LANGUAGE\n4,Lightning Bolt,2X2,Double Masters 2022,true,117,NM,en",
    ],
    [
      "Cardmarket",
      "idProduct;English Name;Local Name;Exp.;Exp. Name;N°;Language;Condition;Foil?;Amount\n571455;Lightning Bolt;Foudre;2X2;Double Masters 2022;117;2;NM;X;4",
    ],
    [
      "Magic Online",
      "Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded\nLightning Bolt,4,12345,Uncommon,2X2,117/332,Yes,No",
    ],
    [
      "a French spreadsheet",
      "Qté;Nom de la carte;Code édition;Numéro;Finition;Langue;État\n4;Foudre;2x2;0117;Brillante;VF;NM",
    ],
    [
      "Dragon Shield in French, a file whose code stands behind its name",
      "Quantité,Nom de la carte,Nom de l'édition,Code d'édition,Numéro de carte,Impression\n4,Foudre,Double Masters 2022,2x2,117,Foil",
    ],
  ])("reads %s", (_, text) => {
    expect(printedOf(text)).toEqual([BOLTS]);
    expect(resolve(text).problems).toEqual([]);
  });

  it("reads Card Kingdom, whose editions have no code, and numbers behind names", () => {
    expect(
      printedOf(
        'title,edition,foil,quantity\nMountain (0270 - Full Art),Zendikar Rising,0,2\n"Sol Ring",Alpha,1,1',
      ),
    ).toEqual(["2 Mountain 270", "1 Sol Ring foil"]);
  });

  it("counts the foils of Decked Builder apart", () => {
    const head = "Total Qty,Reg Qty,Foil Qty,Card,Set,Mana Cost,Rarity,Mvid";
    expect(printedOf(`${head}\n5,3,2,Lightning Bolt,Masters,R,U,1234`)).toEqual([
      "3 Lightning Bolt",
      "2 Lightning Bolt foil",
    ]);
  });

  it("reads treatments in names as in lines of text", () => {
    const rows = [
      "1,Sol Ring [C21],",
      "1,Lightning Bolt (Retro Frame),DMR",
      '1,"Krenko, Mob Boss (Showcase) (Foil Etched)",RVR',
      "1,Mountain (270),ZNR",
    ];
    expect(printedOf(`Quantity,Name,Set Code\n${rows.join("\n")}`)).toEqual([
      "1 Sol Ring C21",
      "1 Lightning Bolt DMR",
      "1 Krenko, Mob Boss RVR etched",
      "1 Mountain ZNR 270",
    ]);
  });

  it("finds the names by their cards where no head is known for them", () => {
    expect(shortOf("Anzahl;Karte (de);Code\n4;Lightning Bolt;2X2\n1;Sol Ring;C21")).toEqual([
      "4 Lightning Bolt main",
      "1 Sol Ring main",
    ]);
  });

  it("asks which column holds the copies, and takes none for one", () => {
    const list = resolve("Stk;Nom;Édition\n4;Foudre;M11\n2;Lune de sang;8ED");
    expect(list.entries).toEqual([]);
    expect(list.problems).toMatchObject([
      { line: 1, reason: "copiesColumnUnknown", suggestions: ["Stk"], severity: "error" },
    ]);
    expect(list.lines).toEqual(["problem", "metadata", "metadata"]);
  });

  it("reads rows without a head, in any order", () => {
    const rows = [
      "2\tWear // Tear\tDragon's Maze",
      "1\tSol Ring\tC21\t263\tfoil",
      "4\tLightning Bolt\tMagic 2011\tNM\tEnglish",
      "Blood Moon\t3\tMH2",
      "Urza's Saga\tMH2\t259\t2",
      "Goblin Guide;4;ZEN",
      "Sol Ring,1,C21",
    ];
    expect(printedOf(rows.join("\n"))).toEqual([
      "2 Wear // Tear",
      "1 Sol Ring C21 263 foil",
      "4 Lightning Bolt",
      "3 Blood Moon MH2",
      "2 Urza's Saga MH2 259",
      "4 Goblin Guide ZEN",
      "1 Sol Ring C21",
    ]);
  });

  it("joins two rows that are the faces of one card, and says so", () => {
    const text = "Count,Name\n2,Wear\n2,Tear\n1,Sol Ring";
    expect(shortOf(text)).toEqual(["2 Wear // Tear main", "1 Sol Ring main"]);
    expect(reasonsOf(text)).toEqual(["facesJoined"]);
    expect(shortOf("2 Wear\n3 Tear")).toHaveLength(2);
    expect(shortOf("2 Wear\n2 Wear // Tear")).toHaveLength(2);
  });
});

describe("[IMP-02] reads marks behind a name", () => {
  it.each([
    ["1 Sol Ring [C21] 263", "1 Sol Ring C21 263"],
    ["1 Wear // Tear {DGM} #135", "1 Wear // Tear DGM 135"],
    ["1 Sol Ring (C21) (263)", "1 Sol Ring C21 263"],
    ["1 Sol Ring (C21 263)", "1 Sol Ring C21 263"],
    ["1 Sol Ring (Retro Frame) (C21) 263", "1 Sol Ring C21 263"],
    ["1 Sol Ring (Showcase) (Borderless)", "1 Sol Ring"],
    ["1 Sol Ring (C21) 65/279", "1 Sol Ring C21 65"],
    ["1 Sol Ring [C21:65/279]", "1 Sol Ring C21 65"],
    ["1 Sol Ring (SLD) 83★ *F*", "1 Sol Ring SLD 83★ foil"],
    ["1 Sol Ring (dd2) 34★", "1 Sol Ring DD2 34★"],
    ["1 Sol Ring C21 263", "1 Sol Ring C21 263"],
    ["1 Sol Ring [C21-263]", "1 Sol Ring C21 263"],
    ["1 Sol Ring (Magic 2011)", "1 Sol Ring"],
    ["1 Sol Ring <263> [C21] (F)", "1 Sol Ring C21 263 foil"],
    ["1 Sol Ring #263", "1 Sol Ring 263"],
    ["1 (C21) Sol Ring", "1 Sol Ring C21"],
    ["1 {C21:263} Sol Ring", "1 Sol Ring C21 263"],
    ["Sol Ring*4", "4 Sol Ring"],
    ["1 Sol Ring <263 - Borderless> [C21]", "1 Sol Ring C21 263"],
    ["1 Sol Ring <C21> 263 <foil>", "1 Sol Ring C21 263 foil"],
    ["1 Sol Ring|C21|2", "1 Sol Ring C21"],
    ["1 Sol Ring+|C21|[263]", "1 Sol Ring C21 263 foil"],
    ["1 Sol Ring [F]", "1 Sol Ring foil"],
    ["1 Sol Ring (C21) 263 {E}", "1 Sol Ring C21 263 etched"],
    ["1 Sol Ring <foil> (C21)", "1 Sol Ring C21 foil"],
    ["1 Sol Ring (surge foil)", "1 Sol Ring foil"],
    ["1 Sol Ring (Rainbow Foil)", "1 Sol Ring foil"],
    ["1 Sol Ring (C21) 263 F", "1 Sol Ring C21 263 foil"],
    ["1 Sol Ring [C21] #263 foil", "1 Sol Ring C21 263 foil"],
    ["1 Sol Ring (C21) No. 263", "1 Sol Ring C21 263"],
    ["1 Sol Ring 65/279", "1 Sol Ring 65"],
    ["1 Sol Ring【C21】263", "1 Sol Ring C21 263"],
    ["１ Ｓｏｌ　Ｒｉｎｇ （Ｃ２１）　２６３", "1 Sol Ring C21 263"],
  ])("reads %s", (line, expected) => {
    expect(printedOf(line)).toEqual([expected]);
    expect(reasonsOf(line)).toEqual([]);
  });

  it.each([
    "1 Ring of Power // Sol Ring (LTC) 357",
    "1 Sol Ring // Ring of Power (LTC) 357",
    "1 Ring of Power (Sol Ring) (LTC) 357",
    "1 Sol Ring (Ring of Power) (LTC) 357",
    "1 Ring of Power - Sol Ring (LTC) 357",
  ])("%s is the card whose own name stands there", (line) => {
    expect(printedOf(line)).toEqual(["1 Sol Ring LTC 357"]);
    expect(reasonsOf(line)).toEqual([]);
  });
});

describe("[IMP-02] reads the headings of Arena in its languages", () => {
  it.each([
    ["About", "Name", "Commander", "Companion", "Deck", "Sideboard"],
    ["À propos", "Nom", "Commandant", "Compagnon", "Deck", "Réserve"],
    ["Info", "Name", "Kommandeur", "Gefährte", "Deck", "Sideboard"],
    ["Acerca de", "Nombre", "Comandante", "Compañero", "Mazo", "Banquillo"],
    ["Informazioni", "Nome", "Comandante", "Compagno", "Mazzo", "Sideboard"],
    ["Sobre", "Nome", "Comandante", "Companheiro", "Baralho", "Reserva"],
    ["情報", "名前", "統率者", "相棒", "デッキ", "サイドボード"],
    ["このデッキについて", "名前", "統率者：", "相棒：", "メインデッキ：", "サイドボード："],
    ["Übersicht", "Name", "Kommandeur", "Gefährte", "Hauptdeck", "Sideboard"],
    ["Sobre", "Nome", "Comandante", "Companheiro", "Baralho principal", "Baralho reserva"],
  ])("reads %s", (about, name, commander, companion, deck, sideboard) => {
    const list = resolve(
      `${about}\n${name} Goblins\n\n${commander}\n1 Krenko, Mob Boss\n\n${companion}\n1 Sol Ring\n\n${deck}\n4 Goblin Guide\n\n${sideboard}\n2 Blood Moon`,
    );
    expect(list.metadata.name).toBe("Goblins");
    expect(list.problems).toEqual([]);
    expect(list.entries.map(({ name: card, board }) => `${card} ${board}`)).toEqual([
      "Krenko, Mob Boss commander",
      "Sol Ring companion",
      "Goblin Guide main",
      "Blood Moon sideboard",
    ]);
  });
});

describe("[IMP-02] deck files", () => {
  it("reads Untap’s piles, which have numbers, and the command zone of OCTGN", () => {
    expect(shortOf("//deck-1\n4 Goblin Guide\n\n//sideboard-1\n2 Blood Moon")).toEqual([
      "4 Goblin Guide main",
      "2 Blood Moon sideboard",
    ]);
    expect(
      shortOf(
        '<deck><section name="Command"><card qty="1" id="1">Krenko, Mob Boss</card></section></deck>',
      ),
    ).toEqual(["1 Krenko, Mob Boss commander"]);
  });

  it("keeps tokens without asking which cards they are", () => {
    const list = resolve("Deck\n4 Goblin Guide\n\nTokens\n1 Goblin\n2 Treasure");
    expect(list.problems).toEqual([]);
    expect(list.entries.slice(1)).toMatchObject([
      { name: "Goblin", board: "extra", cardId: null },
      { name: "Treasure", board: "extra", cardId: null },
    ]);
  });

  it("reads OCTGN, whose names stand between the tags", () => {
    const file =
      '<?xml version="1.0"?>\n<deck game="a6c8d2e8">\n<section name="Main">\n<card qty="4" id="1">Goblin Guide</card>\n' +
      '<card qty="1" id="2">Urza&apos;s Saga</card></section>\n<section name="Sideboard"><card qty="2" id="3">Blood Moon</card></section>\n</deck>';
    expect(shortOf(file)).toEqual([
      "4 Goblin Guide main",
      "1 Urza's Saga main",
      "2 Blood Moon sideboard",
    ]);
  });

  it("reads MicroProse, whose cards have numbers of their own and come in by color", () => {
    const file =
      "Goblins (Red, 4th Edition)\n\n;R\n;Somebody\n.93\t4\tLightning Bolt\n.154\t20\tMountain\n.vNone\n.vBlue\n.104\t2\tBlood Moon";
    expect(shortOf(file)).toEqual([
      "4 Lightning Bolt main",
      "20 Mountain main",
      "2 Blood Moon sideboard",
    ]);
    expect(resolve(file).metadata.name).toBe("Goblins (Red, 4th Edition)");
    expect(reasonsOf(file)).toEqual([]);
  });

  it("tells a card that Magic Online gives by its number alone", () => {
    const list = resolve(
      '<Deck>\n<Cards CatID="1" Quantity="4" Name="Goblin Guide"/>\n<Cards CatID="52" Quantity="1" Name="0"/>\n</Deck>',
    );
    expect(list.entries).toMatchObject([
      { name: "Goblin Guide" },
      { name: "MTGO 52", quantity: 1, cardId: null },
    ]);
    expect(list.problems).toMatchObject([
      { line: 3, reason: "numberWithoutName", params: { number: 52 } },
    ]);
  });
});
