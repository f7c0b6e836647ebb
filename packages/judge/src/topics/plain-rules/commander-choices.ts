import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Who decides for a commander and what is counted: one plain rule each. */
export const commanderChoices: readonly Topic[] = [
  plainRule({
    id: "plain-rules/owner-decides-for-the-commander",
    title: { fr: "Qui décide pour un commandant volé", en: "Who decides for a stolen commander" },
    about: [["commander"], ["who-decides-commander"]],
    not: ["commander-damage", "twenty-one"],
    turned: ["owner-chooses-zone"],
    verdict: "no",
    says: {
      fr: "c’est le propriétaire du commandant, non le joueur qui le contrôle, qui choisit de le mettre dans la zone de commandement",
      en: "the commander’s owner, not the player who controls it, chooses whether to put it into the command zone",
    },
    because: {
      fr: "Il va au cimetière ou en exil de son propriétaire, et lui seul peut ensuite le lancer de la zone de commandement.",
      en: "It goes to its owner’s graveyard or exile, and only the owner can cast it from the command zone.",
    },
    rules: ["903.9a", "903.9b", "903.8"],
    questions: {
      fr: [
        "Je contrôle le commandant de mon adversaire et il meurt\u00a0: est-ce moi qui choisis où il va\u202f?",
        "J’ai volé un commandant, puis-je l’empêcher de retourner dans la zone de commandement quand il meurt\u202f?",
        "~Si je prends le contrôle du commandant adverse et qu’il meurt, qui décide de la zone de commandement\u202f?",
        "!Mon commandant volé par un adversaire meurt, est-ce moi, son propriétaire, qui décide\u202f?",
        "On m’a volé mon commandant et il est détruit, c’est le voleur qui choisit\u202f?",
      ],
      en: [
        "I control my opponent’s commander and it dies. Do I choose where it goes?",
        "I stole a commander. Can I keep it from going to the command zone when it dies?",
        "~If I take control of an opponent’s commander and it dies, who decides about the command zone?",
        "!My stolen commander dies under an opponent’s control. Do I, its owner, decide?",
        "Someone stole my commander and it’s destroyed. Does the thief choose whether it goes to the command zone?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/commander-damage-is-kept",
    title: { fr: "Les blessures de commandant s’accumulent", en: "Commander damage is kept" },
    about: [["commander-damage", "twenty-one", "commander"], ["damage-kept"]],
    not: ["partner", "gain-life", "copy", "commander-tax", "heal-word"],
    turned: ["damage-adds-up"],
    verdict: "no",
    says: {
      fr: "les blessures de combat d’un commandant se comptent sur toute la partie\u00a0: quand il meurt, change de zone ou est relancé, le total est conservé",
      en: "combat damage from a commander is counted over the whole game: when it dies, changes zones or is recast, the total stays",
    },
    because: {
      fr: "La carte reste le même commandant dans toutes les zones, et 21 au total font perdre.",
      en: "The card stays the same commander in every zone, and 21 in total loses the game.",
    },
    rules: ["903.10a", "903.3", "704.6c"],
    questions: {
      fr: [
        "Les blessures de commandant repartent-elles de zéro quand le commandant meurt\u202f?",
        "Mon commandant est mort puis relancé, ses blessures de commandant sont-elles remises à zéro\u202f?",
        "!Il m’a mis 14 avec son commandant, puis l’a relancé\u00a0: ses blessures de commandant s’accumulent-elles encore\u202f?",
        "Si le commandant retourne dans sa zone, les blessures de commandant déjà infligées disparaissent\u202f?",
        "Quand un commandant est exilé puis revient, le compteur de blessures de commandant revient à zéro\u202f?",
      ],
      en: [
        "Does commander damage reset when the commander dies?",
        "My commander died and I recast it. Does its commander damage start over?",
        "!His commander hit me, then it was recast. Does the earlier commander damage still count?",
        "If the commander goes back to its zone, does the commander damage already dealt go away?",
        "Does bouncing a commander reset the commander damage it has dealt?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/commander-tax-never-goes-down",
    title: { fr: "La taxe ne redescend jamais", en: "The tax never goes down" },
    about: [["commander-tax", "the-tax"], ["tax-reset"]],
    not: ["partner", "ninjutsu", "counter-spell"],
    verdict: "no",
    says: {
      fr: "la taxe de commandant ne redescend jamais\u00a0: {2} de plus pour chaque fois où vous l’avez déjà lancé depuis la zone de commandement pendant la partie",
      en: "the commander tax never goes down: {2} more for each time you have already cast it from the command zone this game",
    },
    because: {
      fr: "Ni un tour passé, ni un retour en main, ni un changement de contrôle ne l’effacent\u202f; depuis la main, elle n’est simplement pas due.",
      en: "No turn, bounce or change of control erases it; from the hand it simply is not due.",
    },
    rules: ["903.8"],
    questions: {
      fr: [
        "La taxe de commandant est-elle remise à zéro au bout d’un moment\u202f?",
        "Si mon commandant revient dans ma main, la taxe de commandant repart-elle de zéro\u202f?",
        "Est-ce que la taxe de commandant redescend si je ne le lance pas pendant quelques tours\u202f?",
        "La taxe de commandant disparaît quand il reste longtemps en jeu\u202f?",
      ],
      en: [
        "Does the commander tax reset at some point?",
        "If my commander is bounced to my hand, does the commander tax start over?",
        "Does the commander tax go down if I don’t cast it for a few turns?",
        "Will the commander tax go away if my commander stays on the battlefield for long?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/the-commander-may-be-discarded",
    title: { fr: "Défausser son commandant", en: "Discarding a commander" },
    about: [["commander"], ["discard", "mill", "goes-to-graveyard-other"]],
    not: ["commander-damage", "color-identity", "dies"],
    verdict: "yes",
    says: {
      fr: "un commandant défaussé ou meulé va d’abord au cimetière, d’où son propriétaire peut aussitôt le mettre dans la zone de commandement",
      en: "a commander that is discarded or milled goes to the graveyard first, and its owner may put it into the command zone right away",
    },
    because: {
      fr: "Peu importe d’où il vient\u00a0: c’est une action basée sur l’état, et cela n’augmente pas la taxe.",
      en: "It doesn’t matter where it came from: it is a state-based action, and it does not raise the tax.",
    },
    rules: ["903.9a", "704.6d"],
    questions: {
      fr: [
        "Si je défausse mon commandant, puis-je le mettre dans la zone de commandement\u202f?",
        "Mon commandant est meulé de ma bibliothèque, peut-il aller en zone de commandement\u202f?",
        "On me fait défausser mon commandant de ma main, j’ai le droit de le renvoyer en zone de commandement\u202f?",
        "Un commandant défaussé à cause de la limite de main peut-il retourner en zone de commandement\u202f?",
      ],
      en: [
        "If I discard my commander, can I put it in the command zone?",
        "My commander gets milled from my library. May it go to the command zone?",
        "They make me discard my commander. Am I allowed to move it to the command zone?",
        "Can a commander discarded to hand size go to the command zone?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/wanted-control-of-ones-commander",
    title: {
      fr: "«\u00a0Si vous contrôlez votre commandant\u00a0»",
      en: "“If you control your commander”",
    },
    about: [["commander"], ["lieutenant", "controls-own-commander"]],
    not: ["commander-damage", "commander-tax", "twenty-one"],
    verdict: "yes",
    says: {
      fr: "«\u00a0si vous contrôlez un commandant\u00a0» est vrai avec n’importe quel commandant sur le champ de bataille sous votre contrôle\u202f; «\u00a0votre commandant\u00a0» ne parle que du vôtre",
      en: "“if you control a commander” is met by any commander on the battlefield under your control; “your commander” means only your own",
    },
    because: {
      fr: "Dans la zone de commandement ou sur la pile, il n’est pas contrôlé comme permanent.",
      en: "In the command zone or on the stack it is not controlled as a permanent.",
    },
    rules: ["903.3d", "903.3"],
    questions: {
      fr: [
        "«\u00a0Si vous contrôlez un commandant\u00a0» est-il vrai si je contrôle le commandant volé d’un adversaire\u202f?",
        "Un sort gratuit «\u00a0si vous contrôlez un commandant\u00a0» marche-t-il avec un commandant adverse que je contrôle\u202f?",
        "Je contrôle un commandant qui n’est pas le mien, je peux lancer Fierce Guardianship gratuitement (contrôle un commandant)\u202f?",
        "Le commandant d’un autre sous mon contrôle suffit-il pour «\u00a0contrôlez un commandant\u00a0»\u202f?",
      ],
      en: [
        "Is “if you control a commander” true if I control an opponent’s stolen commander?",
        "Does a free spell that wants me to control a commander work with an opposing commander I control?",
        "I control a commander that isn’t mine. Can I cast Fierce Guardianship for free (control a commander)?",
        "Does somebody else’s commander under my control count when a card asks whether I control a commander?",
      ],
    },
  }),
];
