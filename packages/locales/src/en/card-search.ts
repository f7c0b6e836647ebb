import type { Catalogue } from "../catalogue.ts";
import type { cardSearch as reference } from "../fr/card-search.ts";

export const cardSearch = {
  title: "All cards",
  lead: "Search by name, type, cost, color or text, in English or French.",
  label: "Search for cards",
  help: "A name, or Scryfall’s syntax: t:elf c:g mv<=2",
  submit: "Search",
  sort: "Sort",
  sorts: {
    popular: "Most played",
    name: "By name",
    mana_value: "By mana value",
  },
  count_one: "{{count}} card",
  count_other: "{{count}} cards",
  none: "No card found.",
  clear: "Clear the search",
  more: "Show more",
  loading: "Searching cards…",
  failed: "The card search failed.",
  syntax: "How to search",
  terms: {
    name: "Plain words search the name.",
    type: "The type: t:creature, t:angel",
    rules: 'The text: o:"draw a card"',
    keyword: "An ability: kw:flying",
    colors: "Colors: c:rg for at least red and green, c=w for white only, c:c for colorless",
    identity: "Identity: id:wu fits into white and blue",
    figures: "Numbers: mv<=3, pow>=4, pow>tou",
    legality: "Format: f:modern, banned:legacy",
    kinds: "Kind: is:commander, is:permanent, is:gamechanger",
    logic: "A dash excludes; “or” and parentheses choose: (t:elf or t:angel) -c:w",
  },
  problems: {
    unknown_key: "“{{term}}”: there is no such filter.",
    unknown_value: "“{{term}}”: this value isn’t valid.",
    open_bracket: "A parenthesis is not closed.",
    too_many: "“{{term}}” is one filter too many: thirty at most.",
  },
} satisfies Catalogue<typeof reference>;
