import { describe, expect, it } from "vitest";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { strategyEn } from "./strategy/en.ts";
import { strategyFr } from "./strategy/fr.ts";

/** Words that the catalogues do without, and the one that stands for the thing (README.md). */
const INSTEAD = {
  fr: [
    [/bloqueuses?/i, "bloqueur"],
    [/service public de cartes/i, "Scryfall"],
    [/nettoyage de table|élimination ciblée|gestion ciblée|balayage/i, "wrath, removal"],
    [/accélération de mana|\brampe\b/i, "ramp"],
    [/entraves?\b|neutralisation des cimetières/i, "stax, anti-cimetière"],
    [/mana rapide|retour du cimetière/i, "fast mana, récursion"],
    [/blessures directes|pièces? d’un combo/i, "burn, pièce de combo"],
    [/questions? réglées?/i, "question tranchée"],
    [/régénérer/i, "redemander"],
    [/brillante/i, "foil"],
    [/(?<!cartes )\bbannies\b/i, "cartes bannies"],
    [/arriver? en jeu|est en jeu\b/i, "champ de bataille"],
    [/dégâts/i, "blessures"],
    [/réserve de cartes/i, "pool de cartes"],
    [/juge local/i, "juge de Spellwright"],
    [/\bsessions? (?:terminée|ouverte)/i, "appareil"],
    [/(?<!e-|\{\{)\b(?:mail|email|courriel)\b/i, "e-mail"],
    [
      /se rangeront|à côté des usages|disparaissent|disparaît\b/i,
      "apparaîtront, écarts, sera supprimé",
    ],
    [/paquet/i, "deck"],
    [/\breli(?:er|ez|ée?s?)\b/i, "lier"],
    [/pu être (?:lu|chargé)/i, "Impossible de charger, de lire"],
    [/Forge ne tranche|n’en sera que plus/i, "plain words"],
  ],
  en: [
    [/public card service/i, "Scryfall"],
    [/\bbench\b/i, "workbench"],
    [/mana acceleration|library search|spot removal/i, "ramp, tutor, removal"],
    [/local judge/i, "Spellwright’s own judge"],
    [/\bgone for good\b|speaks? against|looked at\b/i, "deleted for good, contradicts, checked"],
    [/\bsessions? ended\b/i, "device signed out"],
    [/\be-mail\b/i, "email"],
    [/\bcolour|favourite|neighbour/i, "American spelling"],
    [/which need not decide|which rules\b/i, "plain words"],
    [/name a card/i, "mention a card"],
    [/means of payment/i, "payment method"],
    [/could not be (?:read|loaded)/i, "couldn’t load, couldn’t read"],
    [/\bpieces? of a combo|\bis not answering\b/i, "combo piece, isn’t responding"],
    [/\bcancelled|\bback-ups?\b/i, "American spelling"],
    [/\bwhoever\b|\bleans? on\b/i, "anyone who, relies on"],
  ],
} as const;

const sentences = (texts: object, path = ""): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const at = `${path}.${key}`;
    if (typeof text === "string") return [[at, text] satisfies [string, string]];
    return typeof text === "object" && text !== null ? sentences(text, at) : [];
  });

const ALL = {
  fr: [...sentences(fr), ...sentences(strategyFr, ".strategy")],
  en: [...sentences(en), ...sentences(strategyEn, ".strategy")],
};

describe.each(["fr", "en"] as const)("[LANG-02] the sentences in %s", (language) => {
  it("have one term for one thing", () => {
    const wrong = ALL[language].flatMap(([path, text]) =>
      INSTEAD[language]
        .filter(([word]) => word.test(text))
        .map(([, term]) => `${path}: “${text}” → ${term}`),
    );
    expect(wrong).toEqual([]);
  });

  it("are short: a sentence of a page has 40 words at most", () => {
    // Mails, the notice of Wizards and what the specification words are longer.
    const free = /^\.(?:emails|docs|shell\.footer|errors\.(?:TIMEOUT|CLIENT_TIMEOUT))/;
    const long = ALL[language].filter(
      ([path, text]) =>
        !free.test(path) && text.split(/[.!?…]\s/).some((part) => part.split(/\s+/).length > 40),
    );
    expect(long).toEqual([]);
  });
});
