import { cardLines, frenchLines } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";
import { KEYWORD_WORDS } from "../../understanding/card-words.ts";
import { type NameSigns, SIGN } from "./name-signs.ts";

/** Words between a card and its deed: a denial, or the start of another deed, is none of them. */
const LEAD = "^(?:(?!(?:cannot|not|never|ne|n|and|or|but|et|ou|mais|puis|then|to)\\b)\\w+ )";
/** What a sentence says that a card does, folded, and how a text of that card says it. */
const DEEDS: readonly (readonly [said: RegExp, has: RegExp])[] = [
  [/(?:draws?|pioche)\b/, /\bdraws?\b|\bpioch|\bhand\b/i],
  [/(?:destroys?|detruit)\b/, /\bdestroy|\bdamage\b|\bdies?\b|\bkill|\bdétrui/i],
  [/exiles?\b/, /\bexil/i],
  [/(?:counters|contrecarre)\b/, /\bcounter/i],
  [/(?:searches|tutors|cherche)\b/, /\bsearch|\bfetch|\btutor|\bcherch/i],
  [/(?:mills|meule)\b/, /\bmill|\bgraveyard/i],
  [/(?:gains? (?:you )?(?:\w+ )?life|fait gagner)\b/, /\blife\b|\blifelink\b/i],
  [
    /(?:wins? the game|gagne la partie|fait gagner la partie)\b/,
    /\bwins? the game\b|\bloses? the game\b/i,
  ],
  [/(?:takes? (?:an )?extra turns?|donne un tour supplementaire)\b/, /\bextra turn/i],
  [/(?:deals? (?:\w+ )?damage|inflige)\b/, /\bdamage\b|\bburn/i],
  [/(?:reanimates?|reanime)\b/, /\bgraveyard\b/i],
];
const SAID = DEEDS.map(([said, has]) => [new RegExp(`${LEAD}{0,2}${said.source}`), has] as const);
/** “has flying”, “gives haste”, « a le vol ». */
const GIVES =
  /(?:has|have|gives?|grants?|with|gains?|a|donne|confere|gagne)(?: (?:the|it|them|your creatures|vos creatures|a vos creatures)){0,2} (.{3,40})/;
const HAS = new RegExp(`${LEAD}?${GIVES.source}`);

const wordsOf = (card: Card): string =>
  [
    ...cardLines(card),
    ...frenchLines(card),
    ...(card.facts ?? []),
    card.keywords.join(" "),
    card.summary?.en ?? "",
    card.summary?.fr ?? "",
  ].join("\n");

/** Tells whether a sentence says of a card what its text does not. Each deed is of the name before it. */
export const createDeedCheck =
  ({ cardsIn }: NameSigns) =>
  (marked: string): boolean => {
    const parts = marked.split(/(?=[\u{f0000}-\u{fffff}])/u);
    return parts.some((part) => {
      const [card] = cardsIn(part);
      if (card === undefined) return false;
      const said = foldPhrase(part.replace(SIGN, "").replace(/^['’]s\b/, "")).trim();
      const text = wordsOf(card);
      if (SAID.some(([deed, has]) => deed.test(said) && !has.test(text))) return true;
      const given = HAS.exec(said)?.[1] ?? "";
      const bare = given.replace(/^(?:le|la|l) /, "");
      const [keyword, words] =
        Object.entries(KEYWORD_WORDS).find(([, each]) =>
          [given, bare].some((text) =>
            new RegExp(`^(?:${each.source.replace(/^\\b|\\b$/g, "")})\\b`).test(text),
          ),
        ) ?? [];
      if (keyword === undefined) return false;
      return !(new RegExp(`\\b${keyword}\\b`, "i").test(text) || words?.test(foldPhrase(text)));
    });
  };
