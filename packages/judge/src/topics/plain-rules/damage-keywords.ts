import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Lifelink, wither, infect and umbra armor: one plain rule each. */
export const damageKeywords: readonly Topic[] = [
  plainRule({
    id: "plain-rules/lifelink-counts-all-damage",
    title: { fr: "Combien de vie donne le lien de vie", en: "How much life lifelink gives" },
    about: [["lifelink"], ["chump", "excess-damage", "planeswalker", "small-toughness"]],
    not: [
      "double-strike",
      "infect",
      "prevent",
      "fight",
      "deathtouch",
      "trample",
      "zero-life",
      "dies",
      "several-instances",
      "commander",
    ],
    turned: ["only-to-players"],
    verdict: "yes",
    says: {
      fr: "le lien de vie donne autant de points de vie que de blessures infligées, que ce soit à un joueur, à un planeswalker ou à une créature, même au-delà de l’endurance de celle-ci",
      en: "lifelink gains life equal to all the damage dealt, be it to a player, a planeswalker or a creature, even beyond that creature’s toughness",
    },
    because: {
      fr: "Une 5/5 avec le lien de vie bloquée par une 1/1 inflige 5 blessures\u00a0: vous gagnez 5 points de vie.",
      en: "A 5/5 with lifelink blocked by a 1/1 deals 5 damage to it: you gain 5 life.",
    },
    rules: ["702.15b", "120.3f"],
    questions: {
      fr: [
        "Ma 5/5 avec le lien de vie est bloquée par un jeton 1/1, est-ce que je gagne 5 points de vie\u202f?",
        "Le lien de vie fonctionne-t-il quand la créature blesse un planeswalker\u202f?",
        "!Le lien de vie ne compte-t-il que les blessures infligées aux joueurs\u202f?",
        "~Combien de points de vie me donne le lien de vie quand la bloqueuse n’a qu’une endurance de 1\u202f?",
        "Mon 6/6 lifelink se fait chump par un gobelin 1/1, je prends bien 6 PV\u202f?",
      ],
      en: [
        "My 5/5 with lifelink is blocked by a 1/1 token. Do I gain 5 life?",
        "Does lifelink work when the creature damages a planeswalker?",
        "!Does lifelink count only damage dealt to players?",
        "~How much life do I gain from lifelink when the blocker has only 1 toughness?",
        "My 6/6 lifelinker gets chump-blocked by a 1/1 goblin, do I still get all 6?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/lifelink-needs-damage",
    title: { fr: "Lien de vie et perte de points de vie", en: "Lifelink and loss of life" },
    about: [["lifelink"], ["lose-life", "drain"]],
    not: ["infect", "lose-game", "pay-life"],
    verdict: "no",
    says: {
      fr: "le lien de vie ne regarde que les blessures infligées par la source\u00a0: une perte de points de vie ou un paiement de vie n’est pas une blessure et ne fait rien gagner",
      en: "lifelink looks only at damage dealt by the source: loss of life or paying life is not damage and gains nothing",
    },
    because: {
      fr: "«\u00a0Perd 2 points de vie\u00a0» et «\u00a0inflige 2 blessures\u00a0» sont deux choses différentes.",
      en: "“Loses 2 life” and “deals 2 damage” are two different things.",
    },
    rules: ["702.15b", "120.3f", "119.3"],
    questions: {
      fr: [
        "Ma créature avec le lien de vie fait perdre 2 points de vie à l’adversaire avec sa capacité, est-ce que je gagne de la vie\u202f?",
        "Le lien de vie marche-t-il avec «\u00a0chaque adversaire perd 1 point de vie\u00a0»\u202f?",
        "Une perte de points de vie compte-t-elle pour le lien de vie\u202f?",
        "Mon vampire lifelink drain 3 PV avec son trigger, je gagne 3 de plus grâce au lien de vie\u202f?",
      ],
      en: [
        "My lifelink creature’s ability makes the opponent lose 2 life. Do I gain life?",
        "Does lifelink work with “each opponent loses 1 life”?",
        "Does loss of life count for lifelink?",
        "The trigger of my lifelink creature drains each opponent for 2. Does lifelink give me extra life?",
        "My lifelink vampire drains for 3 with its trigger, does lifelink give me 3 extra life?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/wither-and-players",
    title: { fr: "La flétrissure et les joueurs", en: "Wither and players" },
    about: [["wither"]],
    not: ["persist", "undying", "lifelink", "indestructible", "end-of-turn"],
    turned: ["minus-one-counter", "creature-damaged"],
    verdict: "no",
    says: {
      fr: "la flétrissure ne change que les blessures infligées aux créatures, qui deviennent des marqueurs -1/-1\u202f; un joueur perd des points de vie normalement et ne reçoit pas de marqueur poison",
      en: "wither changes only damage dealt to creatures, which becomes -1/-1 counters; a player loses life as usual and gets no poison counters",
    },
    because: {
      fr: "C’est l’infection qui donne des marqueurs poison aux joueurs. La flétrissure agit aussi hors du combat.",
      en: "Infect is the ability that gives players poison counters. Wither works outside combat too.",
    },
    rules: ["702.80a", "120.3a", "120.3d"],
    questions: {
      fr: [
        "Une créature avec la flétrissure donne-t-elle des marqueurs poison à un joueur\u202f?",
        "La flétrissure (wither) change-t-elle quelque chose aux blessures infligées à un joueur\u202f?",
        "!Les blessures d’une créature avec la flétrissure mettent-elles des marqueurs -1/-1 sur la créature bloqueuse\u202f?",
        "~Que fait wither contre un joueur et contre une créature\u202f?",
        "Il m’attaque avec un wither 3/3 non bloqué, je prends du poison\u202f?",
      ],
      en: [
        "Does a creature with wither give poison counters to a player?",
        "Does wither change anything about damage dealt to a player?",
        "!Does damage from a creature with wither put -1/-1 counters on the blocking creature?",
        "~What does wither do to a player and to a creature?",
        "An unblocked 3/3 with wither hits me, do I get poison?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/wither-and-infect-last",
    title: {
      fr: "Les marqueurs de flétrissure et d’infection restent",
      en: "Counters from wither and infect stay",
    },
    about: [
      ["wither", "infect"],
      ["end-of-turn", "wears-off", "heal", "accumulate", "heal-damage", "next-turn"],
    ],
    not: ["prevent", "no-damage-dealt"],
    turned: ["heal", "wears-off", "heal-damage", "goes-away"],
    verdict: "yes",
    says: {
      fr: "les marqueurs -1/-1 mis par la flétrissure ou l’infection restent sur la créature\u00a0: ils ne disparaissent pas à la fin du tour comme des blessures",
      en: "the -1/-1 counters from wither or infect stay on the creature: they don’t go away at end of turn as damage does",
    },
    because: {
      fr: "Ces blessures ne sont pas marquées, l’étape de nettoyage n’a donc rien à enlever.",
      en: "That damage is not marked, so the cleanup step has nothing to remove.",
    },
    rules: ["702.80a", "702.90c", "514.2"],
    questions: {
      fr: [
        "Les marqueurs -1/-1 de l’infection restent-ils sur ma créature après la fin du tour\u202f?",
        "Ma 5/5 a bloqué une créature avec la flétrissure, reste-t-elle plus petite au prochain tour\u202f?",
        "!Les dégâts de la flétrissure disparaissent-ils à la fin du tour\u202f?",
        "!Mon 4/4 blessé par infect guérit à la fin du tour\u202f?",
      ],
      en: [
        "Do the -1/-1 counters from infect stay on my creature after end of turn?",
        "My 5/5 blocked a creature with wither. Is it still smaller next turn?",
        "!Does damage from wither wear off at end of turn?",
        "!Will my 4/4 that was hit by infect heal at end of turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/umbra-armor",
    title: { fr: "L’armure totémique", en: "Umbra armor" },
    about: [["umbra-armor"]],
    turned: [
      "exile",
      "sacrifice",
      "minus-toughness",
      "zero-toughness",
      "return",
      "minus-one-counter",
      "legend-rule",
    ],
    verdict: "yes",
    says: {
      fr: "si le permanent enchanté devait être détruit, c’est l’aura avec l’armure totémique qui est détruite à sa place et les blessures sont retirées\u202f; l’exil, le sacrifice, le renvoi en main et une endurance de 0 ne détruisent pas et passent outre",
      en: "if the enchanted permanent would be destroyed, the Aura with umbra armor (totem armor) is destroyed instead and all damage is removed; exile, sacrifice, bounce and 0 toughness don’t destroy and get past it",
    },
    because: {
      fr: "C’est un effet de remplacement, obligatoire\u00a0: il vaut aussi contre les blessures mortelles et le contact mortel.",
      en: "It is a replacement effect and not optional: it also works against lethal damage and deathtouch.",
    },
    rules: ["702.89a", "614.1", "701.8b"],
    questions: {
      fr: [
        "L’armure totémique sauve-t-elle ma créature d’un sort qui la détruit\u202f?",
        "Si ma créature enchantée avec une armure totémique reçoit des blessures mortelles, survit-elle\u202f?",
        "!L’armure totémique (totem armor) protège-t-elle de l’exil\u202f?",
        "!Mon adversaire me fait sacrifier ma créature qui a totem armor, l’aura la sauve\u202f?",
        "Une Colère de Dieu tombe, ma bête porte une aura avec totem armor\u00a0: elle reste en vie\u202f?",
      ],
      en: [
        "Does umbra armor save my creature from a destroy spell?",
        "If my creature with totem armor is dealt lethal damage, does it survive?",
        "!Does totem armor protect from exile?",
        "!My opponent makes me sacrifice my creature with umbra armor. Does the Aura save it?",
        "Wrath resolves and my bear wears an Umbra with totem armor: is it still alive?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/battle-cry-pumps-others",
    title: { fr: "Le cri de guerre", en: "Battle cry" },
    about: [["battle-cry"]],
    turned: ["other-attackers"],
    verdict: "no",
    says: {
      fr: "le cri de guerre donne +1/+0 à chaque autre créature attaquante, pas à la créature qui l’a\u202f; deux cris de guerre se cumulent",
      en: "battle cry gives +1/+0 to each other attacking creature, not to the creature that has it; two of them add up",
    },
    because: {
      fr: "Il se déclenche à l’attaque et ne compte que les créatures attaquantes à sa résolution.",
      en: "It triggers on the attack and affects only creatures attacking as it resolves.",
    },
    rules: ["702.91a"],
    questions: {
      fr: [
        "La créature avec le cri de guerre reçoit-elle aussi le bonus\u202f?",
        "Mon gobelin avec battle cry se donne-t-il +1/+0 à lui-même\u202f?",
        "!Le cri de guerre donne-t-il +1/+0 à mes autres attaquantes\u202f?",
        "Est-ce que battle cry pompe la créature qui l’a quand elle attaque seule\u202f?",
      ],
      en: [
        "Does the creature with battle cry get the bonus too?",
        "Does my goblin with battle cry give itself +1/+0?",
        "!Does battle cry give +1/+0 to my other attackers?",
        "Will battle cry pump the very creature that has it when it swings alone?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/persist-and-undying-owner",
    title: { fr: "Persistance, survivance et contrôle", en: "Persist, undying and control" },
    about: [
      ["persist", "undying"],
      ["gain-control", "owner", "stolen-creature"],
    ],
    turned: ["owner-gets-it"],
    verdict: "no",
    says: {
      fr: "la persistance et la survivance renvoient la créature sous le contrôle de son propriétaire, pas de celui qui la contrôlait quand elle est morte",
      en: "persist and undying return the creature under its owner’s control, not under that of the player who controlled it when it died",
    },
    because: {
      fr: "La carte va toujours au cimetière de son propriétaire et revient comme un nouvel objet.",
      en: "The card always goes to its owner’s graveyard and comes back as a new object.",
    },
    rules: ["702.79a", "702.93a", "400.3"],
    questions: {
      fr: [
        "J’ai volé une créature avec la persistance et elle meurt, est-ce que je la récupère\u202f?",
        "Si je contrôle la créature avec survivance de mon adversaire et que je la sacrifie, revient-elle chez moi\u202f?",
        "!Une créature avec persist que j’ai volée revient-elle sous le contrôle de son propriétaire\u202f?",
        "Je prends le contrôle de son undying et je le sacrifie\u00a0: il revient de mon côté\u202f?",
      ],
      en: [
        "I stole a creature with persist and it dies. Do I get it back?",
        "I took control of an undying creature and it dies. Does it return under my control?",
        "!Does a stolen creature with persist return under its owner’s control?",
        "I Threaten their undying guy and sac it: does it return on my board?",
      ],
    },
  }),
];
