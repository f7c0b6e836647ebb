import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Abilities of creatures: one plain rule each. */
export const creatureAbilities: readonly Topic[] = [
  plainRule({
    id: "plain-rules/evolve-either",
    title: { fr: "L’évolution", en: "Evolve" },
    about: [["evolve"]],
    not: ["deathtouch"],
    verdict: "yes",
    says: {
      fr: "l’évolution se déclenche si la nouvelle créature a une force ou une endurance supérieure\u202f; l’une des deux suffit, et on le vérifie encore à la résolution",
      en: "evolve triggers if the new creature has greater power or greater toughness; one of the two is enough, and it is checked again on resolution",
    },
    because: {
      fr: "Une endurance seule supérieure compte autant qu’une force seule supérieure.",
      en: "Being greater in toughness alone counts as much as in power alone.",
    },
    rules: ["702.100a"],
    questions: {
      fr: [
        "L’évolution se déclenche-t-elle si seule l’endurance est supérieure\u202f?",
        "Ma créature avec évolution grandit-elle si la nouvelle a seulement plus de force\u202f?",
        "Une 0/4 arrive, ma 1/1 avec évolution prend-elle un marqueur\u202f?",
      ],
      en: [
        "Does evolve trigger if only the toughness of the new creature is greater?",
        "Does my evolve creature grow if the entering creature only has higher power?",
        "A creature with higher toughness enters, same power. Does my evolve trigger?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/adapt-again",
    title: { fr: "Adapter avec des marqueurs", en: "Adapt with counters" },
    about: [["adapt"]],
    verdict: "no",
    says: {
      fr: "adapter ne met des marqueurs que si la créature n’a aucun marqueur +1/+1 quand la capacité se résout\u202f; s’il en reste un seul, rien ne se passe",
      en: "adapt puts counters on the creature only if it has no +1/+1 counter as the ability resolves; with a single one left nothing happens",
    },
    because: {
      fr: "On peut tout de même activer la capacité, et de nouveau une fois les marqueurs partis.",
      en: "The ability may be activated anyway, and again once the counters are gone.",
    },
    rules: ["701.46a"],
    questions: {
      fr: [
        "Ma créature a déjà un marqueur +1/+1, adapter lui en donne-t-il d’autres\u202f?",
        "Puis-je adapter deux fois pour cumuler les marqueurs\u202f?",
        "Si je repaie adapter alors qu’elle a un marqueur, en prend-elle de nouveaux\u202f?",
      ],
      en: [
        "My creature has one +1/+1 counter. If I adapt again, does it get more counters?",
        "Can I adapt twice to stack up counters?",
        "Does adapt do anything if it already has a +1/+1 counter?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/monstrous-once",
    title: { fr: "La monstruosité une seconde fois", en: "Monstrosity again" },
    about: [["monstrosity"]],
    verdict: "no",
    says: {
      fr: "une créature déjà monstrueuse ne reçoit plus de marqueurs par la monstruosité et ne redevient pas monstrueuse",
      en: "a creature that is already monstrous gets no more counters from monstrosity and does not become monstrous again",
    },
    because: {
      fr: "Elle reste monstrueuse jusqu’à ce qu’elle quitte le champ de bataille, même si elle perd ses marqueurs ou ses capacités.",
      en: "It stays monstrous until it leaves the battlefield, even if it loses its counters or abilities.",
    },
    rules: ["701.37a", "701.37b"],
    questions: {
      fr: [
        "Si j’active la monstruosité d’une créature déjà monstrueuse, gagne-t-elle d’autres marqueurs\u202f?",
        "Une créature peut-elle devenir monstrueuse deux fois\u202f?",
        "Repayer la monstruosité une seconde fois fait-il quelque chose\u202f?",
      ],
      en: [
        "If I activate monstrosity again on a monstrous creature, does it get more counters?",
        "Can a creature become monstrous twice?",
        "Does paying for monstrosity a second time do anything?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/soulbond-pairs",
    title: { fr: "L’appariement", en: "Soulbond" },
    about: [["soulbond"]],
    verdict: "no",
    says: {
      fr: "une créature ne peut être appariée qu’avec une seule autre, et la paire se défait quand l’une part, cesse d’être une créature ou change de contrôleur",
      en: "a creature can be paired with only one other creature, and the pair ends when either leaves, stops being a creature or changes controller",
    },
    because: {
      fr: "L’appariement se fait à la résolution de la capacité, sans cibler.",
      en: "Pairing happens as the soulbond ability resolves and does not target.",
    },
    rules: ["702.95d", "702.95e"],
    questions: {
      fr: [
        "Une créature peut-elle être appariée avec deux créatures par âmes liées (soulbond)\u202f?",
        "Restent-elles appariées par soulbond si l’adversaire prend le contrôle de l’une d’elles\u202f?",
        "Soulbond cible-t-il l’autre créature\u202f?",
      ],
      en: [
        "Can a creature be paired with two creatures by soulbond?",
        "Do they stay paired by soulbond if my opponent gains control of one of them?",
        "Does soulbond target the creature it pairs with?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/changed-creature-types",
    title: { fr: "Les types de créature", en: "Losing or gaining creature types" },
    about: [["creature-type"], ["legend-rule", "lose-abilities", "type-change"]],
    not: ["changeling"],
    verdict: "no",
    says: {
      fr: "changer les types de créature ne touche pas aux capacités\u202f; seul un type de terrain de base fixé en retire",
      en: "changing creature types leaves abilities as they are; only setting a land’s basic type takes abilities away",
    },
    because: {
      fr: "Un effet qui fixe les types de créature ne remplace que ces types, pas les capacités.",
      en: "An effect that sets creature types replaces only creature types, not abilities.",
    },
    rules: ["205.1a"],
    questions: {
      fr: [
        "Une créature perd-elle ses capacités quand son type de créature change\u202f?",
        "Changer le type de créature en Grenouille retire-t-il les capacités\u202f?",
        "Si un effet donne un autre type de créature à ma bête, perd-elle ses capacités\u202f?",
      ],
      en: [
        "Does a creature lose its abilities when its creature type is changed?",
        "Does changing a creature’s type to Frog remove its abilities?",
        "If an effect gives my creature another creature type, does it lose abilities?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/fight-details",
    title: { fr: "Ce que fait un combat entre créatures", en: "What a fight does" },
    about: [["fight"]],
    not: ["deathtouch", "combat-damage", "first-strike", "commander"],
    verdict: "no",
    says: {
      fr: "si l’une des deux créatures n’est plus là ou n’est plus une créature, aucune ne se bat et aucune blessure n’est infligée",
      en: "if one of the two creatures is gone or no longer a creature, neither fights and no damage is dealt at all",
    },
    because: {
      fr: "Sinon, chacune inflige à l’autre des blessures égales à sa force, en même temps et hors du combat.",
      en: "Otherwise each deals damage equal to its power to the other, at the same time and outside combat.",
    },
    rules: ["701.14b", "701.14a"],
    questions: {
      fr: [
        "Mon adversaire remonte sa créature en réponse à mon sort qui les fait se battre, la mienne inflige-t-elle des blessures\u202f?",
        "Si l’une des créatures part avant qu’elles se battent, y a-t-il des blessures\u202f?",
        "Elles se battent quand même si l’une est morte en réponse\u202f?",
      ],
      en: [
        "My opponent bounces his creature in response to my fight spell. Does mine still deal damage?",
        "If one creature leaves before the fight, is damage dealt?",
        "Does the fight still happen when one of the two creatures has died in response?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/lifelink-is-no-trigger",
    title: { fr: "Le lien de vie n’utilise pas la pile", en: "Lifelink does not use the stack" },
    about: [["lifelink"], ["respond", "act", "stack", "uses-the-stack", "triggered-ability"]],
    not: ["gain-life-trigger", "each-life-gain"],
    verdict: "no",
    says: {
      fr: "le lien de vie n’est pas une capacité déclenchée\u00a0: les points de vie sont gagnés avec les blessures elles-mêmes, et personne ne peut répondre entre les deux",
      en: "lifelink is no triggered ability: the life is gained as part of the damage event itself, and nobody can respond in between",
    },
    because: {
      fr: "Le gain vient donc avant la vérification des actions basées sur un état.",
      en: "It therefore comes before state-based actions are checked.",
    },
    rules: ["702.15b", "120.3f"],
    questions: {
      fr: [
        "Mon adversaire peut-il répondre au gain de vie du lien de vie\u202f?",
        "Le lien de vie utilise-t-il la pile\u202f?",
        "Peut-on répondre au lien de vie avant que les points de vie soient gagnés\u202f?",
      ],
      en: [
        "Can my opponent respond to the life gain from lifelink?",
        "Does lifelink use the stack?",
        "Is lifelink a triggered ability that can be answered?",
      ],
    },
  }),
];
