import { type CardName, cardIndexInSteps, cardNameOf } from "@spellwright/cards";
import type { Card, CardRuling } from "@spellwright/contract";
import { createRulebook, type Rulebook, type RulesEdition } from "@spellwright/rulebook";
import type { CardFacts, RunSteps } from "../find-cards.ts";
import type { EditionHead, PackLines } from "./write-pack.ts";

/** As many as the server reads of the notes of one question's cards. */
const MOST_RULINGS = 200;

/** The facts of a pack, in memory. */
export interface PackFacts extends CardFacts {
  readonly rulebook: Rulebook;
}

/** An edition of the rules. Cards and notes as `cardLine` and `rulingLine` write them. */
export interface FactLines extends Pick<PackLines, "cards" | "rulings"> {
  readonly edition: RulesEdition;
}

type RulingLine = readonly [name: string, publishedAt: string, comment: string];

const readRuling = (line: string): RulingLine => JSON.parse(line) as RulingLine;

/** Newest first; of one day, in the order of the import. */
const byDay = (left: CardRuling, right: CardRuling): number =>
  left.published_at === right.published_at ? 0 : left.published_at < right.published_at ? 1 : -1;

const rulingsReader = (lines: readonly string[]): CardFacts["rulingsOf"] => {
  // By the name as its line writes it: fifty thousand lines are not parsed for it.
  const byName = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    const name = line.slice(1, line.indexOf('","') + 1);
    const known = byName.get(name);
    if (known) known.push(at);
    else byName.set(name, [at]);
  }
  return async (names) => {
    const places = [...new Set(names)].flatMap((name) => byName.get(JSON.stringify(name)) ?? []);
    return places
      .sort((left, right) => left - right)
      .map((at): CardRuling => {
        const [name, published_at, comment] = readRuling(lines[at] ?? "");
        return { name, published_at, comment };
      })
      .sort(byDay)
      .slice(0, MOST_RULINGS);
  };
};

/** The edition of a full pack. @throws SyntaxError for a line that is none */
export const readEdition = ([first = "", ...others]: readonly string[]): RulesEdition => {
  const { rules: count, ...head } = JSON.parse(first) as EditionHead;
  const entries = others.map((line): unknown => JSON.parse(line));
  return {
    ...head,
    rules: entries.slice(0, count) as RulesEdition["rules"],
    glossary: entries.slice(count) as RulesEdition["glossary"],
  };
};

/** What the contract gives a card that says nothing of it. */
const readCard = (line: string): Card => ({
  layout: "normal",
  keywords: [],
  legalities: {},
  game_changer: false,
  ...(JSON.parse(line) as Omit<Card, "layout" | "keywords" | "legalities" | "game_changer">),
});

/**
 * The facts that a pack holds, as the server has them for the same edition. A card's line is read
 * when its card is asked for: parsed, all of them would take five times the room.
 *
 * @throws SyntaxError for a line that is none
 */
export const createPackFacts = async (lines: FactLines, doSteps: RunSteps): Promise<PackFacts> => {
  const rulebook = createRulebook(lines.edition);
  const lineOf = new Map<string, string>();
  const names: CardName[] = [];
  for (const line of lines.cards) {
    const name = cardNameOf(readCard(line));
    names.push(name);
    lineOf.set(name.id, line);
  }
  const index = await doSteps(cardIndexInSteps(names));
  return {
    rulebook,
    cardIndex: async () => index,
    cardsByIds: async (ids) =>
      ids.flatMap((id) => {
        const line = lineOf.get(id);
        return line === undefined ? [] : [readCard(line)];
      }),
    rulingsOf: rulingsReader(lines.rulings),
  };
};
