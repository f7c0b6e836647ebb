import type { Topic } from "../topic.ts";

export const preventedDamageIsNotDealt: Topic = {
  id: "combat/prevented-damage-is-not-dealt",
  title: { fr: "Blessures prévenues", en: "Prevented damage" },
  about: [
    ["prevent", "prevention-effect"],
    ["lifelink", "gain-life", "triggered-ability", "deals-damage", "poison", "infect", "dies"],
  ],
  not: ["unpreventable", "protection", "shield-counter", "regenerate"],
  hints: ["damage", "combat-damage", "creature", "block", "blocker", "attack", "attacker"],
  rules: [
    {
      number: "615.6",
      claim: {
        fr: "Des blessures prévenues n’ont jamais lieu.",
        en: "Prevented damage never happens.",
      },
    },
    {
      number: "702.15b",
      claim: {
        fr: "Le lien de vie fait gagner des points de vie pour les blessures réellement infligées.",
        en: "Lifelink gains life for damage that is really dealt.",
      },
    },
    {
      number: "120.3f",
      claim: {
        fr: "Le gain de vie fait partie du résultat des blessures infligées.",
        en: "The life gain is part of what dealt damage results in.",
      },
    },
    {
      number: "603.2g",
      claim: {
        fr: "Un évènement prévenu ou remplacé ne déclenche rien.",
        en: "An event that is prevented or replaced triggers nothing.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["survives", "save"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, des blessures prévenues ne sont pas infligées\u00a0: elles ne tuent rien.",
        en: "Yes, prevented damage isn’t dealt, so it kills nothing.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, des blessures prévenues ne sont jamais infligées\u00a0: pas de lien de vie, pas de déclenchement, pas de créature tuée.",
        en: "No, prevented damage is never dealt: no lifelink, no trigger, no creature killed by it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Des blessures prévenues ne sont jamais infligées\u00a0: elles ne font ni gagner de points de vie, ni déclencher quoi que ce soit, ni mourir une créature.",
        en: "Prevented damage is never dealt: it gains no life, triggers nothing and kills no creature.",
      },
    },
  ],
  explanation: {
    fr: "Prévenir des blessures remplace l’évènement\u00a0: il ne se produit pas. Tout ce qui dépend de blessures infligées (lien de vie, «\u00a0quand cette créature inflige des blessures\u00a0», poison, contact mortel) n’arrive donc que pour la part qui n’a pas été prévenue.",
    en: "Preventing damage replaces the event: it doesn’t happen. Whatever depends on damage being dealt (lifelink, “whenever this deals damage”, poison, deathtouch) happens only for the part that wasn’t prevented.",
  },
  questions: [
    {
      language: "fr",
      text: "Si les blessures de ma créature avec le lien de vie sont prévenues, est-ce que je gagne quand même de la vie\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un brouillard prévient toutes les blessures de combat\u00a0: ma capacité «\u00a0quand elle inflige des blessures de combat\u00a0» se déclenche-t-elle\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’attaque avec un lien de vie et mon adversaire prévient toutes les blessures. Je gagne des points de vie\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If combat damage from my lifelinker is prevented, do I still gain life?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My opponent casts a Fog. Do my “deals combat damage to a player” abilities trigger?",
      verdict: "no",
    },
    {
      language: "en",
      text: "All damage my infect creature would deal is prevented this turn. Does the opponent get poison counters?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
