import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** When triggers wait, and what still counts: one plain rule each. */
export const triggersAndWaiting: readonly Topic[] = [
  plainRule({
    id: "plain-rules/triggers-wait-for-the-resolution",
    title: { fr: "Un déclenchement attend la fin", en: "A trigger waits for the end" },
    about: [
      ["trigger-mid-resolution"],
      ["trigger-happens", "dies-trigger", "enters-trigger", "dies", "triggered-ability"],
    ],
    not: [
      "replacement-effect",
      "cost",
      "mana-ability",
      "untap-step",
      "priority",
      "may-ability",
      "ends-the-turn",
      "copy",
      "split-second",
      "draw",
      "gone-power",
      "target",
      "missed-trigger",
    ],
    verdict: "no",
    says: {
      fr: "une capacité qui se déclenche pendant la résolution d’un sort attend\u00a0: elle va sur la pile seulement quand le sort a fini de se résoudre",
      en: "an ability that triggers while a spell is resolving waits: it goes on the stack only when the spell has finished resolving",
    },
    because: {
      fr: "Rien n’interrompt une résolution\u202f; ensuite les capacités sont mises sur la pile la prochaine fois qu’un joueur devrait recevoir la priorité.",
      en: "Nothing interrupts a resolution; the abilities are put on the stack the next time a player would get priority.",
    },
    rules: ["603.3", "608.2c", "117.5"],
    questions: {
      fr: [
        "Une capacité qui se déclenche pendant la résolution d’un sort l’interrompt-elle\u202f?",
        "Une créature meurt au milieu de la résolution de mon sort\u00a0: sa capacité déclenchée va-t-elle sur la pile avant la fin du sort\u202f?",
        "Un déclenchement en cours de résolution se résout-il immédiatement\u202f?",
        "Si une capacité se déclenche pendant qu’un sort se résout, elle interrompt le sort\u202f?",
      ],
      en: [
        "Does an ability that triggers during the resolution of a spell interrupt it?",
        "A creature dies in the middle of my spell’s resolution. Does its triggered ability go on the stack before the spell finishes?",
        "Does a trigger that happens mid resolution resolve immediately?",
        "If an ability triggers while a spell is resolving, does it interrupt that spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/nobody-acts-before-an-enters-trigger",
    title: { fr: "Avant la capacité d’arrivée", en: "Before the enters trigger" },
    about: [
      ["before-its-trigger"],
      ["enters-trigger", "kill", "destroy", "removal", "respond", "enters"],
    ],
    not: [
      "counter-spell",
      "counter-ability",
      "no-enters-triggers",
      "as-enters-choice",
      "loyalty-ability",
    ],
    verdict: "no",
    says: {
      fr: "entre l’arrivée d’une créature et le déclenchement de sa capacité, personne n’a la priorité\u00a0: on peut répondre à la capacité, mais la tuer alors n’empêche plus rien",
      en: "between a creature entering and its ability triggering nobody has priority: you may respond to the ability, but killing the creature then stops nothing",
    },
    because: {
      fr: "La capacité est déjà sur la pile et existe indépendamment de sa source.",
      en: "The ability is on the stack already and exists independently of its source.",
    },
    rules: ["603.3", "113.7a", "117.5"],
    questions: {
      fr: [
        "Puis-je tuer une créature qui arrive avant que sa capacité d’arrivée se déclenche\u202f?",
        "Mon adversaire pose une créature\u00a0: puis-je la détruire avant sa capacité d’arrivée pour l’empêcher\u202f?",
        "Est-ce que je peux répondre avant le déclenchement de l’arrivée pour que l’effet n’ait pas lieu\u202f?",
        "Avec un éphémère, ai-je le temps de tuer la créature avant que sa capacité se déclenche en arrivant\u202f?",
      ],
      en: [
        "Can I kill a creature that enters before its enters ability triggers?",
        "My opponent plays a creature. May I destroy it before its ETB trigger to stop the trigger?",
        "Can I destroy a creature before its enters trigger so that it doesn’t happen?",
        "Is an instant fast enough to kill the creature before its ability triggers on entering?",
      ],
    },
  }),
];
