import type { Topic } from "../topic.ts";

export const stolenOrPhasedOutInCombat: Topic = {
  id: "combat/stolen-or-phased-out-in-combat",
  title: {
    fr: "Une créature qui change de contrôleur en combat",
    en: "A creature that changes controller in combat",
  },
  about: [
    ["gain-control", "phasing"],
    ["attacker", "attack", "blocker", "block", "combat-phase"],
    [
      "remove-from-combat",
      "damage",
      "combat-damage",
      "deals-damage",
      "still",
      "already-declared",
      "after-blocks",
      "stops",
      "mid-combat",
    ],
  ],
  not: ["commander", "summoning-sickness", "haste", "extra-combat"],
  hints: [
    "control",
    "creature",
    "stays-blocked",
    "opponent",
    "respond",
    "end-of-turn",
    "before",
    "unblocked",
    "keep",
    "instant",
    "spell",
    "declare-attackers",
  ],
  rules: [
    {
      number: "506.4",
      claim: {
        fr: "Une créature est retirée du combat si son contrôleur change ou si elle passe hors phase.",
        en: "A creature is removed from combat if its controller changes or if it phases out.",
      },
    },
    {
      number: "509.1h",
      claim: {
        fr: "Une attaquante bloquée le reste, même si toutes ses bloqueuses disparaissent.",
        en: "A blocked attacker stays blocked even if all of its blockers are gone.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["remove-from-combat", "stops"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature qui change de contrôleur ou qui passe hors phase est retirée du combat et n’inflige plus de blessures de combat.",
        en: "Yes, a creature that changes controllers or phases out is removed from combat and deals no combat damage.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature qui change de contrôleur ou qui passe hors phase est retirée du combat\u00a0: elle n’attaque plus, ne bloque plus et n’inflige pas de blessures de combat.",
        en: "No, a creature that changes controllers or phases out is removed from combat: it no longer attacks or blocks and deals no combat damage.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle est retirée du combat\u00a0: elle n’inflige ni ne reçoit de blessures de combat, et une attaquante qu’elle bloquait reste bloquée.",
        en: "It is removed from combat: it neither deals nor receives combat damage, and an attacker it was blocking stays blocked.",
      },
    },
  ],
  explanation: {
    fr: "Quitter le champ de bataille, changer de contrôleur, passer hors phase, cesser d’être une créature ou être régénérée retire du combat. La créature volée n’attaque pas pour son nouveau contrôleur. Engager une créature, en revanche, ne la retire pas.",
    en: "Leaving the battlefield, changing controllers, phasing out, ceasing to be a creature or being regenerated removes from combat. The stolen creature does not attack for its new controller. Tapping a creature, on the other hand, does not remove it.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je prends le contrôle d’une créature attaquante, inflige-t-elle encore ses blessures\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une attaquante dont on prend le contrôle est-elle retirée du combat\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "je vole la créature qui m’attaque avec un éphémère, elle me fait toujours des dégâts\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I gain control of an attacking creature, does it still deal combat damage to me?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Is an attacking creature removed from combat when another player gains control of it?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My attacker phases out during combat, is it removed from combat?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
