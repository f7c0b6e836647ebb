import type { Bilingual } from "@spellwright/contract";
import { type Claim, claims } from "./card-claims.ts";

/** What the card-facts engine says: first the answer, then why, in our own words. */
export interface Said {
  readonly verdict: "yes" | "no" | null;
  readonly ruling: Bilingual;
  readonly rules: readonly { readonly number: string; readonly claim: Bilingual }[];
}

const FORMAT_NAMES: Readonly<Record<string, Bilingual>> = {
  duel: { fr: "Duel Commander", en: "Duel Commander" },
};
const formatName = (format: string): Bilingual =>
  FORMAT_NAMES[format] ?? {
    fr: format.charAt(0).toUpperCase() + format.slice(1),
    en: format.charAt(0).toUpperCase() + format.slice(1),
  };

const typeNames: Readonly<Record<string, Bilingual>> = {
  creature: { fr: "une créature", en: "a creature" },
  artifact: { fr: "un artefact", en: "an artifact" },
  enchantment: { fr: "un enchantement", en: "an enchantment" },
  instant: { fr: "un éphémère", en: "an instant" },
  sorcery: { fr: "un rituel", en: "a sorcery" },
  planeswalker: { fr: "un planeswalker", en: "a planeswalker" },
  land: { fr: "un terrain", en: "a land" },
  legendary: { fr: "légendaire", en: "legendary" },
  aura: { fr: "une aura", en: "an Aura" },
  equipment: { fr: "un équipement", en: "an Equipment" },
  vehicle: { fr: "un véhicule", en: "a Vehicle" },
  permanent: { fr: "une carte de permanent", en: "a permanent card" },
};

const say = (verdict: "yes" | "no", fr: string, en: string, ...rules: readonly Claim[]): Said => ({
  verdict,
  ruling: {
    fr: `${verdict === "yes" ? "Oui" : "Non"}, ${fr}`,
    en: `${verdict === "yes" ? "Yes" : "No"}, ${en}`,
  },
  rules: rules.map((name) => claims[name]),
});

export const legality = (
  name: string,
  format: string,
  status: string,
  asksBanned: boolean,
): Said => {
  const { fr, en } = formatName(format);
  const playable = status === "legal" || status === "restricted";
  const verdict = asksBanned ? (status === "banned" ? "yes" : "no") : playable ? "yes" : "no";
  const text = {
    legal: [`${name} est légale en ${fr}.`, `${name} is legal in ${en}.`],
    restricted: [
      `${name} est restreinte en ${fr}\u00a0: un seul exemplaire.`,
      `${name} is restricted in ${en}: a single copy.`,
    ],
    banned: [`${name} est bannie en ${fr}.`, `${name} is banned in ${en}.`],
  }[status] ?? [
    `${name} ne fait pas partie des cartes du format ${fr}.`,
    `${name} isn’t among the cards of the ${en} format.`,
  ];
  return say(verdict, text[0] ?? "", text[1] ?? "", "legality");
};

export const manaValue = (name: string, value: number, hasX: boolean): Said => ({
  verdict: null,
  ruling: {
    fr: `La valeur de mana de ${name} est ${value}${hasX ? " ailleurs que sur la pile (X y vaut 0)" : ""}.`,
    en: `The mana value of ${name} is ${value}${hasX ? " anywhere but on the stack (X is 0 there)" : ""}.`,
  },
  rules: [claims.manaValue, ...(hasX ? [claims.manaX] : [])],
});

export const type = (name: string, asked: string, holds: boolean): Said => {
  const { fr, en } = typeNames[asked] ?? { fr: asked, en: asked };
  return holds
    ? say(
        "yes",
        `${name} est ${fr}.`,
        `${name} is ${en}.`,
        asked === "permanent" ? "permanent" : "types",
      )
    : say(
        "no",
        `${name} n’est pas ${fr}.`,
        `${name} isn’t ${en}.`,
        asked === "permanent" ? "permanent" : "types",
      );
};

export const keyword = (name: string, printed: string, holds: boolean): Said =>
  holds
    ? say(
        "yes",
        `${name} a cette capacité dans son texte.`,
        `${name} has ${printed} in its text.`,
        "types",
      )
    : say(
        "no",
        `${name} n’a pas cette capacité dans son texte.`,
        `${name} doesn’t have ${printed} in its text.`,
        "types",
      );

export const instantSpeed = (name: string, how: "instant" | "flash" | Claim): Said =>
  how === "instant"
    ? say(
        "yes",
        `${name} est un éphémère\u00a0: vous pouvez le lancer dès que vous avez la priorité, aussi pendant le tour de l’adversaire.`,
        `${name} is an instant: you may cast it whenever you have priority, on an opponent’s turn as well.`,
        "instant",
      )
    : how === "flash"
      ? say(
          "yes",
          `${name} a le flash\u00a0: vous pouvez la lancer au moment d’un éphémère.`,
          `${name} has flash: you may cast it any time you could cast an instant.`,
          "flash",
        )
      : say(
          "no",
          `${name} ne se lance que pendant votre phase principale, quand la pile est vide, sauf si un effet le permet autrement.`,
          `${name} can be cast only in your main phase with an empty stack, unless an effect allows otherwise.`,
          how,
        );

export const cannotTarget = (
  source: string,
  target: string,
  why: "hexproof" | "shroud" | "protection" | "target",
): Said => {
  const because = {
    hexproof: ["elle a la défense talismanique", "it has hexproof"],
    shroud: ["elle a le linceul", "it has shroud"],
    protection: [
      "elle est protégée contre une qualité de ce sort ou de cette source",
      "it has protection from a quality of that spell or source",
    ],
    target: [
      "le texte de la carte ne permet pas de cibler un tel permanent",
      "the card’s text doesn’t allow such a target",
    ],
  }[why];
  return say(
    "no",
    `${source} ne peut pas cibler ${target}\u00a0: ${because[0]}.`,
    `${source} can’t target ${target}: ${because[1]}.`,
    why,
    "target",
  );
};

export const canTarget = (source: string, target: string, mineOnly: boolean): Said =>
  mineOnly
    ? say(
        "yes",
        `${source} peut cibler votre ${target}\u00a0: la défense talismanique n’arrête que vos adversaires.`,
        `${source} can target your ${target}: hexproof stops only your opponents.`,
        "hexproof",
        "target",
      )
    : say(
        "yes",
        `${target} est une cible légale pour ${source}.`,
        `${target} is a legal target for ${source}.`,
        "target",
      );

export const block = (
  blocker: string,
  attacker: string,
  why: "flying" | "menace" | "protectedAttacker" | "cant" | null,
): Said => {
  if (why === null)
    return say(
      "yes",
      `${blocker} peut bloquer ${attacker}.`,
      `${blocker} can block ${attacker}.`,
      "block",
    );
  const because = {
    flying: [
      `${attacker} a le vol, et ${blocker} n’a ni le vol ni la portée`,
      `${attacker} has flying and ${blocker} has neither flying nor reach`,
    ],
    menace: [
      `${attacker} a la menace\u00a0: il faut au moins deux bloqueuses`,
      `${attacker} has menace: at least two blockers are needed`,
    ],
    protectedAttacker: [
      `${attacker} est protégée contre une qualité de ${blocker}`,
      `${attacker} has protection from a quality of ${blocker}`,
    ],
    cant: [
      "le texte d’une des deux cartes l’interdit",
      "the text of one of the two cards forbids it",
    ],
  }[why];
  return say(
    "no",
    `${blocker} ne peut pas bloquer ${attacker} seule\u00a0: ${because[0]}.`,
    `${blocker} can’t block ${attacker} alone: ${because[1]}.`,
    why,
    "block",
  );
};

export const counter = (name: string, uncounterable: boolean, land: boolean): Said => {
  if (land)
    return say(
      "no",
      `${name} est un terrain\u00a0: le jouer n’est pas lancer un sort.`,
      `${name} is a land: playing it isn’t casting a spell.`,
      "counter",
    );
  return uncounterable
    ? say(
        "no",
        `${name} ne peut pas être contrecarrée, son texte le dit.`,
        `${name} can’t be countered, its text says so.`,
        "cant",
        "counter",
      )
    : say(
        "yes",
        `${name} peut être contrecarrée tant que c’est un sort sur la pile.`,
        `${name} can be countered while it is a spell on the stack.`,
        "counter",
      );
};

export const kill = (
  source: string,
  target: string,
  why: "indestructible" | "destroy" | "lethal" | "tough",
  numbers?: readonly [number, number],
): Said => {
  const [damage, toughness] = numbers ?? [0, 0];
  switch (why) {
    case "indestructible":
      return say(
        "no",
        `${target} est indestructible\u00a0: ${source} ne la détruit pas.`,
        `${target} is indestructible: ${source} doesn’t destroy it.`,
        "indestructible",
      );
    case "destroy":
      return say("yes", `${source} détruit ${target}.`, `${source} destroys ${target}.`, "destroy");
    case "lethal":
      return say(
        "yes",
        `${source} inflige ${damage} blessures, au moins l’endurance de ${target} (${toughness}).`,
        `${source} deals ${damage} damage, at least the toughness of ${target} (${toughness}).`,
        "lethal",
      );
    case "tough":
      return say(
        "no",
        `${source} inflige ${damage} blessures, moins que l’endurance de ${target} (${toughness}).`,
        `${source} deals ${damage} damage, less than the toughness of ${target} (${toughness}).`,
        "lethal",
      );
  }
};

export const commander = (name: string, holds: boolean): Said =>
  holds
    ? say(
        "yes",
        `${name} peut être votre commandant.`,
        `${name} can be your commander.`,
        "commander",
      )
    : say(
        "no",
        `${name} ne peut pas être votre commandant\u00a0: il faut une créature légendaire, ou une carte qui le permet.`,
        `${name} can’t be your commander: it takes a legendary creature, or a card that says so.`,
        "commander",
      );

/** What every such answer adds: the card’s own text was read. */
export const readFromText: Bilingual = {
  fr: "Lu dans le texte et les caractéristiques des cartes nommées, sans autre effet en jeu.",
  en: "Read from the text and characteristics of the named cards, with no other effect around.",
};
