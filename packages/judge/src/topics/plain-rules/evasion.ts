import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Evasion abilities: one plain rule each. */
export const evasion: readonly Topic[] = [
  plainRule({
    id: "plain-rules/shadow",
    title: { fr: "La distorsion", en: "Shadow" },
    about: [["shadow"]],
    verdict: "no",
    says: {
      fr: "une créature avec la distorsion n’est bloquée que par des créatures qui l’ont aussi, et ne bloque qu’elles",
      en: "creatures with shadow can be blocked only by creatures with shadow, and they can block only those",
    },
    because: {
      fr: "La distorsion joue dans les deux sens\u00a0: une créature avec et une créature sans ne se rencontrent jamais au combat.",
      en: "Shadow works both ways: a creature without shadow and one with it never meet in combat.",
    },
    rules: ["702.28b"],
    questions: {
      fr: [
        "Une créature avec la distorsion peut-elle bloquer une créature normale\u202f?",
        "Puis-je bloquer une créature avec la distorsion (shadow) avec une créature ordinaire\u202f?",
        "Mon ours peut bloquer une créature qui a shadow\u202f?",
      ],
      en: [
        "Can a creature with shadow block a normal creature?",
        "Can my regular creature block a shadow creature?",
        "My creature has shadow, may it block a creature that lacks it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/fear-and-intimidate",
    title: { fr: "Peur et intimidation", en: "Fear and intimidate" },
    about: [
      ["fear", "intimidate"],
      ["block", "blocker", "blocked-by", "cannot-be-blocked-by"],
    ],
    verdict: "yes",
    says: {
      fr: "les créatures-artefacts peuvent toujours la bloquer\u202f; sinon, seulement les noires contre la peur, ou celles qui partagent une couleur avec elle contre l’intimidation",
      en: "artifact creatures may always block it; besides them only black creatures against fear, or creatures that share a color with it against intimidate",
    },
    because: {
      fr: "Une créature incolore qui n’est pas un artefact ne partage de couleur avec rien.",
      en: "Colorless creatures that are not artifacts share no color with anything.",
    },
    rules: ["702.13b", "702.36b"],
    questions: {
      fr: [
        "Une créature-artefact peut-elle bloquer une créature avec intimidation\u202f?",
        "Ma créature-artefact peut bloquer une créature qui a la peur\u202f?",
        "Puis-je bloquer la peur avec un artefact-créature\u202f?",
      ],
      en: [
        "Can an artifact creature block a creature with intimidate?",
        "Can my artifact creature block a creature with fear?",
        "Is a colorless artifact creature able to block something with fear?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/skulk",
    title: { fr: "Le furtif", en: "Skulk" },
    about: [["skulk"]],
    verdict: "no",
    says: {
      fr: "une créature avec skulk ne peut pas être bloquée par une créature de force supérieure\u202f; à force égale ou moindre, elle peut l’être",
      en: "a creature with skulk can’t be blocked by creatures whose power is greater; equal or smaller power may block it",
    },
    because: {
      fr: "On compare les forces à la déclaration des bloqueurs seulement\u202f; ce qui les change ensuite ne défait pas le blocage.",
      en: "Power is compared only as blockers are declared; pumping the attacker or the blocker afterwards changes nothing.",
    },
    rules: ["702.118b", "509.1b"],
    questions: {
      fr: [
        "Une 3/3 peut-elle bloquer ma 2/2 avec skulk\u202f?",
        "Est-ce qu’une créature plus forte peut bloquer une créature qui a skulk\u202f?",
        "Mon 4/4 peut bloquer un skulk de force 1\u202f?",
      ],
      en: [
        "Can a 3/3 block my 2/2 with skulk?",
        "Can a creature with greater power block a creature with skulk?",
        "Would a 5/5 be able to block my skulk creature?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/landwalk",
    title: { fr: "La traversée des terrains", en: "Landwalk" },
    about: [["landwalk"], ["block", "blocker", "blocked-by", "cannot-be-blocked-by", "cant"]],
    verdict: "no",
    says: {
      fr: "une créature avec cette traversée ne peut pas être bloquée tant que le joueur défenseur contrôle un terrain de ce type",
      en: "a creature with landwalk can’t be blocked as long as the defending player controls a land of that kind",
    },
    because: {
      fr: "Donner la même traversée à la bloqueuse n’annule rien.",
      en: "Giving the blocker the same landwalk does not cancel it.",
    },
    rules: ["702.14c", "702.14d"],
    questions: {
      fr: [
        "Je contrôle une île. Puis-je bloquer une créature avec traversée des îles\u202f?",
        "Puis-je bloquer une créature qui a la traversée des marais si j’ai un marais\u202f?",
        "J’ai une forêt, je peux bloquer un attaquant avec traversée des forêts\u202f?",
      ],
      en: [
        "I control an Island. Can I block a creature with islandwalk?",
        "Can my creature with swampwalk block another creature with swampwalk if I have a Swamp?",
        "Can I block a forestwalk creature while I have a Forest?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/horsemanship-and-flying",
    title: { fr: "L’équitation", en: "Horsemanship" },
    about: [["horsemanship"]],
    verdict: "no",
    says: {
      fr: "une créature avec l’équitation n’est bloquée que par des créatures avec l’équitation\u202f; le vol et la portée n’y changent rien",
      en: "a creature with horsemanship can be blocked only by creatures with horsemanship; flying and reach do not help",
    },
    because: {
      fr: "Elle peut elle-même bloquer n’importe quelle créature.",
      en: "It may itself block any creature.",
    },
    rules: ["702.31b"],
    questions: {
      fr: [
        "Une créature volante peut-elle bloquer une créature avec l’équitation\u202f?",
        "La portée permet-elle de bloquer une créature avec horsemanship\u202f?",
        "Puis-je bloquer l’équitation avec une créature sans équitation\u202f?",
      ],
      en: [
        "Can a flying creature block a creature with horsemanship?",
        "Can I block horsemanship with a creature that has reach?",
        "Does flying let me block a horsemanship creature?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/decayed",
    title: { fr: "Putréfié", en: "Decayed" },
    about: [["decayed"]],
    verdict: "no",
    says: {
      fr: "une créature avec décomposition ne peut pas bloquer et, après avoir attaqué, elle est sacrifiée à la fin du combat",
      en: "a creature with decayed can’t block, and once it has attacked it is sacrificed at end of combat",
    },
    because: {
      fr: "Le sacrifice est une capacité déclenchée à la fin du combat, après les blessures\u202f; on peut la sacrifier à autre chose avant.",
      en: "The sacrifice is a trigger at end of combat, after damage; it can be sacrificed to something else before.",
    },
    rules: ["702.147a"],
    questions: {
      fr: [
        "Un jeton Zombie avec décomposition (decayed) peut-il bloquer\u202f?",
        "Mes zombies decayed peuvent bloquer\u202f?",
        "Est-ce que je garde ma créature decayed après son attaque\u202f?",
      ],
      en: [
        "Can a Zombie token with decayed block?",
        "Are decayed creatures able to block?",
        "Can I keep a creature with decayed after it attacked?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/first-and-double-strike-together",
    title: {
      fr: "Initiative et double initiative ensemble",
      en: "First strike and double strike together",
    },
    about: [["double-strike"], ["has-both", "several-instances", "first-strike", "gain-ability"]],
    not: ["trample", "lifelink", "deathtouch", "blocker-gone"],
    verdict: "yes",
    says: {
      fr: "une créature avec la double initiative inflige ses blessures aux deux étapes de blessures de combat\u202f; avoir aussi l’initiative n’ajoute et n’enlève rien",
      en: "a creature with double strike deals damage in both combat damage steps, and having first strike as well neither adds nor removes anything",
    },
    because: {
      fr: "La double initiative contient déjà ce que donne l’initiative\u202f; plusieurs occurrences sont redondantes.",
      en: "Double strike already holds what first strike gives; several instances are redundant.",
    },
    rules: ["702.4b", "702.4e"],
    questions: {
      fr: [
        "Ma créature a l’initiative et la double initiative, frappe-t-elle toujours deux fois\u202f?",
        "Si je donne l’initiative à une créature avec double initiative, elle tape encore aux deux étapes\u202f?",
        "La double initiative fonctionne-t-elle encore avec l’initiative en plus\u202f?",
      ],
      en: [
        "My creature has both first strike and double strike. Does it still deal damage twice?",
        "If I give first strike to a creature with double strike, does it still hit in both steps?",
        "Does double strike still work when the creature also has first strike?",
      ],
    },
  }),
];
