import type { Topic } from "../topic.ts";

export const copyingAPermanentWithCounters: Topic = {
  id: "layers/copying-a-permanent-with-counters",
  title: { fr: "Copier un permanent modifié", en: "Copying a permanent that was modified" },
  about: [
    ["copy"],
    [
      "counter-marker",
      "plus-one-counter",
      "pump",
      "aura",
      "equipment",
      "set-power-toughness",
      "base-power-toughness",
      "tapped-state",
    ],
  ],
  not: ["copy-spell", "mana-value", "commander", "enters-with-counters", "once-again", "doubling"],
  hints: [
    "token",
    "copiable-values",
    "create",
    "enters",
    "layer",
    "power",
    "toughness",
    "keeps",
    "attach",
    "tap",
  ],
  rules: [
    {
      number: "707.2",
      claim: {
        fr: "Une copie prend les valeurs copiables de l’original, pas les marqueurs ni les autres effets.",
        en: "A copy takes the copiable values of the original, not counters or other effects.",
      },
    },
    {
      number: "613.2c",
      claim: {
        fr: "Seuls les effets de la couche 1 font partie des valeurs copiables.",
        en: "Only effects of layer 1 are part of the copiable values.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la copie ne prend que les valeurs copiables (ce qui est imprimé et les effets de copie)\u00a0: ni les marqueurs, ni les bonus, ni les auras et équipements, ni l’état engagé.",
        en: "No, the copy takes only the copiable values (what is printed and copy effects): no counters, no bonuses, no Auras or Equipment, no tapped state.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La copie n’a que les valeurs imprimées de l’original (et les effets de copie)\u00a0: marqueurs, bonus, auras et équipements ne sont pas copiés.",
        en: "The copy has only the printed values of the original (plus copy effects): counters, bonuses, Auras and Equipment are not copied.",
      },
    },
  ],
  explanation: {
    fr: "Les valeurs copiables sont le nom, le coût de mana, les types, le texte, la force et l’endurance imprimés, modifiés par d’autres effets de copie. Les marqueurs, les effets qui changent la force et l’endurance et ce qui est attaché restent sur l’original. Si le texte copié dit «\u00a0arrive avec des marqueurs\u00a0», la copie en reçoit par cette capacité.",
    en: "Copiable values are the printed name, mana cost, types, text, power and toughness, as changed by other copy effects. Counters, effects that change power and toughness and whatever is attached stay with the original. If the copied text says “enters with counters”, the copy gets them through that ability.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je copie une créature qui a trois marqueurs +1/+1, est-ce que la copie a les marqueurs\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon clone copie une créature équipée, il a le bonus aussi\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je crée un jeton copie d’une créature qui a reçu +4/+4, il fait quelle taille\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un clone prend-il aussi l’aura qui est sur la créature copiée\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I clone a creature with +1/+1 counters, does my clone get the counters?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does a token copy of a pumped creature get +3/+3 too?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I make a token that is a copy of a creature with an Aura on it. What does the token look like?",
      verdict: null,
    },
    {
      language: "en",
      text: "My Clone copies an equipped creature. Is the Equipment bonus copied?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
