import type { Topic } from "../topic.ts";

export const tappingAfterDeclaration: Topic = {
  id: "combat/tapping-after-declaration",
  title: { fr: "Engager une créature déjà en combat", en: "Tapping a creature already in combat" },
  about: [
    ["tap", "tapped-creature", "untap"],
    ["attack", "attacker", "block", "blocker", "declare-blockers", "declare-attackers"],
    [
      "damage",
      "combat-damage",
      "deals-damage",
      "remove-from-combat",
      "stops",
      "prevent",
      "unblocked",
      "stays-blocked",
      "already-declared",
      "after-blocks",
    ],
  ],
  not: [
    "vigilance",
    "haste",
    "summoning-sickness",
    "tap-for-mana",
    "crew",
    "convoke",
    "goad",
    "ninjutsu",
    "enters-attacking",
    "regenerate",
    "stun-counter",
    "before-blocks",
    "before",
  ],
  hints: [
    "still",
    "respond",
    "opponent",
    "before",
    "ability",
    "activated-ability",
    "combat-phase",
    "end-of-combat",
    "keep",
    "spell",
  ],
  rules: [
    {
      number: "506.4b",
      claim: {
        fr: "Engager ou dégager une créature déjà déclarée ne la retire pas du combat et n’empêche pas ses blessures.",
        en: "Tapping or untapping a creature already declared neither removes it from combat nor stops its damage.",
      },
    },
    {
      number: "508.1a",
      claim: {
        fr: "Seules des créatures dégagées peuvent être déclarées attaquantes.",
        en: "Only untapped creatures can be declared as attackers.",
      },
    },
    {
      number: "509.1a",
      claim: {
        fr: "Seules des créatures dégagées peuvent être déclarées bloqueuses.",
        en: "Only untapped creatures can be declared as blockers.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["remove-from-combat", "stops", "prevent", "unblocked"] },
      verdict: "no",
      ruling: {
        fr: "Non, engager ou dégager une créature déjà déclarée attaquante ou bloqueuse ne change rien\u00a0: elle reste en combat et inflige ses blessures.",
        en: "No, tapping or untapping a creature already declared as an attacker or blocker changes nothing: it stays in combat and deals its damage.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature engagée ou dégagée après sa déclaration reste en combat et inflige ses blessures normalement.",
        en: "Yes, a creature that is tapped or untapped after its declaration stays in combat and deals its damage as usual.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une fois l’attaquante ou la bloqueuse déclarée, l’engager ou la dégager ne change rien\u202f; il faut l’engager avant la déclaration.",
        en: "Once the attacker or blocker is declared, tapping or untapping it changes nothing; it must be tapped before the declaration.",
      },
    },
  ],
  explanation: {
    fr: "Être dégagée n’est exigé qu’au moment où les attaquants ou les bloqueurs sont déclarés. Ensuite, engager ou dégager la créature ne la retire pas du combat et n’empêche pas ses blessures. Pour empêcher une attaque ou un blocage, il faut engager la créature avant la déclaration.",
    en: "Being untapped is only required at the moment attackers or blockers are declared. After that, tapping or untapping the creature does not remove it from combat and does not stop its damage. To keep a creature from attacking or blocking, tap it before the declaration.",
  },
  questions: [
    {
      language: "fr",
      text: "Si j’engage une créature bloqueuse après la déclaration des bloqueurs, inflige-t-elle quand même ses blessures\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Engager un attaquant déjà déclaré le retire-t-il du combat\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon adversaire engage mon bloqueur, est-ce que ça empêche ses blessures de combat\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "ma creature a bloqué puis on me l’a engagée, elle fait toujours ses dégâts\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a blocker that gets tapped after blocking still deal combat damage?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I tap an attacking creature to remove it from combat?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If I untap my attacker after it attacked, is it removed from combat?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My opponent tapped my blocker once it was declared. Does that prevent its damage?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
