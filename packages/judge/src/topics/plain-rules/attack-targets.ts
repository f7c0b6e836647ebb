import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** What attacks whom and who blocks for whom: one plain rule each. */
export const attackTargets: readonly Topic[] = [
  plainRule({
    id: "plain-rules/attackers-declared-one-by-one",
    title: { fr: "Attaquer l’un après l’autre", en: "Attacking one after the other" },
    about: [["attack", "attacker", "block"], ["one-by-one-attack"]],
    not: ["double-strike", "extra-combat"],
    verdict: "no",
    says: {
      fr: "les attaquants sont tous déclarés en une fois\u00a0: on ne peut pas attaquer avec une créature, voir le blocage, puis envoyer la suivante ni en changer la cible",
      en: "attackers are all declared at once: you can’t attack with one creature, watch the block, then send the next or change what one attacks",
    },
    because: {
      fr: "La déclaration faite, seul un effet change qui attaque ou ce qui est attaqué.",
      en: "Once declared, only an effect changes who attacks or what is attacked.",
    },
    rules: ["508.1", "508.1b", "508.7"],
    questions: {
      fr: [
        "Puis-je attaquer avec une créature, voir s’il bloque, puis attaquer avec une autre\u202f?",
        "Est-ce que j’ai le droit de déclarer mes attaquants un par un\u202f?",
        "Une fois l’attaque déclarée, puis-je changer d’avis et changer le joueur attaqué\u202f?",
        "Je peux ajouter un attaquant après que mon adversaire a choisi ses bloqueurs\u202f?",
        "Est-ce qu’on attaque avec les créatures l’une après l’autre\u202f?",
      ],
      en: [
        "Can I attack with one creature, see whether he blocks, then attack with another?",
        "Am I allowed to declare my attackers one by one?",
        "Once attacks are declared, can I change which player my creature is attacking?",
        "May I add another attacker after my opponent has chosen blockers?",
        "Do creatures attack one after the other?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/blocking-for-another-player",
    title: { fr: "Bloquer pour un autre joueur", en: "Blocking for another player" },
    about: [["block", "blocker"], ["blocks-for-others"]],
    not: ["shared-team", "planeswalker", "battle", "monarch"],
    verdict: "no",
    says: {
      fr: "vous ne bloquez que les créatures qui vous attaquent, vous, un planeswalker que vous contrôlez ou une bataille que vous protégez\u00a0: pas celles qui attaquent un autre joueur",
      en: "you can block only creatures that attack you, a planeswalker you control or a battle you protect: not those attacking another player",
    },
    because: {
      fr: "Chaque joueur défenseur bloque pour lui-même\u202f; seules les équipes à tour partagé bloquent l’une pour l’autre.",
      en: "Each defending player blocks for himself; only teams that share turns block for one another.",
    },
    rules: ["509.1a", "802.4a"],
    questions: {
      fr: [
        "En Commander, puis-je bloquer une créature qui attaque un autre joueur\u202f?",
        "Mon voisin va mourir, ai-je le droit de bloquer pour un autre joueur à la table\u202f?",
        "Alice attaque quelqu’un d’autre que moi, est-ce que mes créatures peuvent bloquer quand même\u202f?",
        "À quatre joueurs, je peux bloquer l’attaquant qui attaque mon voisin\u202f?",
      ],
      en: [
        "In Commander, can I block a creature that’s attacking another player?",
        "My neighbor is about to die. May I block for another player at the table?",
        "Alice is attacking someone else, not me. Can my creatures still block?",
        "In a four player game, am I able to block an attacker that attacks somebody else? It’s attacking somebody else.",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/own-side-is-not-attacked",
    title: { fr: "On ne s’attaque pas soi-même", en: "Nobody attacks himself" },
    about: [["attack", "attacker"], ["attack-oneself"]],
    not: ["battle", "goad", "shared-team"],
    verdict: "no",
    says: {
      fr: "vous n’attaquez que des adversaires, leurs planeswalkers et les batailles qu’ils protègent\u00a0: ni vous-même, ni vos propres planeswalkers",
      en: "you can attack only opponents, their planeswalkers and the battles they protect: neither yourself nor your own planeswalkers",
    },
    because: {
      fr: "À plusieurs, seuls des joueurs défenseurs sont attaqués, et vous n’en êtes jamais un pendant votre tour.",
      en: "In multiplayer only defending players are attacked, and you are never one in your own turn.",
    },
    rules: ["506.2", "508.1b"],
    questions: {
      fr: [
        "Puis-je m’attaquer moi-même avec ma créature\u202f?",
        "Ai-je le droit d’attaquer mon propre planeswalker\u202f?",
        "Je veux faire mourir ma créature, je peux l’envoyer attaquer mes propres planeswalkers\u202f?",
        "Est-il possible d’attaquer soi-même\u202f?",
      ],
      en: [
        "Can I attack myself with my creature?",
        "Am I allowed to attack my own planeswalker?",
        "I want to lose loyalty on purpose. May my creature attack my own planeswalker?",
        "Is it possible to attack yourself?",
      ],
    },
  }),
];
