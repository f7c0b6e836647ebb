import { type Ability, headOf, type KeywordAbility, type Noun } from "@spellwright/card-text";

/** Names of keywords as the rules of combat know them. Undefined where one says more than that. */
export function keywordNames(abilities: readonly Ability[]): readonly string[] | undefined {
  const names = abilities.map((one) => (one.kind === "keyword" ? namesOf(one) : undefined));
  return names.includes(undefined) ? undefined : names.flatMap((each) => each ?? []);
}

function namesOf(keyword: KeywordAbility): readonly string[] | undefined {
  const { name, from, amount, condition, whereX } = keyword;
  if ((condition ?? whereX) !== undefined) return undefined;
  if (name === "protection" || (name === "hexproof" && from !== undefined)) {
    const qualities = (from ?? []).map(({ of }) => qualityOf(of));
    if (qualities.length === 0 || qualities.includes(undefined)) return undefined;
    return name === "hexproof" ? [name] : qualities.map((quality) => `protection from ${quality}`);
  }
  // “Swampwalk”, “snow landwalk” are landwalk (CR 702.14). “Partner with” is partner (CR 702.124).
  if (name.endsWith("walk")) return ["landwalk"];
  if (name.startsWith("partner")) return ["partner"];
  return [name === "toxic" && typeof amount?.number === "number" ? `toxic ${amount.number}` : name];
}

/** “red”, “Demons”, “each color”, “everything”: one word tells it. */
function qualityOf(noun: Noun): string | undefined {
  const { is = [], det, where, either } = noun;
  const { colour, subtype, type, thing = "", any } = headOf(noun);
  if (noun.ref === "everything") return noun.ref;
  if (is.length !== 1 || (where ?? either ?? any) !== undefined) return undefined;
  if (thing === "color") return [det, thing].filter(Boolean).join(" ");
  return colour ?? subtype ?? type;
}
