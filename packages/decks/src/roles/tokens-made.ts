import { type Deed, nounsIn, partyOf, typesIn, wordsOfNoun } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";
import { type CardWords, readWords } from "./card-words.ts";
import { isThing, type Noun } from "./rules/nouns.ts";
import { isDone } from "./rules/rule.ts";

/** The tokens that a card makes for its player by its words. */
interface TokensMade {
  /** A name that the text gives, a Role, else the subtypes: “Munitions”, “Wicked Role”, “Elf Warrior”. */
  readonly kinds: readonly string[];
  /** Whether some are copies of something (CR 707.2). */
  readonly copies: boolean;
}

/** Keywords that make a token that is a copy (CR 702.116a, 702.128a, 702.129a, 702.141a, 702.157a, 702.175a). */
const COPYING: ReadonlySet<string> = new Set(
  "myriad embalm eternalize encore squad offspring".split(" "),
);

const isSubtype = (word: string): boolean => typesIn([word]).size > 0 && !typesIn([word]).has(word);

const isCopy = ({ where = [] }: Noun): boolean =>
  where.some(({ that }) => isThing(that?.what, "copy", "copies"));

/** Its name where it has one of its own (CR 111.4), else its subtypes: a Role is named by the word for it. */
const kindOf = (noun: Noun): string => {
  const { is = [], where = [] } = noun;
  const name = where.find(({ named }) => named !== undefined)?.named;
  if (typeof name === "string") return name;
  const [words = []] = wordsOfNoun(noun);
  const subtypes = words.filter(isSubtype);
  const role = is.find(({ thing }) => thing?.endsWith(ROLE) === true)?.thing;
  return subtypes.length > 0 ? subtypes.join(" ") : (role ?? "");
};
const ROLE = " role";

const tokensOf = (deed: Deed): readonly Noun[] =>
  deed.verb === "create" && isDone(deed) && partyOf(deed.who) !== "opponent"
    ? nounsIn(deed.what ?? {})
    : [];

const madeBy = ({ deeds, abilities }: CardWords): TokensMade => {
  const nouns = deeds.flatMap(tokensOf);
  return {
    kinds: [...new Set(nouns.filter((noun) => !isCopy(noun)).map(kindOf))].filter(Boolean),
    copies:
      nouns.some(isCopy) ||
      abilities.some(
        ({ kind, ...ability }) =>
          kind === "keyword" && "name" in ability && COPYING.has(ability.name),
      ),
  };
};

/** The tokens that a card’s own words make, those of an official text alone. */
export const tokensMade = oncePerCard((card: CardFacts): TokensMade => madeBy(readWords(card)));
