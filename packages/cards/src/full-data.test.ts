import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Card } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { tunedMiniSearch } from "../test/tuned-mini-search.ts";
import { RANK_OUTSIDE_DECKS } from "./card-names.ts";
import {
  type CardName,
  cardNameOf,
  createCardIndex,
  inOneGo,
  parseCardLine,
  parseRulingLine,
} from "./index.ts";

const shared = new URL("../../../../shared/", import.meta.url);
const present = existsSync(new URL("data/cards.jsonl.gz", shared));
if (!present) console.info("cards: the full card data is not here, its suite has no case");

const linesOf = (file: string) =>
  gunzipSync(readFileSync(new URL(file, shared)))
    .toString("utf8")
    .trimEnd()
    .split("\n");

function readCards(): Card[] {
  return linesOf("data/cards.jsonl.gz").map((line) => {
    const parsed = parseCardLine(line);
    if (!parsed.ok) throw new Error(parsed.code);
    return parsed.value;
  });
}

describe.runIf(present)("with all cards", () => {
  const cards = present ? readCards() : [];
  const names = cards.map(cardNameOf);
  const index = createCardIndex(names);
  const some = names.filter((_, at) => at % 50 === 0);
  /** Cards of which each face has a name of several words that no other card bears. */
  const twoFaced = cards.flatMap(({ id, layout, card_faces }) => {
    const faces = (card_faces ?? []).map(({ name }) => name);
    const isOwn = faces.every((name) => name.includes(" ") && index.resolve(name).kind === "found");
    return faces.length > 1 && isOwn ? [{ id, layout: layout ?? "", faces }] : [];
  });

  it("[CARD-01] reads every line of the cards and of their rulings", () => {
    expect(index.size).toBeGreaterThan(34_000);
    const bad = linesOf("data/rulings.jsonl.gz").filter((line) => !parseRulingLine(line).ok);
    expect(bad).toEqual([]);
  });

  it("[CARD-01] finds every card under its own English name", () => {
    const lost = names.filter((card) => {
      if (card.rank === RANK_OUTSIDE_DECKS) return false;
      const resolution = index.resolve(card.name);
      return resolution.kind !== "found" || resolution.id !== card.id;
    });
    expect(lost.map((card) => card.name)).toEqual([]);
  });

  it("[CARD-01] finds every French name, or says who shares it", () => {
    const lost = names.filter(({ id, printedName, rank }) => {
      if (printedName === null || rank === RANK_OUTSIDE_DECKS) return false;
      const resolution = index.resolve(printedName, "fr");
      if (resolution.kind === "ambiguous")
        return !resolution.candidates.some((candidate) => candidate.id === id);
      return resolution.kind !== "found" || resolution.id !== id;
    });
    expect(lost.map((card) => card.printedName)).toEqual([]);
  });

  it.each(["bolt", "foudre"])("[CARD-01] “%s” finds Lightning Bolt first", (query) => {
    expect(index.search(query, 6)[0]?.name).toBe("Lightning Bolt");
  });

  it("[CARD-01] finds a Vanguard, a plane or a scheme by its name, unless a legend is called so", () => {
    const taken = names.filter(({ name, id, rank }) => {
      if (rank !== RANK_OUTSIDE_DECKS) return false;
      const found = index.resolve(name);
      return !(found.kind === "found" && found.id === id);
    });
    for (const { name } of taken) {
      const [first] = index.search(name, 1);
      expect(first?.rank, name).not.toBe(RANK_OUTSIDE_DECKS);
    }
    expect(taken.map(({ name }) => name)).toEqual(expect.arrayContaining(["Rofellos", "Urza"]));
    expect(index.resolve("Rofellos")).toMatchObject({
      name: "Rofellos, Llanowar Emissary",
      others: expect.arrayContaining(["Rofellos"]),
    });
    const meant = inOneGo(index.readNames("Can Rofellos tap at once?", "en")).cards;
    expect(meant.map(({ name }) => name)).toEqual(["Rofellos, Llanowar Emissary"]);
  });

  it("[CARD-01] [R-4] shows among the first six what is typed whole with one typo, more of it than a full-text engine does", () => {
    const slips = [
      (name: string, at: number) => name.slice(0, at) + name.slice(at + 1),
      (name: string, at: number) => `${name.slice(0, at)}q${name.slice(at)}`,
      (name: string, at: number) => `${name.slice(0, at)}q${name.slice(at + 1)}`,
      (name: string, at: number) =>
        name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
      (name: string) => name.replace(" ", ""),
    ];
    const typed = some.flatMap((card, place) => {
      const name = place % 2 === 0 ? card.name : (card.printedName ?? card.name);
      // Somewhere in the name, but alike in every run.
      const at = (place * 7) % name.length;
      return name.length > 4 ? slips.map((slip) => ({ text: slip(name, at), card })) : [];
    });
    const shareOf = (part: typeof typed, search: (text: string) => readonly CardName[]) =>
      part.filter(({ text, card }) => search(text).some(({ id }) => id === card.id)).length /
      part.length;
    const ours = (text: string) => index.search(text, 6);
    expect(shareOf(typed, ours)).toBeGreaterThanOrEqual(0.97);
    // A search of the other one takes many times as long.
    const compared = typed.filter((_, at) => at % 17 === 0);
    expect(shareOf(compared, ours)).toBeGreaterThan(shareOf(compared, tunedMiniSearch(names, 6)));
  });

  it("[R-4] finds a card by each name that a printing of it bears, and lets it be played where its twin may", () => {
    const renamed = cards.filter(({ flavor_names: others }) => (others ?? []).length > 0);
    expect(renamed.length).toBeGreaterThan(150);
    const lost = renamed.flatMap(({ id, flavor_names: others }) =>
      (others ?? []).filter((name) => {
        const resolution = index.resolve(name);
        // A file may hold both printings, each as a card of its own.
        return resolution.kind !== "found" || (resolution.id !== id && resolution.name !== name);
      }),
    );
    expect(lost).toEqual([]);
    const nowhere = renamed.filter(({ legalities }) =>
      Object.values(legalities).every((status) => status === "not_legal"),
    );
    expect(nowhere.map(({ name }) => name)).toEqual([]);
  });

  it("[CARD-01] finds a long name with one letter missing", () => {
    const long = some.filter((card) => card.name.length > 8);
    const found = long.filter((card) => {
      const resolution = index.resolve(card.name.slice(0, 4) + card.name.slice(5));
      return resolution.kind === "found" && resolution.id === card.id;
    });
    expect(found.length / long.length).toBeGreaterThan(0.98);
  });

  it("[CARD-01] asks which card a shared French name means, and never guesses", () => {
    const meant = index.resolve("Contemplation", "fr");
    const candidates = meant.kind === "ambiguous" ? meant.candidates.map(({ name }) => name) : [];
    expect(candidates).toEqual(["Ponder", "Contemplation"]);
    expect(inOneGo(index.readNames("Je lance Contemplation.", "fr")).cards).toEqual([]);
  });

  it.each([
    ["There is fog on the board, I opt to shock him.", "en"],
    ["Un choc, une vengeance, la foudre tombe.", "fr"],
    ["Ma créature a la peur, est-ce un arrêt du combat ?", "fr"],
    ["Arrêt de jeu : que se passe-t-il ?", "fr"],
    ["Peur de bloquer, il déclare un arrêt.", "fr"],
  ] as const)("[ORA-14] names no card: %s", (text, language) => {
    expect(inOneGo(index.readNames(text, language)).cards).toEqual([]);
  });

  it.each([
    ["I cast Opt, then Shock.", "en", ["Opt", "Shock"]],
    ["Je lance Choc sur le joueur.", "fr", ["Shock"]],
    ["Aether Vial et Fire/Ice", "fr", ["Aether Vial", "Fire // Ice"]],
  ] as const)("[ORA-14] names cards: %s", (text, language, cards) => {
    expect(inOneGo(index.readNames(text, language)).cards.map(({ name }) => name)).toEqual(cards);
  });

  it.each([
    ["alone", (name: string) => name, 0.99],
    ["in a question", (name: string) => `what does ${name} do exactly`, 0.85],
  ] as const)(
    "[ORA-14] finds both faces of a card in lower case, %s, whatever binds them",
    (_, ask, least) => {
      const found = new Map<string, { all: number; lost: string[] }>();
      for (const { id, layout, faces } of twoFaced)
        for (const face of faces) {
          const read = inOneGo(index.readNames(ask(face.toLowerCase()), "en")).cards;
          const tally = found.get(layout) ?? { all: 0, lost: [] };
          found.set(layout, tally);
          tally.all += 1;
          if (!read.some((card) => card.id === id)) tally.lost.push(face);
        }
      for (const layout of ["adventure", "modal_dfc", "split", "transform", "flip"])
        expect(found.get(layout)?.all ?? 0, layout).toBeGreaterThan(10);
      for (const [layout, { all, lost }] of found)
        expect(1 - lost.length / all, `${layout}: ${lost.join(", ")}`).toBeGreaterThanOrEqual(
          least,
        );
    },
  );
});
