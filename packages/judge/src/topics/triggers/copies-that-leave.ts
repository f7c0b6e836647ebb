import type { Topic } from "../topic.ts";

export const copiesThatLeave: Topic = {
  id: "triggers/copies-that-leave",
  title: {
    fr: "Une copie qui quitte le champ de bataille",
    en: "A copy that leaves the battlefield",
  },
  about: [
    ["copies-leaves", "copy", "clone"],
    ["dies", "zone-change", "destroy", "dies-trigger", "graveyard", "copies-leaves", "return"],
    ["triggered-ability", "dies-trigger", "return", "ability", "graveyard"],
  ],
  not: [
    "copy-spell",
    "enters-trigger",
    "commander",
    "persist",
    "undying",
    "token",
    "legend-rule",
    "copy-x",
  ],
  hints: ["hand", "card", "owner", "creature", "artifact", "permanent", "clone"],
  rules: [
    {
      number: "603.10a",
      claim: {
        fr: "Les capacités de départ regardent en arrière\u00a0: elles voient le permanent tel qu’il était sur le champ de bataille.",
        en: "Leaves-the-battlefield abilities look back in time: they see the permanent as it was on the battlefield.",
      },
    },
    {
      number: "707.2",
      claim: {
        fr: "La copie a toutes les capacités copiées tant qu’elle est une copie.",
        en: "The copy has all copied abilities as long as it is a copy.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la capacité de départ se déclenche\u00a0: elle regarde en arrière et voit la copie telle qu’elle était sur le champ de bataille.",
        en: "Yes, the leaves-the-battlefield ability triggers: it looks back in time and sees the copy as it was on the battlefield.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La capacité copiée «\u00a0quand ce permanent meurt ou quitte le champ de bataille\u00a0» se déclenche pour la copie\u00a0: elle regarde en arrière, puis agit sur la vraie carte.",
        en: "The copied ability “when this dies or leaves the battlefield” triggers for the copy: it looks back in time, then acts on the actual card.",
      },
    },
  ],
  explanation: {
    fr: "Une fois au cimetière la carte n’est plus une copie, mais la capacité déclenchée existe déjà. Si elle dit de renvoyer «\u00a0cette carte\u00a0», elle renvoie la carte du clone.",
    en: "Once in the graveyard the card is no longer a copy, but the triggered ability already exists. If it says to return “this card”, it returns the clone’s card.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon clone copie une créature avec «\u00a0quand elle meurt, piochez une carte\u00a0» et il meurt\u00a0: la capacité se déclenche-t-elle\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une copie d’un artefact qui revient en main quand il est mis au cimetière\u00a0: si la copie est détruite, la carte revient-elle\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon clone, copie d’une créature avec une capacité de mort, est détruit. Est-ce que je profite du déclenchement\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My Clone copies a creature with a dies trigger and then dies. Does the trigger happen?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "A copy of an artifact that returns to hand when put into the graveyard is destroyed. Does its ability return my card?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "When my clone of a creature with “when this dies, draw a card” is destroyed, do I draw?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
