import colors from "../../../../../data/judge/reading/colors.json" with { type: "json" };
import { readColor } from "../reading/colors.ts";

/** What players call pairs and triples of colours, after the game's guilds, shards and clans. */
const GROUPS: Readonly<Record<string, string>> = colors.groups;
const COLORLESS = /^(?:incolores?|colorless|colourless)$/;
const DECK = /^(?:deck|decks|paquet)$/;
/** Words that may stand between a deck and its colours. */
const BETWEEN =
  /^(?:commander|edh|commandant|mono|et|and|ou|or|dont|le|la|l|est|a|an|of|whose|is|has|only|seulement|uniquement|en|d|de|un|une|identite|couleurs?|colors?|identity|colou?rs?|with|avec)$/;

const colorsOf = (token: string | undefined): readonly string[] | undefined => {
  if (token === undefined) return undefined;
  const color = readColor(token);
  if (color) return [color];
  if (Object.hasOwn(GROUPS, token)) return [...(GROUPS[token] ?? "")];
  return COLORLESS.test(token) ? [] : undefined;
};

/** The colours said right before or after the deck (“my red-green commander deck”, « deck Izzet »). Undefined when none are. */
export const readDeckColors = (tokens: readonly string[]): ReadonlySet<string> | undefined => {
  const colors = new Set<string>();
  let said = false;
  const deck = tokens.findIndex((token) => DECK.test(token));
  for (const step of [-1, 1]) {
    for (let at = deck + step; deck >= 0 && at >= 0 && at < tokens.length; at += step) {
      const found = colorsOf(tokens[at]);
      if (found) {
        said = true;
        for (const color of found) colors.add(color);
      } else if (!BETWEEN.test(tokens[at] ?? "")) break;
    }
  }
  return said ? colors : undefined;
};
