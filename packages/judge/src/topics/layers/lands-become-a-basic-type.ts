import type { Topic } from "../topic.ts";

export const landsBecomeABasicType: Topic = {
  id: "layers/lands-become-a-basic-type",
  title: { fr: "Terrains changés en un type de base", en: "Lands turned into a basic land type" },
  about: [["lands-become-basic"]],
  hints: [
    "land",
    "ability",
    "activated-ability",
    "triggered-ability",
    "mana",
    "mana-ability",
    "lose-abilities",
    "type-change",
    "basic-land-type",
    "enters-tapped",
    "layer",
    "tap",
    "red-mana",
    "enters",
    "legendary",
    "keeps",
    "dependency",
    "timestamp",
  ],
  rules: [
    {
      number: "305.7",
      claim: {
        fr: "Un terrain dont le type est fixé à un type de base perd ses autres types de terrain et les capacités de son texte, et gagne la capacité de mana de ce type.",
        en: "A land whose type is set to a basic type loses its other land types and the abilities of its text and gains that type’s mana ability.",
      },
    },
    {
      number: "305.6",
      claim: {
        fr: "Chaque type de terrain de base donne sa propre capacité de mana.",
        en: "Each basic land type brings its own mana ability.",
      },
    },
    {
      number: "205.4b",
      claim: {
        fr: "Changer des types ne touche pas les super-types, comme «\u00a0légendaire\u00a0».",
        en: "Changing types leaves supertypes such as “legendary” alone.",
      },
    },
    {
      number: "613.8a",
      claim: {
        fr: "Un effet dont l’existence tient à un autre de la même couche dépend de lui.",
        en: "An effect whose existence hangs on another of the same layer depends on it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["lose-abilities"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le terrain perd toutes les capacités de son texte\u00a0: il ne lui reste que la capacité de mana du nouveau type de base.",
        en: "Yes, the land loses all abilities of its text: only the mana ability of the new basic type is left.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["legendary", "keeps"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le terrain reste légendaire\u00a0: seuls ses types de terrain et les capacités de son texte changent, pas ses super-types.",
        en: "Yes, the land stays legendary: only its land types and the abilities of its text change, not its supertypes.",
      },
    },
    {
      when: { any: ["open-question", "legendary"] },
      verdict: null,
      ruling: {
        fr: "Le terrain perd ses capacités imprimées et ses autres types de terrain, et n’a plus que la capacité de mana du nouveau type. Il garde son nom, ses super-types et ses autres types de carte\u202f; il ne devient pas un terrain de base.",
        en: "The land loses its printed abilities and its other land types and only has the mana ability of the new type. It keeps its name, supertypes and other card types; it does not become a basic land.",
      },
    },
    {
      when: { any: ["timestamp", "dependency"] },
      verdict: null,
      ruling: {
        fr: "Si le second effet vient d’un terrain non-base qui perd ainsi sa capacité, il dépend du premier et ne s’applique pas, même s’il est plus récent. Sinon, le plus récent des deux s’applique en dernier.",
        en: "If the second effect comes from a nonbasic land that loses its ability this way, it depends on the first and does not apply, even if it is newer. Otherwise the newer of the two applies last.",
      },
      explanation: {
        fr: "Les deux effets changent des types et s’appliquent dans la couche 4. La dépendance passe avant l’horodatage\u00a0: un effet qui ferait disparaître l’autre s’applique d’abord. Un terrain devenu montagne a perdu le texte qui changeait les autres terrains.",
        en: "Both effects change types and apply in layer 4. Dependency goes before timestamps: an effect that would make the other vanish is applied first. A land that has become a Mountain has lost the text that changed the other lands.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["red-mana"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le terrain devenu montagne a la capacité de mana des montagnes et produit {R}.",
        en: "Yes, the land that became a Mountain has the Mountain mana ability and taps for {R}.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, le terrain perd toutes les capacités de son texte et ses autres types de terrain\u00a0: il ne lui reste que la capacité de mana du nouveau type de base.",
        en: "No, the land loses all abilities of its text and its other land types: only the mana ability of the new basic type is left.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le terrain perd ses capacités imprimées et ses autres types de terrain, et n’a plus que la capacité de mana du nouveau type. Il garde son nom, ses super-types et ses autres types de carte\u202f; il ne devient pas un terrain de base.",
        en: "The land loses its printed abilities and its other land types and only has the mana ability of the new type. It keeps its name, supertypes and other card types; it does not become a basic land.",
      },
    },
  ],
  explanation: {
    fr: "Fixer le type d’un terrain remplace ses types de terrain et lui enlève les capacités de son texte, y compris les capacités déclenchées et «\u00a0arrive engagé\u00a0». Ce n’est pas le cas d’un effet qui ajoute un type «\u00a0en plus de ses autres types\u00a0». Les capacités que d’autres effets lui donnent restent.",
    en: "Setting a land’s type replaces its land types and takes away the abilities of its text, triggered ones and “enters tapped” included. An effect that adds a type “in addition to its other types” does not do this. Abilities that other effects grant it stay.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon adversaire a un enchantement qui dit que les terrains non-base sont des Montagnes. Puis-je encore activer la capacité de mon terrain\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Sous Blood Moon, mes terrains non-base peuvent-ils produire du mana rouge\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Que devient un terrain spécial quand il devient une Île\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Est-ce que ma fetchland marche encore si tous les terrains non-base sont des Montagnes\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "With Blood Moon in play, can I still crack my fetch land?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Nonbasic lands are Mountains. Does my land tap for red mana now?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Do my lands keep their activated abilities when an Aura says the enchanted land is a Swamp?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens to the text of my utility land when nonbasic lands are Mountains?",
      verdict: null,
      heldBack: true,
    },
  ],
};
