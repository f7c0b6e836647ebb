import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Creatures that double, merge, transform, or have a keyword twice: one plain rule each. */
export const growingCreatures: readonly Topic[] = [
  plainRule({
    id: "plain-rules/prowess-twice",
    title: { fr: "Deux fois la prouesse", en: "Prowess twice" },
    about: [
      ["prowess", "menace", "toxic"],
      ["several-instances", "two-instances", "twice", "second-time"],
    ],
    turned: ["menace"],
    verdict: "yes",
    says: {
      fr: "deux prouesses se déclenchent séparément, soit +2/+2 par sort non-créature, et les valeurs de toxique s’additionnent\u202f; deux menaces, elles, ne font pas plus qu’une\u00a0: deux bloqueurs suffisent",
      en: "two prowess abilities trigger separately, +2/+2 for each noncreature spell, and toxic values add up; two instances of menace do no more than one: two blockers suffice",
    },
    because: {
      fr: "Les capacités déclenchées s’ajoutent\u202f; une capacité d’évasion répétée est redondante.",
      en: "Triggered abilities add up; a repeated evasion ability is redundant.",
    },
    rules: ["702.108b", "702.111c", "702.164b"],
    questions: {
      fr: [
        "Si ma créature a deux fois la prouesse, gagne-t-elle +2/+2 par sort\u202f?",
        "!Une créature avec deux fois la menace doit-elle être bloquée par quatre créatures\u202f?",
        "Deux instances de toxique s’additionnent-elles\u202f?",
        "~Que se passe-t-il si ma créature a deux instances de prouesse\u202f?",
        "Ma Monastery Swiftspear gagne une seconde prouesse, elle grossit de deux à chaque éclair\u202f?",
      ],
      en: [
        "If my creature has two instances of prowess, does it get +2/+2 for each spell?",
        "!Does a creature with two instances of menace need four blockers?",
        "Do two instances of toxic add up?",
        "~What happens if my creature has prowess twice?",
        "My Swiftspear has two instances of prowess. Does a bolt pump her twice?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/doubled-power",
    title: { fr: "Doubler la force", en: "Doubling power" },
    about: [["double-power"]],
    turned: ["counter-marker", "plus-one-counter"],
    verdict: "no",
    says: {
      fr: "doubler la force donne +X/+0, X étant la force à la résolution\u00a0: un bonus qui vient plus tard n’est pas doublé, et doubler deux fois multiplie par 4",
      en: "doubling power gives +X/+0, where X is the power as the effect resolves: a bonus that comes later is not doubled, and doubling twice multiplies by 4",
    },
    because: {
      fr: "Ce n’est pas une force fixée\u00a0: les marqueurs et bonus déjà là comptent dans X. Une force négative devient plus négative.",
      en: "It does not set the power: counters and bonuses already there count in X. A negative power becomes more negative.",
    },
    rules: ["701.10a", "701.10b"],
    questions: {
      fr: [
        "Si je double la force de ma 3/3 puis lui donne +2/+2, le bonus est-il doublé aussi\u202f?",
        "!Les marqueurs +1/+1 déjà présents comptent-ils quand je double la force de ma créature\u202f?",
        "Doubler la force d’une créature fixe-t-il sa force de base\u202f?",
        "~Quelle est la force d’une créature de force 3 si je double sa force deux fois\u202f?",
        "Je double la force de mon 4/4 avec deux effets, il fait 16 ou 12\u00a0: est-ce seulement 12\u202f?",
      ],
      en: [
        "If I double my 3/3’s power and then give it +2/+2, is the bonus doubled too?",
        "!Do +1/+1 counters already on it count when I double my creature’s power?",
        "Does doubling a creature’s power set its base power?",
        "~What is the power of a creature with power 3 if I double its power twice?",
        "I double the power of my 4/4, then pump it by three. Is the pump doubled?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/mutating-is-not-entering",
    title: { fr: "Muter n’est pas arriver", en: "Mutating is not entering" },
    about: [
      ["mutate"],
      [
        "enters",
        "enters-trigger",
        "summoning-sickness",
        "attack",
        "just-arrived",
        "haste",
        "this-turn",
        "counter-marker",
        "plus-one-counter",
        "aura",
        "keep",
        "keeps",
      ],
    ],
    not: ["target-gone", "illegal-target", "commander", "return"],
    turned: ["attack", "counter-marker", "plus-one-counter", "keep", "keeps", "aura"],
    verdict: "no",
    says: {
      fr: "une créature qui mute n’arrive pas sur le champ de bataille\u00a0: elle fusionne avec la cible, qui reste le même objet, garde marqueurs, auras et le droit d’attaquer\u202f; ses capacités d’arrivée ne se déclenchent pas",
      en: "a mutating creature does not enter the battlefield: it merges with the target, which stays the same object, keeps counters and Auras and may attack if it could before; enters abilities do not trigger",
    },
    because: {
      fr: "«\u00a0Quand cette créature mute\u00a0» se déclenche, en revanche. Si la créature d’en dessous avait le mal d’invocation, elle l’a toujours.",
      en: "“Whenever this creature mutates” does trigger. If the creature underneath was summoning sick, it still is.",
    },
    rules: ["702.140c", "730.2b", "730.2c"],
    questions: {
      fr: [
        "Les capacités d’arrivée se déclenchent-elles quand ma créature mute\u202f?",
        "!Si je mute sur une créature arrivée au tour précédent, peut-elle attaquer ce tour-ci\u202f?",
        "!Ma créature garde-t-elle ses marqueurs +1/+1 quand une autre mute sur elle\u202f?",
        "~Comment marche le mal d’invocation quand je mute\u202f?",
        "Je mute sur mon elfe là depuis un tour, j’ai un trigger d’arrivée\u202f?",
      ],
      en: [
        "Do enters abilities trigger when my creature mutates?",
        "!If I mutate onto a creature that was here last turn, can it attack this turn?",
        "!Does my creature keep its +1/+1 counters when another mutates onto it?",
        "~How does summoning sickness work with mutate?",
        "I mutate over my elf from last turn. Do I get an enters trigger?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/transforming-once",
    title: { fr: "Deux capacités qui transforment", en: "Two transform triggers" },
    about: [
      ["transform", "double-faced"],
      ["twice", "second-time", "two-triggers", "several-instances"],
    ],
    verdict: "no",
    says: {
      fr: "si une capacité d’un permanent veut le transformer, elle ne le fait que s’il ne s’est pas déjà transformé depuis qu’elle a été mise sur la pile\u00a0: deux activations ne le retournent qu’une fois",
      en: "if an ability of a permanent tries to transform it, it does so only if the permanent has not transformed since the ability was put on the stack: two activations turn it over just once",
    },
    because: {
      fr: "Ainsi, activer deux fois en réponse ne ramène pas la face de départ.",
      en: "So activating twice in response does not bring the first face back.",
    },
    rules: ["701.27f"],
    questions: {
      fr: [
        "J’active deux fois la capacité qui transforme ma créature\u00a0: se retourne-t-elle deux fois\u202f?",
        "Mon permanent recto-verso se transforme-t-il deux fois si sa capacité se déclenche deux fois\u202f?",
        "Ma carte recto-verso peut-elle se transformer deux fois avec deux activations mises sur la pile ensemble\u202f?",
        "~Que se passe-t-il si j’active deux fois la capacité «\u00a0transformez\u00a0»\u202f?",
        "Je paie deux fois pour transformer mon loup-garou en réponse à lui-même, il finit recto\u202f?",
      ],
      en: [
        "I activate my creature’s transform ability twice. Does it turn over twice?",
        "If the transform trigger happens twice, does the card end up on its front face?",
        "Can my double-faced card transform twice from two activations on the stack together?",
        "~What happens if I activate a transform ability twice?",
        "I pay for the transform ability two times in response to itself. Does it flip back?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/compleated-loyalty",
    title: { fr: "Un planeswalker parachevé", en: "Compleated planeswalkers" },
    about: [["compleated"]],
    verdict: "yes",
    says: {
      fr: "pour chaque symbole de mana phyrexian payé avec 2 points de vie, un planeswalker parachevé arrive avec deux marqueurs «\u00a0loyauté\u00a0» de moins\u202f; payé en mana coloré, il arrive avec toute sa loyauté",
      en: "for each Phyrexian mana symbol paid with 2 life, a compleated planeswalker enters with 2 fewer loyalty counters; paid with colored mana it enters with its full loyalty",
    },
    because: {
      fr: "Mis sur le champ de bataille sans être lancé, ou copié par un clone, il a toute sa loyauté.",
      en: "Put onto the battlefield without being cast, it has its full loyalty.",
    },
    rules: ["702.150a"],
    questions: {
      fr: [
        "Si je paie le mana phyrexian avec des points de vie, mon planeswalker parachevé (compleated) arrive-t-il avec moins de loyauté\u202f?",
        "Un planeswalker compleated mis en jeu sans être lancé a-t-il toute sa loyauté\u202f?",
        "Payé en mana coloré, le planeswalker parachevé (compleated) a-t-il sa loyauté normale\u202f?",
        "~Combien de loyauté perd un planeswalker compleated payé avec 2 points de vie\u202f?",
        "Je paie 2 pv pour mon Tamiyo compleated, elle a deux loyautés de moins\u202f?",
      ],
      en: [
        "If I pay the Phyrexian mana with life, does my compleated planeswalker enter with less loyalty?",
        "Does a compleated planeswalker put onto the battlefield without being cast have full loyalty?",
        "Paid with colored mana, does a compleated planeswalker have its normal loyalty?",
        "~How much loyalty does a compleated planeswalker lose when 2 life is paid?",
        "I pay 2 life for my compleated Tamiyo. Does she come in two loyalty short?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/outlast-timing",
    title: { fr: "La résilience", en: "Outlast" },
    about: [["outlast"]],
    verdict: "no",
    says: {
      fr: "la résilience s’active comme un rituel et engage la créature\u00a0: ni pendant le tour adverse, ni avec le mal d’invocation, ni si elle est déjà engagée",
      en: "outlast is activated only as a sorcery and taps the creature: not on an opponent’s turn, not while it is summoning sick, and not if it is already tapped",
    },
    because: {
      fr: "Le marqueur +1/+1 vient à la résolution\u202f; la créature engagée ne bloque pas avant de se dégager.",
      en: "The +1/+1 counter comes on resolution; the tapped creature cannot block until it untaps.",
    },
    rules: ["702.107a", "302.6"],
    questions: {
      fr: [
        "Puis-je activer la résilience (outlast) d’une créature arrivée ce tour-ci\u202f?",
        "Puis-je utiliser la résilience (outlast) pendant le tour de mon adversaire\u202f?",
        "Une créature engagée peut-elle utiliser outlast\u202f?",
        "~Quand puis-je activer la résilience (outlast)\u202f?",
        "Mon soldat avec outlast a attaqué, je peux payer la résilience après le combat\u202f?",
      ],
      en: [
        "Can I activate outlast on a creature that came in this turn?",
        "Can I use outlast on my opponent’s turn?",
        "Can a tapped creature use outlast?",
        "~How does outlast work?",
        "My outlast creature attacked and is tapped. May I outlast it after combat?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/devoid-cards",
    title: { fr: "La carence", en: "Devoid" },
    about: [["devoid"]],
    turned: ["color-identity"],
    verdict: "no",
    says: {
      fr: "une carte avec carence est incolore partout, quel que soit son coût\u00a0: elle n’a pas la couleur de ses symboles de mana, mais ceux-ci se paient et comptent pour l’identité couleur",
      en: "a card with devoid is colorless everywhere, whatever its mana cost: it does not have the color of its mana symbols, but these must be paid and count for color identity",
    },
    because: {
      fr: "Elle l’est aussi en main, en bibliothèque et sur la pile\u202f; si elle perd ses capacités sur le champ de bataille, elle reste incolore.",
      en: "So it is in hand, library and on the stack; losing its abilities on the battlefield leaves it colorless.",
    },
    rules: ["702.114a", "903.4"],
    questions: {
      fr: [
        "Un sort rouge avec carence (devoid) est-il rouge\u202f?",
        "La protection contre le rouge arrête-t-elle un sort avec carence (devoid) à coût rouge\u202f?",
        "!Les symboles de mana d’une carte devoid comptent-ils pour l’identité couleur de mon deck\u202f?",
        "~De quelle couleur est une carte avec carence (devoid)\u202f?",
        "Mon Eldrazi coûte {1}{U} avec devoid, il est bleu pour ma réduction de sorts bleus\u202f?",
      ],
      en: [
        "Is a red-costed spell with devoid red?",
        "Does protection from red stop a devoid spell with a red mana cost?",
        "!Do the mana symbols of a devoid card count for my deck’s color identity?",
        "~What color is a card with devoid?",
        "Is my Eldrazi with devoid and a blue mana symbol in its cost a blue card?",
      ],
    },
  }),
];
