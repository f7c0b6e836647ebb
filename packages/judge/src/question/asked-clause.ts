/** What a yes/no question asks about its predicate: whether one may, whether one must, whether it is so. */
export type Mood = "may" | "must" | "fact";

/** The main clause of the sentence that asks. */
export interface AskedClause {
  readonly mood: Mood;
  /** Folded, without its subordinate clauses. */
  readonly text: string;
}

/** Where a main clause ends: at a mark or before a subordinate clause. */
const SUBORDINATE =
  /[,;:()?!]| (?=(?:si|s'il|s'ils|quand|lorsqu\S*|alors que|parce que|puisqu\S*|pendant que|apres (?:que|avoir|qu'\S+)|avant (?:que|de|qu'\S+)|tant que|meme si|sans que|if|when|whenever|while|because|since|unless|although|though|even if|even though|as long as|after (?:it|i|my|the|he|she|they|we)|before (?:it|i|my|the|he|she|they|we|blocks?|damage)|once (?:it|i|my|the|he|she|they))\b)/;

const MUST =
  /\b(?:must|have to|has to|need to|needs to|do i need|does \S+ need|required|forced|obliged|oblige\w*|obligatoire\w*|force\w? de|dois|doit|doivent|devons|devez|devrai\w*|faut(?:-il)?|besoin d)\b/;
const MAY =
  /\b(?:can|can't|could|may|allowed|able to|possible|legal|legally|permitted|puis|peux|peut|peuvent|pouvons|pouvez|pourra\w*|pourrait|pourrai\w*|droit d|le droit|autorise\w*|permis|permet)\b/;

/** Fewer words than this are an opening (“So”, « Est-ce que »), not a clause. */
const SHORTEST = 3;

/**
 * The main clause of a folded sentence from the place where it begins to ask; without such a place
 * what is asked stands last (« Ma bête attaque, elle s’engage ? »).
 */
export const askedClause = (sentence: string, at?: number): AskedClause => {
  const parts = sentence
    .slice(at ?? 0)
    .split(SUBORDINATE)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const isWhole = (part: string) => part.split(/[\s-]+/).length > SHORTEST;
  const text =
    at === undefined
      ? (parts.findLast(isWhole) ?? parts.at(-1) ?? "")
      : parts.slice(0, Math.max(0, parts.findIndex(isWhole)) + 1).join(" ");
  return { mood: MUST.test(text) ? "must" : MAY.test(text) ? "may" : "fact", text };
};
