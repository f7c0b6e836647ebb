import type { Topic } from "../topic.ts";

export const copiedSpellsAndCosts: Topic = {
  id: "casting-costs/copied-spells-and-costs",
  title: { fr: "Sort copié\u00a0: coûts et lancement", en: "Copied spell: costs and casting" },
  about: [
    ["copy-spell", "copy"],
    [
      "paid-choices",
      "pay",
      "still-due",
      "cast-trigger",
      "copy-is-cast",
      "kicker",
      "x-value",
      "storm",
    ],
    ["spell", "copy-spell", "instant", "sorcery", "cast-trigger", "storm"],
  ],
  not: ["clone", "mana-value", "token", "commander", "permanent", "aura", "equipment"],
  hints: [
    "cast",
    "cost",
    "triggered-ability",
    "additional-cost",
    "instant",
    "sorcery",
    "spell",
    "stack",
    "target",
    "change-target",
    "modal",
    "mana",
    "copy-spell",
    "mana-cost",
  ],
  rules: [
    {
      number: "707.10",
      claim: {
        fr: "La copie d’un sort est mise sur la pile sans être lancée et copie les décisions prises\u00a0: X, kick, modes, cibles.",
        en: "A copy of a spell is put onto the stack without being cast and copies the decisions made: X, kicker, modes, targets.",
      },
    },
    {
      number: "707.2",
      claim: {
        fr: "Pour un objet sur la pile, la copie reprend aussi les choix faits au lancement.",
        en: "For an object on the stack, the copy also takes the choices made on casting.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["still-due"] },
      verdict: "no",
      ruling: {
        fr: "Non, la copie ne coûte rien, ni mana, ni X, ni kick\u00a0: elle reprend les décisions déjà prises pour le sort d’origine.",
        en: "No, the copy costs nothing, neither mana nor X nor kicker: it takes over the decisions already made for the original spell.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["kicker", "x-value", "paid-choices"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la copie reprend les décisions du sort d’origine\u00a0: même X, kick payé, mêmes modes, sans rien payer de plus.",
        en: "Yes, the copy takes over the decisions of the original spell: same X, kicker paid, same modes, without paying anything more.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la copie est mise directement sur la pile\u00a0: elle n’est pas lancée, ne coûte rien et ne déclenche pas les capacités «\u00a0à chaque fois que vous lancez un sort\u00a0».",
        en: "No, the copy is put straight onto the stack: it is not cast, costs nothing and does not trigger “whenever you cast a spell” abilities.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La copie est mise sur la pile sans être lancée et sans rien payer\u202f; elle garde X, le kick, les modes et les cibles de l’original, sauf si l’effet permet de nouvelles cibles.",
        en: "The copy is put onto the stack without being cast and without paying; it keeps the X, kicker, modes and targets of the original unless the effect allows new targets.",
      },
    },
  ],
  explanation: {
    fr: "Copier n’est pas lancer\u00a0: aucune capacité «\u00a0à chaque fois que vous lancez\u00a0» ne se déclenche et aucune taxe ne s’applique. La copie retient les décisions et les coûts déjà payés. Seul un effet qui vous fait «\u00a0lancer une copie\u00a0» d’une carte fait exception\u00a0: cette copie-là est lancée.",
    en: "Copying is not casting: no “whenever you cast” ability triggers and no tax applies. The copy remembers decisions and costs already paid. Only an effect that has you “cast a copy” of a card is different: that copy is cast.",
  },
  questions: [
    { language: "fr", text: "Si je copie un sort, dois-je payer son coût\u202f?", verdict: "no" },
    {
      language: "fr",
      text: "La copie d’un sort déclenche-t-elle les capacités «\u00a0quand vous lancez un sort\u00a0»\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je copie un sort kické, la copie est-elle kickée aussi\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Je copie un sort avec X = 5, est-ce que la copie a le même X\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Do I have to pay for a copied spell?", verdict: "no" },
    {
      language: "en",
      text: "Does copying a spell trigger abilities that say whenever you cast a spell?",
      verdict: "no",
    },
    { language: "en", text: "If I copy a kicked spell, is the copy kicked too?", verdict: "yes" },
    {
      language: "en",
      text: "If I copy an X spell with X=4, does the copy use the same X?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Quelle différence entre copier un sort et le lancer pour les capacités qui se déclenchent quand on lance un sort\u202f?",
      verdict: null,
    },
    {
      language: "en",
      text: "How does a copy of a spell differ from casting it for abilities that trigger whenever a player casts a spell?",
      verdict: null,
    },
  ],
};
