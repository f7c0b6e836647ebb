import type { Catalogue } from "../catalogue.ts";
import type { builtOnFr, swapsFr } from "./report-plan-fr.ts";

export const builtOnEn = {
  wins: "The deck wins {{win}}.",
  kin: "{{kind}} tribal",
  win: {
    combo: "with a combo",
    words: "with a card that wins the game",
    finishers: "with a finisher",
    drain: "by draining",
    pings: "by damage without attacks",
    brought: "with what is put into play for free",
    lands: "by attacking with lands",
    poison: "with poison",
    burn: "with burn",
    storm: "in one big turn",
    mill: "by milling",
    combat: "with large creatures",
    tokens: "by attacking with tokens",
    attackers: "by attacking",
    planeswalkers: "with planeswalkers",
    commander: "with commander damage",
  },
  theme: "{{name}}: {{enablers}}. Payoffs: {{payoffs}}.",
  loneTheme: "{{name}}: {{enablers}}.",
  winLine: "{{win}}: {{cards}}.",
  idle: "Not part of the plan: {{cards}}.",
} satisfies Catalogue<typeof builtOnFr>;

export const swapsEn = {
  roleGap: "{{role}}: {{count}} in the list, most decks play {{least}}. {{add}} has this role.",
  comboPiece:
    "{{add}} is the missing card of a known combo with {{cards}}. The combo may need more than these cards.",
  curve: {
    average:
      "Average mana value {{value}}, where nine in ten {{lists}} have {{bound}} or less. {{add}} does the same job ({{roles}}) at mana value {{addValue}} instead of {{cutValue}}, which brings the average to {{after}}.",
    early:
      "Cards of mana value 2 or less: {{value}}, where nine in ten {{lists}} have at least {{bound}}. {{add}} does the same job ({{roles}}) at mana value {{addValue}} instead of {{cutValue}}, which makes {{after}} of them.",
    late: "Cards of mana value 5 or more: {{value}}, where nine in ten {{lists}} have {{bound}} at most. {{add}} does the same job ({{roles}}) at mana value {{addValue}} instead of {{cutValue}}, which leaves {{after}} of them.",
    plan: "Average mana value {{value}}, where decks with this plan have {{bound}} or less. {{add}} does the same job ({{roles}}) at mana value {{addValue}} instead of {{cutValue}}, which brings the average to {{after}}.",
  },
  lists: {
    tournament: "tournament Commander lists",
    commander: "Commander lists",
    sixty: "60-card lists",
  },
  colorSource:
    "Sources of {{color}} mana: {{before}}, where Karsten’s table asks for {{needed}} to cast {{target}} on curve. {{add}} is a source, {{cut}} isn’t, which makes {{after}}.",
  colorCost:
    "{{cut}} asks for {{needed}} sources of {{color}} mana by Karsten’s table, and the deck has {{sources}}. {{add}} does the same job ({{roles}}) and asks for {{less}}.",
  tappedLand:
    "{{cut}} always enters tapped. {{add}} makes the same colors for the deck and can enter untapped.",
  sameBracket: "Same bracket ({{bracket}}), average mana value {{before}} → {{after}}.",
  newBracket: "Bracket {{from}} → {{to}}, average mana value {{before}} → {{after}}.",
  noBracket: "Average mana value {{before}} → {{after}}.",
  color:
    "{{color}}: mana symbols {{symbolsBefore}} → {{symbolsAfter}}, sources {{sourcesBefore}} → {{sourcesAfter}}.",
  colorSymbols: "{{color}}: mana symbols {{symbolsBefore}} → {{symbolsAfter}}.",
  colorSources: "{{color}}: sources {{sourcesBefore}} → {{sourcesAfter}}.",
  colorsSame: "Colors unchanged.",
  forbidden:
    "{{cut}} isn’t allowed here ({{format}}). {{add}} does the same job ({{roles}}) and is.",
  plan: "{{add}} serves what the deck is about ({{served}}); {{cut}} does less for it.",
  theCommander: "the commander",
  proposed: "{{add}}: {{roles}}. Proposed by the language model.",
  proposedOnly: "Proposed by the language model.",
  none: "No suggestions available",
  cheaper: "Does the same job for {{price}} instead of {{instead}}.",
  prices: "{{add}}: {{addPrice}}. {{cut}}: {{cutPrice}}. Prices from the card data of {{date}}.",
  counts: "Useful against {{opponents}}.",
  checked: "Legal in {{format}}, in the deck’s colors, not in the list yet.",
} satisfies Catalogue<typeof swapsFr>;
