import type { Topic } from "../topic.ts";

export const blockerGoneAttackerStaysBlocked: Topic = {
  id: "combat/blocker-gone-attacker-stays-blocked",
  title: { fr: "La bloqueuse disparaît", en: "The blocker is gone" },
  about: [
    ["blocker-gone"],
    [
      "damage",
      "combat-damage",
      "unblocked",
      "stays-blocked",
      "gets-through",
      "still",
      "life-total",
      "defending-player",
      "trample",
    ],
  ],
  not: ["lifelink", "sacrifices-fighter"],
  hints: [
    "block",
    "blocker",
    "attack",
    "attacker",
    "sacrifice",
    "exile",
    "destroy",
    "return",
    "dies",
    "kill",
    "remove-from-combat",
    "respond",
    "opponent",
    "planeswalker",
    "keep",
    "before",
    "deals-damage",
    "declare-blockers",
    "instant",
    "spell",
    "graveyard",
    "hand",
    "player",
  ],
  rules: [
    {
      number: "509.1h",
      claim: {
        fr: "Une attaquante bloquée le reste, même si toutes ses bloqueuses disparaissent.",
        en: "A blocked attacker stays blocked even if all of its blockers are gone.",
      },
    },
    {
      number: "510.1c",
      claim: {
        fr: "Une attaquante bloquée que plus rien ne bloque n’assigne pas de blessures de combat.",
        en: "A blocked attacker that nothing blocks any more assigns no combat damage.",
      },
    },
    {
      number: "702.19d",
      claim: {
        fr: "Avec le piétinement, tout passe comme si les bloqueuses avaient reçu leurs blessures mortelles.",
        en: "With trample, everything goes through as if the blockers had been assigned lethal damage.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["trample"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, grâce au piétinement l’attaquante assigne toutes ses blessures à ce qu’elle attaque, puisqu’il n’y a plus de bloqueuse.",
        en: "Yes, thanks to trample the attacker assigns all its damage to what it attacks, since no blocker is left.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["stays-blocked"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, l’attaquante reste bloquée même quand sa bloqueuse a quitté le combat\u202f; sans piétinement, elle n’inflige aucune blessure.",
        en: "Yes, the attacker remains blocked even when its blocker has left combat; without trample it deals no damage.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, l’attaquante a été bloquée et le reste\u00a0: sans piétinement, elle n’inflige aucune blessure de combat au joueur.",
        en: "No, the attacker was blocked and remains blocked: without trample it deals no combat damage to the player.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’attaquante reste bloquée et, sans piétinement, inflige 0 blessure\u202f; avec le piétinement, toutes ses blessures passent.",
        en: "The attacker remains blocked and, without trample, deals 0 damage; with trample all its damage goes through.",
      },
    },
  ],
  explanation: {
    fr: "Le fait d’être bloquée se décide à la déclaration des bloqueurs et ne change plus pendant le combat. Sacrifier, exiler ou renvoyer la bloqueuse en main ne rend donc pas l’attaquante non bloquée. Seul le piétinement laisse alors passer les blessures, et il les laisse toutes passer.",
    en: "Being blocked is settled as blockers are declared and does not change during the combat. Sacrificing, exiling or bouncing the blocker therefore does not make the attacker unblocked. Only trample lets the damage through then, and it lets all of it through.",
  },
  interactions: [
    {
      between: { fr: "Blocage + Sacrifice", en: "Block + Sacrifice" },
      description: {
        fr: "L’attaquante reste bloquée par une créature qui n’est plus là.",
        en: "The attacker stays blocked by a creature that is no longer there.",
      },
    },
  ],
  steps: [
    {
      action: {
        fr: "La bloqueuse quitte le combat\u202f; l’attaquante reste bloquée.",
        en: "The blocker leaves combat; the attacker stays blocked.",
      },
      rule: "509.1h",
    },
    {
      action: {
        fr: "L’attaquante n’a plus rien à qui assigner ses blessures.",
        en: "The attacker has nothing left to assign its damage to.",
      },
      rule: "510.1c",
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Je bloque puis je sacrifie ma bloqueuse, est-ce que je subis les blessures de l’attaquant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si la créature bloqueuse est exilée avant les blessures, l’attaquant reste-t-il bloqué\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "L’attaquant a le piétinement et son bloqueur est renvoyé en main\u00a0: les blessures passent-elles\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "mon adversaire bloque avec un jeton et le sacrifie juste apres, mon attaquant devient non bloqué\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I block and then sacrifice the blocker, do I take the damage?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does the attacker stay blocked if the blocker dies before damage?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "I killed the blocking creature with an instant. Is my attacker unblocked now?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My opponent chump blocked and then sacrificed the blocker to an altar - does my 5/5 hit him?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Si je tue son bloqueur, mon attaquant blesse-t-il le joueur\u202f?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If I kill the blocker, does my attacker damage the player?",
      verdict: "no",
    },
  ],
};
