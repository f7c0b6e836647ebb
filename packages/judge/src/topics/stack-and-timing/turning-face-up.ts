import type { Topic } from "../topic.ts";

export const turningFaceUp: Topic = {
  id: "stack-and-timing/turning-face-up",
  title: {
    fr: "Retourner face visible n’utilise pas la pile",
    en: "Turning face up doesn’t use the stack",
  },
  about: [
    ["morph", "face-down", "manifest", "disguise", "turned-up"],
    [
      "respond",
      "stack",
      "counter-spell",
      "special-action",
      "turn-up-in-response",
      "opponents-turn",
      "instant-timing",
    ],
  ],
  not: ["split-second", "cast-face-down"],
  hints: ["face-up", "target", "cast", "kill", "destroy", "before", "exile", "permission"],
  rules: [
    {
      number: "116.2b",
      claim: {
        fr: "Retourner une créature face visible est une action spéciale, possible dès que l’on a la priorité.",
        en: "Turning a creature face up is a special action, possible whenever its controller has priority.",
      },
    },
    {
      number: "708.8",
      claim: {
        fr: "La créature retrouve ses valeurs normales et n’arrive pas une nouvelle fois.",
        en: "The creature regains its normal values and doesn’t enter again.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["turn-up-in-response", "opponents-turn", "instant-timing"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, dès que vous avez la priorité, même en réponse à un sort et au tour d’un adversaire, vous pouvez retourner la créature face visible.",
        en: "Yes, whenever you have priority, even in response to a spell and on an opponent’s turn, you may turn the creature face up.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, retourner une créature face visible est une action spéciale qui n’utilise pas la pile\u00a0: personne ne peut y répondre.",
        en: "No, turning a creature face up is a special action that doesn’t use the stack: nobody can respond to it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "C’est une action spéciale\u00a0: il faut la priorité et payer le coût, cela n’utilise pas la pile et personne ne peut y répondre.",
        en: "It is a special action: it takes priority and paying the cost, doesn’t use the stack and nobody can respond.",
      },
    },
  ],
  explanation: {
    fr: "Retourner une créature (mue, manifestation, déguisement) se fait immédiatement quand son contrôleur a la priorité. On peut répondre à une capacité qui se déclenche quand elle est retournée, mais pas au retournement. Lancer la carte face cachée est en revanche un sort ordinaire.",
    en: "Turning a creature up (morph, manifest, disguise) happens at once while its controller has priority. Players may respond to an ability that triggers when it is turned up, but not to the turning. Casting the card face down, however, is an ordinary spell.",
  },
  questions: [
    {
      language: "fr",
      text: "Peut-on répondre quand l’adversaire retourne sa créature avec la mue (morph) ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je retourner ma créature face cachée en réponse à un sort ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que retourner un permanent manifesté (manifest) utilise la pile ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature avec morph est visée, est-ce que je peux la retourner face visible en réponse ?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can I respond to my opponent unmorphing a creature?", verdict: "no" },
    {
      language: "en",
      text: "Can I turn my face-down creature face up in response to a removal spell?",
      verdict: "yes",
    },
    { language: "en", text: "Does turning a morph face up use the stack?", verdict: "no" },
    {
      language: "en",
      text: "When they unmorph a face down creature, can I kill it in response before it flips?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
