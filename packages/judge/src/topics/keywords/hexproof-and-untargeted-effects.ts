import type { Topic } from "../topic.ts";

export const hexproofAndUntargetedEffects: Topic = {
  id: "keywords/hexproof-and-untargeted-effects",
  title: {
    fr: "Défense talismanique et effets sans cible",
    en: "Hexproof and effects that do not target",
  },
  about: [
    ["hexproof", "shroud"],
    ["mass-death", "sacrifice", "untargeted", "each-player"],
  ],
  not: [
    "respond",
    "aura",
    "equip",
    "illegal-target",
    "fizzle",
    "overload",
    "proliferate",
    "my-own-target",
  ],
  hints: [
    "destroy",
    "creature",
    "save",
    "stops",
    "dies",
    "survives",
    "target",
    "opponent",
    "kill",
    "spell",
    "protects",
    "exile",
    "player",
    "each-player",
    "edict",
    "choose",
    "still",
  ],
  rules: [
    {
      number: "702.11b",
      claim: {
        fr: "La défense talismanique n’empêche que d’être ciblé par l’adversaire.",
        en: "Hexproof only stops being targeted by opponents.",
      },
    },
    {
      number: "115.10a",
      claim: {
        fr: "Ce qui est affecté sans le mot «\u00a0cible\u00a0» n’est pas ciblé.",
        en: "What is affected without the word “target” is not targeted.",
      },
    },
    {
      number: "701.21a",
      claim: {
        fr: "Sacrifier est l’affaire du contrôleur du permanent.",
        en: "Sacrificing is done by the permanent’s controller.",
      },
    },
    {
      number: "702.18a",
      claim: {
        fr: "Le linceul aussi ne parle que de cibles.",
        en: "Shroud, too, only speaks of targets.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["save", "stops", "survives", "protects"] },
      verdict: "no",
      ruling: {
        fr: "Non, elle n’arrête que ce qui cible\u00a0: un balayage ou un effet qui fait sacrifier touche la créature quand même.",
        en: "No, it only stops what targets: a board wipe or an effect that makes its controller sacrifice gets the creature anyway.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un effet qui ne cible pas la créature, comme un balayage ou un sacrifice imposé au joueur, l’atteint malgré cette capacité.",
        en: "Yes, an effect that does not target the creature, such as a board wipe or a sacrifice forced on the player, reaches it despite that ability.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Seul ce qui cible la créature est arrêté\u202f; les balayages et les sacrifices imposés l’atteignent.",
        en: "Only what targets the creature is stopped; board wipes and forced sacrifices reach it.",
      },
    },
  ],
  explanation: {
    fr: "La défense talismanique et le linceul n’agissent que sur les cibles. Un sort qui détruit toutes les créatures ne cible rien, et un sort qui fait sacrifier une créature cible au plus le joueur. Le joueur qui sacrifie choisit la créature, même protégée.",
    en: "Hexproof and shroud act on targets only. A spell that destroys all creatures targets nothing, and a spell that makes a player sacrifice a creature targets at most the player. The player who sacrifices chooses the creature, even a protected one.",
  },
  questions: [
    {
      language: "fr",
      text: "La défense talismanique protège-t-elle d’un balayage qui détruit toutes les créatures\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Dois-je sacrifier ma créature hexproof si l’adversaire me fait sacrifier une créature\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une colère de dieu détruit-elle une créature avec linceul\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "ma seule créature est hexproof et il joue un edict, je dois la sacrifier\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Does hexproof protect my creature from a board wipe?", verdict: "no" },
    {
      language: "en",
      text: "Can my opponent make me sacrifice a hexproof creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Will a wrath destroy all creatures including the ones with shroud?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does hexproof save my commander from 'each player sacrifices a creature'?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
