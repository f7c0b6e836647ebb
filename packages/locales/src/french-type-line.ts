/** Card types in French, as cards print them. The feminine ones take feminine adjectives. */
const TYPES: Readonly<Record<string, string>> = {
  Artifact: "artefact",
  Battle: "bataille",
  Conspiracy: "conspiration",
  Creature: "créature",
  Dungeon: "donjon",
  Enchantment: "enchantement",
  Instant: "éphémère",
  Land: "terrain",
  Phenomenon: "phénomène",
  Plane: "plan",
  Planeswalker: "planeswalker",
  Scheme: "machination",
  Sorcery: "rituel",
};
const FEMININE: ReadonlySet<string> = new Set(["Battle", "Conspiracy", "Creature", "Scheme"]);

/** Words before the types, in the order in which French puts them behind. */
const QUALITIES: readonly (readonly [english: string, masculine: string, feminine: string])[] = [
  ["Kindred", "tribal", "tribale"],
  ["Tribal", "tribal", "tribale"],
  ["Snow", "neigeux", "neigeuse"],
  ["World", "monde", "monde"],
  ["Legendary", "légendaire", "légendaire"],
  ["Basic", "de base", "de base"],
];

const frenchFace = (face: string): string | null => {
  const [types = "", subtypes] = face.split(/\s+[—–]\s+/u);
  const words = types.split(" ");
  const named = words.filter((word) => TYPES[word] !== undefined);
  const qualities = words.filter((word) => QUALITIES.some(([english]) => english === word));
  if (named.length === 0 || named.length + qualities.length < words.length) return null;
  // "Artifact Creature" is a créature-artefact: the last type is the noun.
  const noun = named.at(-1) ?? "";
  const adjectives = QUALITIES.filter(([english]) => qualities.includes(english)).map(
    ([, masculine, feminine]) => (FEMININE.has(noun) ? feminine : masculine),
  );
  const line = [
    named
      .map((type) => TYPES[type])
      .reverse()
      .join("-"),
    ...adjectives,
  ].join(" ");
  const whole = line.charAt(0).toUpperCase() + line.slice(1);
  if (subtypes === undefined) return whole;
  // Names of planeswalkers are the same in both languages. Other subtypes are words.
  return noun === "Planeswalker" ? `${whole}\u00a0: ${subtypes}` : null;
};

/**
 * The type line of a card that was never printed in French.
 *
 * @param typeLine English; faces are parted by " // "
 * @returns null for a line with a word that we have no French for, such as most subtypes: half a French
 *   line is none
 */
export const frenchTypeLine = (typeLine: string): string | null => {
  const faces = typeLine.split(" // ").map(frenchFace);
  return faces.every((face) => face !== null) ? faces.join(" // ") : null;
};
