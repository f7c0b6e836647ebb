import type { DeckText } from "./deck-texts.ts";

/** How a program writes the name of a card with several parts. */
type Spelling = "full" | "slash" | "joined" | "front";

/** What programs tell apart. Rooms and aftermath are split cards, omens and prepared ones adventures. */
interface Spellings {
  readonly split: Spelling;
  readonly adventure: Spelling;
  readonly twoFaced: Spelling;
}

const FULL: Spellings = { split: "full", adventure: "full", twoFaced: "full" };
const FRONT: Spellings = { split: "full", adventure: "front", twoFaced: "front" };
/** Magic Online writes both halves only where both are on the front. */
const ONLINE: Spellings = { split: "joined", adventure: "front", twoFaced: "front" };

/** The table of `docs/decklists.md`. */
const SPELLINGS: Readonly<Record<DeckText, Spellings>> = {
  moxfield: { split: "slash", adventure: "slash", twoFaced: "slash" },
  archidekt: FULL,
  arena: FRONT,
  mtgo: ONLINE,
  mtgoDek: ONLINE,
  csv: FULL,
  plain: FULL,
  tappedout: FRONT,
  deckstats: FULL,
  xmage: FRONT,
  forge: FRONT,
  cockatrice: { ...FRONT, adventure: "full" },
};

const KINDS: ReadonlyMap<string, keyof Spellings> = new Map([
  ["split", "split"],
  ["aftermath", "split"],
  ["adventure", "adventure"],
  ["prepare", "adventure"],
  ["transform", "twoFaced"],
  ["modal_dfc", "twoFaced"],
  ["flip", "twoFaced"],
]);

/**
 * The name of a card as a program writes it: `Fire/Ice`, `Delver of Secrets`.
 *
 * @param layout of the card. A card of none that is known keeps its full name
 */
export function spellName(name: string, layout: string | undefined, form: DeckText): string {
  const kind = KINDS.get(layout ?? "");
  const spelling = kind === undefined ? "full" : SPELLINGS[form][kind];
  if (spelling === "front") return name.split(" // ", 1)[0] ?? name;
  if (spelling === "full") return name;
  return name.replaceAll(" // ", spelling === "slash" ? " / " : "/");
}
