import { foldWords } from "@spellwright/text";
import { isOutsideDecks } from "./card-names.ts";
import { type LegendNames, legendsByShortName } from "./legends.ts";
import type { NameTable } from "./name-table.ts";
import { nicknamesIn } from "./nicknames.ts";
import type { CardName, Resolution } from "./resolver.ts";

export type NameSearch = (query: string, limit: number) => readonly CardName[];

export const MAX_SUGGESTIONS = 5;
/** Names looked at for a title. */
const MOST_TITLED = 20;
/** What stands between a name and its title where no comma does. */
const TITLES = ["the", "of"];

/** What players call a card that does not bear the name, and what else they may mean. */
export function createShortNames(
  table: NameTable,
  legends: LegendNames,
  search: NameSearch,
): (name: string, folded: string, exact: readonly CardName[]) => Resolution | undefined {
  const nicknames = nicknamesIn(table);
  /** Cards that a Vanguard shows, by their titles: “Serra” is Serra the Benevolent. */
  const titled = (name: string, folded: string) =>
    search(name, MOST_TITLED).filter((card) => {
      const full = foldWords(card.name);
      return TITLES.some((title) => full.startsWith(`${folded} ${title} `));
    });
  const calledSo = (name: string, folded: string, isOversized: boolean) => {
    const legendary = legendsByShortName(table, legends, folded).filter(
      (card) => !isOutsideDecks(card),
    );
    return legendary.length > 0 || !isOversized ? legendary : titled(name, folded);
  };
  return (name, folded, exact) => {
    const whole = exact.filter((card) => !isOutsideDecks(card));
    // “_____ Goblin” is called Goblin only when nothing is written in its blank.
    const isBorne = whole.some((card) => !card.name.includes("_") || card.name === name);
    if (isBorne) return undefined;
    const isOversized = exact.length > 0 && whole.length === 0;
    const called = calledSo(name, folded, isOversized);
    const nickname = [nicknames(folded) ?? []].flat();
    const [card, ...more] = called.length > 0 ? called : [...nickname, ...whole];
    if (!card) return undefined;
    if (called.length > 1) return { kind: "ambiguous", candidates: [card, ...more] };
    const others = [...nickname, ...exact, ...search(name, MAX_SUGGESTIONS)]
      .map((other) => other.name)
      .filter((other) => other !== card.name);
    return {
      kind: "found",
      id: card.id,
      name: card.name,
      others: [...new Set(others)].slice(0, MAX_SUGGESTIONS),
    };
  };
}
