import type { Topic } from "../topic.ts";

export const attackerRemovedBeforeDamage: Topic = {
  id: "combat/attacker-removed-before-damage",
  title: {
    fr: "L’attaquante disparaît avant les blessures",
    en: "The attacker is gone before damage",
  },
  about: [
    ["attacker-gone"],
    ["damage", "combat-damage", "deals-damage", "block", "blocker", "life-total", "combat-phase"],
  ],
  not: ["blocker-gone"],
  hints: [
    "attack",
    "attacker",
    "before",
    "respond",
    "kill",
    "destroy",
    "exile",
    "return",
    "sacrifice",
    "instant",
    "spell",
    "still",
    "remove-from-combat",
    "declare-attackers",
    "dies",
    "hand",
    "stops",
    "gets-through",
    "save",
  ],
  rules: [
    {
      number: "506.4",
      claim: {
        fr: "Une créature qui quitte le champ de bataille est retirée du combat.",
        en: "A creature that leaves the battlefield is removed from combat.",
      },
    },
    {
      number: "510.1d",
      claim: {
        fr: "Une bloqueuse n’assigne ses blessures qu’aux créatures qu’elle bloque encore.",
        en: "A blocker assigns its damage only to creatures that it is still blocking.",
      },
    },
    {
      number: "510.2",
      claim: {
        fr: "Seules les blessures assignées à l’étape des blessures sont infligées, toutes à la fois.",
        en: "Only damage assigned in the damage step is dealt, all of it at once.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["stops", "save", "prevent"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une attaquante retirée avant l’étape des blessures n’inflige aucune blessure de combat, et n’en reçoit pas non plus.",
        en: "Yes, an attacker removed before the damage step deals no combat damage, and is dealt none either.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une attaquante qui n’est plus là à l’étape des blessures n’inflige rien, et sa bloqueuse n’a plus personne à qui infliger ses blessures.",
        en: "No, an attacker that is gone by the damage step deals nothing, and its blocker has nobody left to deal damage to.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’attaquante est retirée du combat\u00a0: elle inflige 0 blessure et sa bloqueuse n’en inflige pas non plus.",
        en: "The attacker is removed from combat: it deals 0 damage and its blocker deals none either.",
      },
    },
  ],
  explanation: {
    fr: "Une créature qui quitte le champ de bataille quitte aussi le combat. Les blessures ne sont assignées qu’au début de l’étape des blessures\u00a0: ce qui n’est plus là n’en inflige pas. La bloqueuse n’inflige pas ses blessures au joueur attaquant ni à une autre créature.",
    en: "A creature that leaves the battlefield also leaves combat. Damage is assigned only as the damage step begins: what is gone deals none. The blocker does not deal its damage to the attacking player or to another creature.",
  },
  questions: [
    {
      language: "fr",
      text: "Je tue l’attaquant avec un éphémère avant les blessures, est-ce que je subis quand même ses blessures\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon attaquante est bloquée et je la renvoie dans ma main, la bloqueuse inflige-t-elle des blessures à quelqu’un\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si la créature attaquante est exilée avant l’étape des blessures de combat\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "j’exile la créature qui attaque après le blocage, elle inflige ses dégats quand même\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I destroy the attacker before damage, do I still take damage from it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My attacker was blocked and I bounced it to my hand. Does the blocker deal damage to me?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens to combat damage if the attacking creature is exiled before the damage step?",
      verdict: null,
    },
    {
      language: "en",
      text: "I sacrificed my attacking creature after blocks, will it still deal its combat damage?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
