import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Two keyword abilities that meet: one plain rule each. */
export const combinedKeywords: readonly Topic[] = [
  plainRule({
    id: "plain-rules/infect-and-trample",
    title: { fr: "Infection et piétinement", en: "Infect and trample" },
    about: [["infect"], ["trample"]],
    turned: ["lose-life", "life-total"],
    verdict: "yes",
    says: {
      fr: "une fois des blessures égales à l’endurance assignées aux bloqueuses, l’excédent du piétinement passe au joueur et lui donne autant de marqueurs poison",
      en: "once the blockers are assigned damage equal to their toughness, the excess trample damage goes to the player as that many poison counters",
    },
    because: {
      fr: "L’infection change le résultat des blessures, pas leur répartition\u00a0: marqueurs -1/-1 sur les créatures, poison pour le joueur.",
      en: "Infect changes what damage does, not how it is assigned: -1/-1 counters on creatures, poison for the player.",
    },
    rules: ["702.90b", "702.19b", "702.90c"],
    questions: {
      fr: [
        "Ma créature avec l’infection et le piétinement est bloquée, l’excédent donne-t-il des marqueurs poison\u202f?",
        "L’infection et le piétinement fonctionnent-ils ensemble\u202f?",
        "!Le joueur perd-il des points de vie avec l’excédent de piétinement d’une créature qui a l’infection\u202f?",
        "Mon 8/8 infect trample est bloqué par un 1/1, mon adv prend 7 poisons\u202f?",
      ],
      en: [
        "My creature with infect and trample is blocked. Does the excess give poison counters?",
        "Do infect and trample work together?",
        "!Does the player lose life from the excess trample damage of an infect creature?",
        "My 8/8 infect trampler is blocked by a 1/1, so they get 7 poison?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/infect-and-double-strike",
    title: { fr: "Infection et double initiative", en: "Infect and double strike" },
    about: [["infect"], ["double-strike"]],
    verdict: "yes",
    says: {
      fr: "une créature avec l’infection et la double initiative donne ses marqueurs poison aux deux étapes de blessures\u00a0: force 5 non bloquée, cela fait 10 marqueurs et la partie perdue",
      en: "a creature with infect and double strike gives its poison counters in both damage steps: 5 power unblocked makes 10 counters, and the player loses the game",
    },
    because: {
      fr: "Contre une bloqueuse, les marqueurs -1/-1 de la première étape réduisent déjà sa force avant la seconde.",
      en: "Against a blocker the -1/-1 counters of the first step already shrink it before the second.",
    },
    rules: ["702.90b", "702.4b", "104.3d"],
    questions: {
      fr: [
        "Une créature avec l’infection et la double initiative donne-t-elle deux fois ses marqueurs poison\u202f?",
        "Ma 5/5 avec l’infection gagne la double initiative et n’est pas bloquée, mon adversaire perd-il la partie\u202f?",
        "L’infection compte-t-elle aux deux étapes avec la double initiative\u202f?",
        "Infect 5/5 + double strike non bloqué, c’est la mort par poison\u202f?",
      ],
      en: [
        "Does a creature with infect and double strike give poison counters twice?",
        "My 5/5 infect creature gains double strike and is unblocked. Does my opponent lose the game?",
        "Does infect count in both damage steps with double strike?",
        "Unblocked 5-power infect guy with double strike: dead to poison?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/wither-against-indestructible",
    title: {
      fr: "Flétrissure, infection et indestructible",
      en: "Wither, infect and indestructible",
    },
    about: [["wither", "infect"], ["indestructible"]],
    turned: ["survives", "save"],
    verdict: "yes",
    says: {
      fr: "les marqueurs -1/-1 de la flétrissure ou de l’infection peuvent réduire l’endurance à 0\u00a0: la créature indestructible va alors au cimetière, car ce n’est pas une destruction",
      en: "the -1/-1 counters from wither or infect can bring toughness to 0: the indestructible creature is then put into the graveyard, since that isn’t destruction",
    },
    because: {
      fr: "Avec moins de marqueurs que d’endurance, elle survit, mais reste plus petite.",
      en: "With fewer counters than its toughness it survives, but stays smaller.",
    },
    rules: ["702.80a", "702.90c", "704.5f", "702.12b"],
    questions: {
      fr: [
        "La flétrissure peut-elle tuer une créature indestructible\u202f?",
        "Ma 3/3 indestructible bloque une 4/4 avec l’infection, meurt-elle\u202f?",
        "!Une créature indestructible survit-elle à 5 blessures de flétrissure avec 5 d’endurance\u202f?",
        "Mon infect 4/4 peut venir à bout d’un 4/4 indestructible\u202f?",
      ],
      en: [
        "Can wither kill an indestructible creature?",
        "My indestructible 3/3 blocks a 4/4 with infect. Does it die?",
        "!Does an indestructible creature with toughness 5 survive 5 damage from wither?",
        "Is my 4/4 infect guy able to take down an indestructible 4/4?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/persist-against-wither",
    title: { fr: "Persistance contre flétrissure", en: "Persist against wither" },
    about: [["persist"], ["wither", "infect"]],
    verdict: "no",
    says: {
      fr: "une créature tuée par la flétrissure ou l’infection avait des marqueurs -1/-1 en mourant\u00a0: la persistance ne la renvoie pas",
      en: "a creature killed by wither or infect had -1/-1 counters on it as it died: persist does not return it",
    },
    because: {
      fr: "La persistance regarde la créature juste avant qu’elle quitte le champ de bataille.",
      en: "Persist looks at the creature as it last was on the battlefield.",
    },
    rules: ["702.79a", "702.80a", "603.10a"],
    questions: {
      fr: [
        "Ma créature avec la persistance est tuée par une créature avec la flétrissure, revient-elle\u202f?",
        "La persistance marche-t-elle contre l’infection\u202f?",
        "Une créature avec persist bloquée par un wither et qui meurt revient-elle en jeu\u202f?",
        "Mon Kitchen Finks (persist) prend 3 d’un infect et meurt, il revient\u202f?",
      ],
      en: [
        "My persist creature is killed by a creature with wither. Does it return?",
        "Does persist work against infect?",
        "Does a creature with persist that dies to wither damage come back?",
        "Kitchen Finks with persist eats 3 from an infect guy and dies: does it come back?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/lifelink-and-trample",
    title: { fr: "Lien de vie et piétinement", en: "Lifelink and trample" },
    about: [["lifelink"], ["trample"]],
    not: ["deathtouch", "infect", "double-strike"],
    turned: ["only-to-players"],
    verdict: "yes",
    says: {
      fr: "avec le lien de vie et le piétinement, vous gagnez des points de vie pour toutes les blessures, celles de la bloqueuse et celles du joueur, en une seule fois",
      en: "with lifelink and trample you gain life for all the damage, both what the blocker and what the player is dealt, in one life gain",
    },
    because: {
      fr: "Le lien de vie compte tout ce que la source inflige, quelle que soit la répartition.",
      en: "Lifelink counts everything the source deals, however it is divided.",
    },
    rules: ["702.15b", "120.3f", "702.19b"],
    questions: {
      fr: [
        "Ma 6/6 avec le lien de vie et le piétinement est bloquée, est-ce que je gagne 6 points de vie\u202f?",
        "Avec le lien de vie et le piétinement, les blessures de la bloqueuse et du joueur comptent-elles toutes\u202f?",
        "!Le lien de vie ne compte-t-il que les blessures de piétinement infligées au joueur\u202f?",
        "Mon 7/7 lifelink trample se fait chump par un 1/1, je gagne les 7\u202f?",
      ],
      en: [
        "My 6/6 with lifelink and trample is blocked. Do I gain 6 life?",
        "With lifelink and trample, does the damage to the blocker and to the player all count?",
        "!Does lifelink count only the trample damage dealt to the player?",
        "My 7/7 lifelink trampler gets chumped by a 1/1, am I up the full 7?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/lifelink-of-a-stolen-creature",
    title: { fr: "Le lien de vie d’une créature volée", en: "Lifelink of a stolen creature" },
    about: [["lifelink"], ["gain-control", "stolen-creature", "owner", "control"]],
    not: ["commander"],
    turned: ["owner-gains"],
    verdict: "yes",
    says: {
      fr: "le lien de vie fait gagner des points de vie au contrôleur de la source au moment des blessures, pas à son propriétaire",
      en: "lifelink makes the source’s controller at the time of the damage gain life, not its owner",
    },
    because: {
      fr: "Seule une source sans contrôleur, hors du champ de bataille et de la pile, donnerait la vie à son propriétaire.",
      en: "Only a source without a controller would give the life to its owner.",
    },
    rules: ["702.15b"],
    questions: {
      fr: [
        "J’ai pris le contrôle de la créature adverse avec le lien de vie, est-ce moi qui gagne les points de vie\u202f?",
        "Si je vole une créature avec le lien de vie et que j’attaque avec, la vie est-elle pour moi\u202f?",
        "!Le propriétaire gagne-t-il la vie quand j’attaque avec sa créature à lien de vie volée\u202f?",
        "Je Threaten son lifelinker 4/4 et je tape\u00a0: les 4 PV sont pour moi\u202f?",
      ],
      en: [
        "I gained control of my opponent’s lifelink creature. Do I gain the life?",
        "If I steal a creature with lifelink and attack with it, is the life mine?",
        "!Does the owner gain the life when I attack with their stolen lifelink creature?",
        "I Threaten their 4/4 lifelinker and swing with it: is the 4 life mine?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/convoke-and-delve-together",
    title: { fr: "Convocation et fouille ensemble", en: "Convoke and delve together" },
    about: [["convoke"], ["delve", "improvise"], ["has-both", "together", "same-spell"]],
    not: ["cost-increase", "commander-tax", "more-to-cast"],
    verdict: "yes",
    says: {
      fr: "un sort qui a les deux se paie avec les deux\u00a0: chaque mana du coût total est payé d’une seule façon, en engageant une créature, en exilant une carte ou avec du mana",
      en: "a spell with both may be paid with both: each mana of the total cost is paid in one way, by tapping a creature, exiling a card or with mana",
    },
    because: {
      fr: "Ni l’une ni l’autre n’est un coût alternatif.",
      en: "Neither is an alternative cost.",
    },
    rules: ["702.51b", "702.66b", "601.2f"],
    questions: {
      fr: [
        "Peut-on utiliser la convocation et la fouille (delve) ensemble sur le même sort\u202f?",
        "Un sort avec convoke et delve\u00a0: puis-je payer avec les deux ensemble\u202f?",
        "Puis-je combiner convocation et improvisation sur le même sort\u202f?",
        "Mon sort a convoke et delve, j’engage des bêtes et j’exile du cimetière pour le même sort, ok\u202f?",
      ],
      en: [
        "Can convoke and delve be used together on the same spell?",
        "A spell has convoke and delve: may I pay with both together?",
        "Can I combine convoke and improvise on the same spell?",
        "My spell has convoke plus delve: tap guys and exile cards for the same spell, fine?",
      ],
    },
  }),
];
