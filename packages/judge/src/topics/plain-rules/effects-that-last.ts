import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** What effects apply to, and how long: one plain rule each. */
export const effectsThatLast: readonly Topic[] = [
  plainRule({
    id: "plain-rules/later-creatures-miss-the-spell",
    title: { fr: "Arrivée après le sort", en: "Arriving after the spell" },
    about: [["pump-for-all"], ["creatures-that-come-later"]],
    not: ["until-next-turn"],
    verdict: "no",
    says: {
      fr: "un sort ou une capacité qui donne un bonus à vos créatures touche celles qui sont là à sa résolution\u00a0: une créature arrivée plus tard n’a pas le bonus",
      en: "a spell or ability that gives your creatures a bonus affects those there as it resolves: a creature that arrives later doesn’t get it",
    },
    because: {
      fr: "La capacité statique d’un permanent, elle, vaut aussi pour les créatures qui arrivent ensuite.",
      en: "The static ability of a permanent, though, covers creatures that arrive later as well.",
    },
    rules: ["611.2c", "611.3a"],
    questions: {
      fr: [
        "Je lance un sort «\u00a0vos créatures gagnent +3/+3 et le piétinement\u00a0». Une créature arrivée après le sort a-t-elle le bonus\u202f?",
        "Après Overrun, une créature que je lance plus tard dans le tour gagne-t-elle aussi le bonus\u202f?",
        "«\u00a0Les créatures que vous contrôlez gagnent +2/+0 jusqu’à la fin du tour\u00a0»\u00a0: un jeton créé après en profite\u202f?",
        "Mes créatures gagnent la célérité jusqu’à la fin du tour\u202f; une nouvelle créature posée ensuite l’a-t-elle aussi\u202f?",
        "J’ai lancé un sort\u00a0: toutes mes créatures gagnent +1/+1. Celle qui arrive ensuite l’a\u202f?",
      ],
      en: [
        "I cast a spell with “your creatures get +3/+3 and gain trample”. Does a creature that enters later get the bonus?",
        "After Overrun, does a creature cast later this turn get the bonus too?",
        "“Creatures you control get +2/+0 until end of turn”: does a token created later get it?",
        "My creatures get haste until end of turn. Does a new creature played after that have it too?",
        "I cast a pump all spell: my creatures get +1/+1. Does one that enters afterwards, created later, have it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/later-creatures-get-the-static-bonus",
    title: {
      fr: "Un bonus statique vaut pour les nouvelles",
      en: "A static bonus covers newcomers",
    },
    about: [["anthem"], ["creatures-that-come-later", "arrives-in-step", "just-arrived"]],
    not: ["pump-for-all", "anthem-goes", "until-next-turn"],
    verdict: "yes",
    says: {
      fr: "le bonus d’une capacité statique vaut à tout moment pour tout ce que son texte décrit, donc aussi pour les créatures qui arrivent plus tard",
      en: "the bonus of a static ability applies at any moment to all that its text describes, so creatures that arrive later have it as well",
    },
    because: {
      fr: "Il n’utilise pas la pile et dure tant que le permanent est là.",
      en: "It doesn’t use the stack and lasts as long as the permanent is there.",
    },
    rules: ["611.3a", "604.2"],
    questions: {
      fr: [
        "Mon enchantement dit «\u00a0vos créatures ont +1/+1\u00a0»\u00a0: un hymne. Une créature qui arrive plus tard a-t-elle aussi le bonus de l’hymne\u202f?",
        "J’ai un seigneur qui donne +1/+1 aux gobelins\u202f; un gobelin lancé après l’a aussi\u202f?",
        "Avec un anthem en jeu, une créature arrivée après profite-t-elle du +1/+1\u202f?",
        "Un enchantement qui donne +1/+1 vaut-il pour une nouvelle créature\u202f?",
      ],
      en: [
        "My Glorious Anthem is in play. Does a creature that enters later get the bonus?",
        "I control a lord that gives +1/+1 to Goblins. Does a Goblin cast later have it too?",
        "Does an anthem affect creatures that come in later?",
        "An enchantment says my creatures have +1/+1. Does a new creature have it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/static-bonuses-end-with-their-source",
    title: {
      fr: "Un bonus statique finit avec sa source",
      en: "A static bonus ends with its source",
    },
    about: [["anthem"], ["anthem-goes"]],
    not: ["creatures-that-come-later", "pump-for-all", "pumped-by-ability"],
    verdict: "yes",
    says: {
      fr: "le bonus d’une capacité statique disparaît dès que sa source quitte le champ de bataille\u00a0: les créatures le perdent aussitôt, et celles dont l’endurance tombe à 0 ou dont les blessures deviennent mortelles meurent",
      en: "the bonus of a static ability is gone as soon as its source leaves the battlefield: the creatures lose it at once, and those with toughness 0 or lethal damage die",
    },
    because: { fr: "Cela n’utilise pas la pile.", en: "That doesn’t use the stack." },
    rules: ["604.2", "611.3a", "704.5f"],
    questions: {
      fr: [
        "Si mon seigneur qui donne +1/+1 meurt, mes créatures perdent-elles tout de suite le bonus\u202f?",
        "On détruit mon enchantement qui donne +1/+1\u00a0: mes créatures perdent-elles immédiatement le bonus\u202f?",
        "Mon anthem quitte le champ de bataille, mes 1/1 blessées meurent-elles tout de suite\u202f?",
        "Le bonus d’un lord disparaît-il dès que le lord est détruit\u202f?",
      ],
      en: [
        "If my lord that gives +1/+1 dies, do my creatures lose the bonus at once?",
        "My Glorious Anthem is destroyed. Do my creatures lose +1/+1 immediately?",
        "If an anthem leaves the battlefield, do damaged creatures die right away?",
        "Is a lord’s bonus gone as soon as the lord dies?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/bonuses-outlive-the-source-of-the-ability",
    title: { fr: "Le bonus reste sans sa source", en: "The bonus stays without its source" },
    about: [["pumped-by-ability", "end-of-turn"], ["its-giver-leaves"]],
    not: ["pump-for-all", "delayed-trigger"],
    verdict: "yes",
    says: {
      fr: "un bonus «\u00a0jusqu’à la fin du tour\u00a0» donné par une capacité résolue reste, même si sa source quitte le champ de bataille ensuite",
      en: "a bonus “until end of turn” from an ability that has resolved stays even if its source leaves the battlefield afterwards",
    },
    because: {
      fr: "Il dure aussi longtemps que le texte le dit.",
      en: "It lasts as long as the text says.",
    },
    rules: ["611.2a", "113.7a"],
    questions: {
      fr: [
        "Ma créature gagne +2/+2 jusqu’à la fin du tour grâce à une autre, qui meurt ensuite. Le bonus reste-t-il\u202f?",
        "Une capacité donne +1/+1 jusqu’à la fin du tour\u00a0: si la source meurt, le bonus est-il conservé\u202f?",
        "L’artefact qui l’a donné est ensuite détruit\u00a0: ma créature garde son bonus jusqu’à la fin du tour\u202f?",
        "Si la source quitte le jeu, la créature qui gagne +3/+3 jusqu’à la fin du tour garde-t-elle le bonus\u202f?",
      ],
      en: [
        "My creature gets +2/+2 until end of turn from another creature, which then dies. Does the bonus stay?",
        "An ability gives +1/+1 until end of turn. If the source dies, is the bonus kept?",
        "The artifact that gave it is then destroyed. Does my creature keep its boost until end of turn?",
        "If the source leaves, does the creature that gets +3/+3 until end of turn keep the bonus?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-card-that-names-itself",
    title: { fr: "Une carte qui se nomme", en: "A card that names itself" },
    about: [["own-name-only"], ["other-copy-of-it"]],
    not: ["legend-rule", "name-card", "exiled-with-it"],
    verdict: "no",
    says: {
      fr: "le nom d’une carte dans son propre texte désigne ce seul objet, pas les autres du même nom",
      en: "a card’s own name in its text means that very object, not others of the same name",
    },
    because: {
      fr: "Deux exemplaires agissent donc chacun pour soi.",
      en: "So two copies act each for itself.",
    },
    rules: ["201.5"],
    questions: {
      fr: [
        "Ma carte mentionne son propre nom dans son texte. L’effet vaut-il pour un autre exemplaire du même nom\u202f?",
        "Une capacité qui parle de la carte par son nom affecte-t-elle aussi mon autre exemplaire\u202f?",
        "«\u00a0Grizzli gagne +1/+1\u00a0» sur la carte Grizzli\u00a0: ça veut dire son nom, donc tous les exemplaires\u202f?",
        "Si le texte utilise son propre nom, est-ce que mes deux exemplaires sont touchés\u202f?",
      ],
      en: [
        "My card mentions its own name in its text. Does the effect apply to another copy of it?",
        "Does an ability that refers to the card by name affect my other copy too?",
        "If a card uses its own name, does it mean every copy with the same name?",
        "A card’s text says its name: is my second copy affected as well?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/abilities-work-on-the-battlefield",
    title: { fr: "Où les capacités fonctionnent", en: "Where abilities work" },
    about: [["works-from-there"], ["ability-works", "static-ability"]],
    not: [
      "flashback",
      "escape",
      "cycling",
      "unearth",
      "cast-from-graveyard",
      "characteristic-defining",
      "token",
      "mana-value",
      "devotion",
      "eminence",
      "commander",
      "changeling",
      "dies-trigger",
    ],
    verdict: "no",
    says: {
      fr: "les capacités d’un permanent ne fonctionnent que sur le champ de bataille\u00a0: dans la main, au cimetière ou en exil elles sont sans effet, sauf si le texte nomme cette zone",
      en: "the abilities of a permanent card work only on the battlefield: in a hand, a graveyard or exile they do nothing, unless the text names that zone",
    },
    because: {
      fr: "«\u00a0Depuis votre cimetière\u00a0» ou le recyclage, par exemple, disent où ils fonctionnent.",
      en: "“From your graveyard” or cycling, for example, say where they work.",
    },
    rules: ["113.6", "113.6b"],
    questions: {
      fr: [
        "La capacité de ma créature fonctionne-t-elle quand elle est au cimetière\u202f?",
        "Mon seigneur est dans mon cimetière\u00a0: sa capacité statique marche-t-elle encore\u202f?",
        "Est-ce que les capacités d’une créature dans ma main fonctionnent\u202f?",
        "Une créature exilée, sa capacité fonctionne-t-elle encore en exil\u202f?",
      ],
      en: [
        "Does my creature’s ability work while it is in the graveyard?",
        "My lord is in my graveyard: does its static ability still work?",
        "Do the abilities of a creature in my hand work?",
        "A creature was exiled. Does its ability still work from exile?",
      ],
    },
  }),
];
