import { readdirSync, readFileSync } from "node:fs";
import { Card } from "@spellwright/contract";
import * as z from "zod";

const FOLDER = new URL("../../../data/cards/", import.meta.url);

/** The cards that ship with the product, by English name. */
export const loadStarterCards = (): ReadonlyMap<string, Card> =>
  new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(".json"))
      .flatMap((name) =>
        z.array(Card).parse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"))),
      )
      .map((card) => [card.name, card]),
  );
