import type { Topic } from "../topic.ts";

export const twoDoublers: Topic = {
  id: "replacement-effects/two-doublers",
  title: { fr: "Deux effets qui doublent", en: "Two doubling effects" },
  about: [
    ["doubling", "double"],
    ["several-effects"],
    ["token", "counter-marker", "plus-one-counter", "damage", "gain-life", "mana"],
  ],
  not: ["attack", "block"],
  hints: [
    "create",
    "replacement-effect",
    "copy",
    "order-choice",
    "enchantment",
    "loyalty",
    "planeswalker",
  ],
  rules: [
    {
      number: "616.1f",
      claim: {
        fr: "Après le premier effet, le second s’applique encore à l’évènement modifié.",
        en: "After the first effect, the second still applies to the modified event.",
      },
    },
    { number: "614.5", claim: { fr: "Chacun s’applique une fois.", en: "Each applies once." } },
    {
      number: "616.1",
      claim: {
        fr: "Le joueur touché ou le contrôleur de l’objet touché choisit l’ordre.",
        en: "The affected player or the controller of the affected object chooses the order.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les deux effets s’appliquent l’un après l’autre\u00a0: deux doubleurs multiplient par 4, trois par 8.",
        en: "Yes, both effects apply one after the other: two doublers multiply by 4, three by 8.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque effet double le résultat du précédent\u00a0: avec 2 doubleurs vous obtenez 4 fois le nombre de départ, avec 3 doubleurs 8 fois.",
        en: "Each effect doubles the result of the one before: with 2 doublers you get 4 times the starting number, with 3 doublers 8 times.",
      },
    },
  ],
  explanation: {
    fr: "Ce sont deux effets de remplacement distincts\u00a0: chacun s’applique une fois, le second à l’évènement déjà modifié par le premier. Avec un effet «\u00a0plus un\u00a0», l’ordre compte et le joueur affecté le choisit\u00a0: ajoutez d’abord, doublez ensuite pour en avoir le plus.",
    en: "They are two separate replacement effects: each applies once, the second to the event that the first has already modified. With a “plus one” effect the order matters and the affected player chooses it: add first and double afterwards to get the most.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai deux enchantements qui doublent les jetons que je crée, je crée combien de jetons si je devais en créer un\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Est-ce que deux effets qui doublent les marqueurs se cumulent\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Avec deux effets qui mettent deux fois plus de marqueurs +1/+1, j’en reçois combien\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si j’ai 2 doubleurs de jetons en jeu, est-ce que ça fait quatre jetons au lieu d’un\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "I have two enchantments that double the tokens I create. How many tokens do I get for one?",
      verdict: null,
    },
    { language: "en", text: "Do two token doublers stack?", verdict: "yes" },
    {
      language: "en",
      text: "With two effects that put twice that many counters, how many +1/+1 counters do I get?",
      verdict: null,
    },
    {
      language: "en",
      text: "If both of my permanents double the damage, is it four times the damage?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Two effects each double damage. Is the damage multiplied by four?",
      verdict: "yes",
    },
    { language: "en", text: "Do two damage doublers stack?", verdict: "yes" },
    {
      language: "fr",
      text: "Deux effets doublent les blessures, sont-elles multipliées par quatre\u202f?",
      verdict: "yes",
    },
    { language: "fr", text: "Deux doubleurs de blessures se cumulent-ils\u202f?", verdict: "yes" },
    {
      language: "fr",
      text: "On a chacun un doubleur de blessures, les deux s’appliquent à mon sort\u202f?",
      verdict: "yes",
    },
  ],
};
