import type { Topic } from "../topic.ts";

export const actingBetweenAttackAndBlocks: Topic = {
  id: "combat/acting-between-attack-and-blocks",
  title: { fr: "Agir entre l’attaque et le blocage", en: "Acting between attacks and blocks" },
  about: [
    ["before-blocks"],
    [
      "cast",
      "instant",
      "respond",
      "priority",
      "activated-ability",
      "tap",
      "kill",
      "destroy",
      "spell",
      "ability",
      "act",
    ],
  ],
  not: [
    "flash",
    "ninjutsu",
    "after-blocks",
    "sorcery",
    "ward",
    "attacker-gone",
    "already-declared",
  ],
  hints: [
    "attack",
    "attacker",
    "declare-attackers",
    "declare-blockers",
    "block",
    "blocker",
    "before",
    "creature",
    "combat-phase",
    "opponent",
    "flash",
    "instant-timing",
    "when-decide",
    "exile",
  ],
  rules: [
    {
      number: "508.2",
      claim: {
        fr: "Après la déclaration des attaquants, le joueur actif reçoit la priorité.",
        en: "After attackers are declared, the active player gets priority.",
      },
    },
    {
      number: "117.1a",
      claim: {
        fr: "On peut lancer un éphémère à chaque fois qu’on a la priorité.",
        en: "An instant can be cast any time you have priority.",
      },
    },
    {
      number: "509.1",
      claim: {
        fr: "Les bloqueurs sont déclarés ensuite, tous à la fois.",
        en: "Blockers are declared after that, all at once.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, après la déclaration des attaquants et avant celle des bloqueurs, chaque joueur reçoit la priorité et peut lancer des éphémères ou activer des capacités.",
        en: "Yes, after attackers are declared and before blockers are, each player gets priority and may cast instants or activate abilities.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Dans l’étape de déclaration des attaquants, une fois les attaquants déclarés, chaque joueur reçoit la priorité avant que l’on passe aux bloqueurs.",
        en: "In the declare attackers step, once attackers are declared, each player gets priority before moving on to blockers.",
      },
    },
  ],
  explanation: {
    fr: "C’est là qu’on engage ou détruit une bloqueuse possible, qu’on tue une attaquante ou qu’on donne le vol. La déclaration des bloqueurs elle-même ne passe pas par la pile\u00a0: on ne peut pas y répondre pour l’empêcher. Après elle, il y a de nouveau une priorité, avant les blessures.",
    en: "This is where you tap or destroy a possible blocker, kill an attacker or give flying. The declaration of blockers itself does not use the stack: you can’t respond to stop it. After it there is priority again, before damage.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer un éphémère après la déclaration des attaquants mais avant les blocages\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-il possible d’engager un bloqueur potentiel avec une capacité avant la déclaration des bloqueurs\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "j’attaque, et avant qu’il bloque je peux tuer son bloqueur avec un éphémère\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I cast an instant after attackers are declared but before blocks?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I tap a potential blocker with an ability before blockers are declared?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Is there a chance to kill a creature before blocks once I've attacked?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
