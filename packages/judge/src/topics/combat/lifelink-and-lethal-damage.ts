import type { Topic } from "../topic.ts";

export const lifelinkAndLethalDamage: Topic = {
  id: "combat/lifelink-and-lethal-damage",
  title: { fr: "Lien de vie et mort en même temps", en: "Lifelink and dying at the same time" },
  about: [
    ["lifelink"],
    [
      "dies",
      "lose-game",
      "survives",
      "zero-life",
      "i-die",
      "lethal-damage",
      "simultaneous",
      "kill",
    ],
  ],
  not: ["noncombat-damage", "planeswalker", "infect", "deathtouch"],
  hints: [
    "gain-life",
    "life-total",
    "damage",
    "combat-damage",
    "attack",
    "attacker",
    "block",
    "blocker",
    "still",
    "before",
    "deals-damage",
    "lose-life",
    "combat-phase",
    "first-strike",
    "save",
    "player",
    "creature",
    "both-lose",
    "opponent",
    "as-well",
  ],
  rules: [
    {
      number: "120.3f",
      claim: {
        fr: "Le gain de points de vie du lien de vie fait partie du résultat des blessures.",
        en: "The life gained from lifelink is part of the damage’s result.",
      },
    },
    {
      number: "510.2",
      claim: {
        fr: "Toutes les blessures de combat d’une étape sont infligées simultanément.",
        en: "All combat damage of a step is dealt simultaneously.",
      },
    },
    {
      number: "704.5a",
      claim: {
        fr: "Un joueur ne perd que si son total est à 0 ou moins au moment de la vérification.",
        en: "A player loses only if their total is 0 or less as the game checks.",
      },
    },
    {
      number: "704.3",
      claim: {
        fr: "Les actions basées sur l’état sont vérifiées après les blessures, pas pendant.",
        en: "State-based actions are checked after the damage, not during it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["gain-life"], none: ["i-die", "lose-game"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les points de vie sont gagnés au moment même où les blessures sont infligées, même si la créature meurt de ce combat.",
        en: "Yes, the life is gained at the very moment the damage is dealt, even if the creature dies in that combat.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["survives"], none: ["creature"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si votre total après la perte et le gain simultanés est supérieur à 0\u00a0: le jeu ne vérifie qu’ensuite.",
        en: "Yes, if your total after the simultaneous loss and gain is above 0: the game only checks afterwards.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["save"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si votre total après la perte et le gain simultanés est supérieur à 0\u00a0: le jeu ne vérifie qu’ensuite.",
        en: "Yes, if your total after the simultaneous loss and gain is above 0: the game only checks afterwards.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["i-die", "lose-game", "zero-life"] },
      verdict: "no",
      ruling: {
        fr: "Non, pas si votre total est supérieur à 0 une fois la perte et le gain simultanés appliqués\u00a0: le jeu ne vérifie qu’ensuite.",
        en: "No, not if your total is above 0 once the simultaneous loss and gain have been applied: the game only checks afterwards.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les blessures et le gain de points de vie du lien de vie arrivent en même temps\u202f; seul le total obtenu ensuite compte, et la mort de la créature n’annule pas le gain.",
        en: "The damage and lifelink’s life gain happen at the same time; only the total afterwards counts, and the creature’s death does not undo the gain.",
      },
    },
  ],
  explanation: {
    fr: "Le lien de vie n’est pas une capacité déclenchée\u00a0: le gain fait partie des blessures elles-mêmes et ne passe pas par la pile. Vos pertes et vos gains de la même étape sont donc simultanés, et le jeu regarde le total seulement après. Une créature morte dans la première étape de blessures, face à l’initiative, n’inflige rien et ne fait donc rien gagner.",
    en: "Lifelink is not a triggered ability: the gain is part of the damage itself and does not use the stack. Losses and gains of the same step are therefore simultaneous, and the game looks at the total only afterwards. A creature that died in the first damage step, facing first strike, deals nothing and so gains nothing.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature avec le lien de vie meurt en bloquant, est-ce que je gagne quand même les points de vie\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Je suis à 2 points de vie, je subis 3 blessures en même temps que ma créature avec lien de vie en inflige 4\u00a0: est-ce que je perds la partie\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment se passe le lien de vie quand je reçois des blessures mortelles en même temps\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "mon lifelinker et son attaquant s’entretuent, je gagne les pv de lien de vie\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Do I gain life from lifelink if the creature dies in combat?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "I'm at 1 life and take lethal damage while my lifelink creature deals damage at the same time. Do I lose the game?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Will lifelink save me if I take lethal damage in the same combat?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does my lifelinker still gain me life when it trades with the blocker and dies?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
