import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Exploring, conniving, learning and other newer actions with cards: one plain rule each. */
export const cardGainingActions: readonly Topic[] = [
  plainRule({
    id: "plain-rules/explore-details",
    title: { fr: "Explorer", en: "Exploring" },
    about: [["explore"]],
    turned: ["gone", "target-gone", "dies"],
    verdict: "no",
    says: {
      fr: "explorer n’est pas piocher\u00a0: on révèle la carte du dessus\u202f; un terrain va en main, sinon la créature reçoit un marqueur +1/+1 et la carte reste au-dessus ou va au cimetière, au choix",
      en: "exploring is not drawing: the top card is revealed; a land goes to hand, otherwise the creature gets one +1/+1 counter and the card stays on top or goes to the graveyard, as you choose",
    },
    because: {
      fr: "Même si la créature a quitté le champ de bataille, elle explore encore\u00a0: la carte est révélée et un terrain va en main, seul le marqueur est perdu.",
      en: "Even if the creature has left the battlefield it still explores: the card is revealed and a land goes to hand, only the counter is lost.",
    },
    rules: ["701.44a", "701.44c"],
    questions: {
      fr: [
        "Quand ma créature explore et révèle un terrain, est-ce que je le pioche pour mes capacités de pioche\u202f?",
        "Si ma créature explore et que je révèle un terrain, reçoit-elle un marqueur +1/+1\u202f?",
        "!Mon Jadelight Ranger meurt en réponse à sa capacité, est-ce qu’il explore encore\u202f?",
        "~Comment fonctionne l’exploration d’une créature\u202f?",
        "Une créature qui explore révèle un terrain\u00a0: a-t-elle quand même un marqueur\u202f?",
      ],
      en: [
        "When my creature explores and reveals a land, does that count as drawing a card?",
        "My creature explores and hits a land. Does it get a +1/+1 counter?",
        "!If my Merfolk dies in response to its explore trigger, do I still explore?",
        "~How does a creature explore?",
        "Do I draw the land when my creature explores?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/connive-details",
    title: { fr: "Connivence", en: "Connive" },
    about: [
      ["connive"],
      [
        "land",
        "discard",
        "draw",
        "counter-marker",
        "plus-one-counter",
        "dies",
        "target-gone",
        "gone",
        "still",
        "creature",
        "order-choice",
        "choose",
        "hand",
        "just-drawn",
      ],
    ],
    turned: ["land"],
    verdict: "yes",
    says: {
      fr: "une créature qui «\u00a0connive\u00a0» vous fait piocher une carte puis en défausser une, au choix même celle que vous venez de piocher, et elle ne reçoit un marqueur +1/+1 que si la carte défaussée n’est pas un terrain",
      en: "a creature that connives makes you draw a card, then discard one, even the card you just drew, and it gets a +1/+1 counter only if the discarded card is not a land",
    },
    because: {
      fr: "Si la créature n’est plus là, vous piochez et défaussez quand même, sans marqueur.",
      en: "If the creature is gone you still draw and discard, without a counter.",
    },
    rules: ["701.50a", "701.50b"],
    questions: {
      fr: [
        "Avec connive, puis-je défausser la carte que je viens de piocher\u202f?",
        "!Si je défausse un terrain quand ma créature connive, reçoit-elle un marqueur\u202f?",
        "Ma créature avec connive est détruite en réponse\u00a0: est-ce que je pioche et défausse quand même\u202f?",
        "~Comment marche connive\u202f?",
        "Ma Raffine connive mais elle est morte, je pioche quand même\u202f?",
      ],
      en: [
        "With connive, may I discard the card I just drew?",
        "!If I discard a land to connive, does the creature get a counter?",
        "My conniving creature is killed in response. Do I still draw and discard?",
        "~How does connive work?",
        "Does connive still let me loot if the creature has left the battlefield?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/learn-and-lessons",
    title: { fr: "Apprendre et les leçons", en: "Learn and Lessons" },
    about: [["learn-lesson"]],
    verdict: "yes",
    says: {
      fr: "apprendre vous laisse soit défausser une carte pour en piocher une, soit révéler une carte de Leçon que vous possédez hors de la partie et la mettre en main\u202f; vous pouvez aussi ne rien faire",
      en: "to learn lets you either discard a card to draw a card, or reveal a Lesson card you own from outside the game and put it into your hand; you may also do neither",
    },
    because: {
      fr: "En tournoi, «\u00a0hors de la partie\u00a0» est votre réserve\u202f; la Leçon se lance ensuite normalement.",
      en: "In a tournament “outside the game” is your sideboard; the Lesson is then cast as usual.",
    },
    rules: ["701.48a", "108.3"],
    questions: {
      fr: [
        "Quand j’apprends (learn), puis-je prendre une leçon dans ma réserve\u202f?",
        "Ma réserve est vide, puis-je quand même défausser puis piocher avec learn\u202f?",
        "Learn me permet-il d’aller chercher une Leçon (Lesson) hors de la partie\u202f?",
        "~Comment fonctionne learn avec les cartes de Leçon\u202f?",
        "J’ai Eyetwitch qui meurt, j’ai le droit de prendre une Lesson de mon side avec learn\u202f?",
      ],
      en: [
        "When I learn, may I take a Lesson card from my sideboard?",
        "If I have no Lesson, can I still discard a card and draw with learn?",
        "Does learn let me fetch a Lesson from outside the game?",
        "~How does learn work with Lesson cards?",
        "My Eyetwitch dies and I learn. Am I allowed to grab a Lesson from my sideboard?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/collect-evidence-total",
    title: { fr: "Réunir des preuves", en: "Collecting evidence" },
    about: [["collect-evidence"]],
    turned: ["lower-total"],
    verdict: "yes",
    says: {
      fr: "«\u00a0collect evidence N\u00a0» demande d’exiler de votre cimetière des cartes dont la valeur de mana totale est d’au moins N\u202f; vous pouvez dépasser N, mais vous ne pouvez pas choisir de le faire si vous n’atteignez pas N",
      en: "collect evidence N wants you to exile cards from your graveyard with total mana value N or greater; you may exile more than N, but you cannot choose to do it if you cannot reach N",
    },
    because: {
      fr: "Un terrain compte pour 0. Quand c’est un coût supplémentaire, les cartes restent exilées même si le sort est contrecarré.",
      en: "A land counts 0. As an additional cost the cards stay exiled even if the spell is countered.",
    },
    rules: ["701.59a", "701.59b"],
    questions: {
      fr: [
        "Pour collect evidence 6, puis-je exiler des cartes dont la valeur de mana totale dépasse 6\u202f?",
        "!Puis-je collect evidence 8 si mon cimetière ne fait que 5 de valeur de mana au total\u202f?",
        "Est-ce que je peux exiler une seule grosse carte de mon cimetière pour collect evidence\u202f?",
        "~Comment paie-t-on collect evidence\u202f?",
        "Avec collect evidence 4, j’ai le droit d’exiler une carte à 7 manas de mon cimetière\u202f?",
      ],
      en: [
        "Can I exile cards with total mana value greater than the number for collect evidence 6?",
        "!Can I collect evidence 8 if my graveyard has less than 8 total mana value?",
        "May I exile a single big card from my graveyard to collect evidence?",
        "~How do I pay for collect evidence?",
        "For collect evidence 4, is exiling one seven-drop from the yard fine?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/manifest-dread",
    title: { fr: "Manifester l’effroi", en: "Manifest dread" },
    about: [["manifest-dread", "the-dread"]],
    verdict: "yes",
    says: {
      fr: "avec «\u00a0manifest dread\u00a0», vous regardez les deux cartes du dessus de votre bibliothèque, en manifestez une de votre choix, même un terrain, et mettez l’autre au cimetière",
      en: "with manifest dread you look at the top two cards of your library, manifest one of your choice, even a land, face down as a 2/2, and put the other into your graveyard",
    },
    because: {
      fr: "Plus tard, seule une carte de créature peut être retournée face visible pour son coût de mana.",
      en: "Later only a creature card can be turned face up for its mana cost.",
    },
    rules: ["701.62a", "701.40a"],
    questions: {
      fr: [
        "Avec manifest dread, puis-je choisir laquelle des deux cartes je manifeste\u202f?",
        "Puis-je manifester un terrain avec manifest dread\u202f?",
        "Manifest dread\u00a0: l’autre carte va-t-elle au cimetière\u202f?",
        "~Comment fonctionne manifest dread\u202f?",
        "Mon adv fait manifest dread, peut-il mettre un rituel face cachée et garder la créature au cimetière\u202f?",
      ],
      en: [
        "With manifest dread, do I choose which of the two cards I manifest?",
        "Can I manifest a land with manifest dread?",
        "Does the card I don’t manifest with manifest dread go to the graveyard?",
        "~How does manifest dread work?",
        "May I put an instant face down and bin the creature when I manifest dread?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/blighted-creatures",
    title: { fr: "Flétrir ses propres créatures", en: "Blight" },
    about: [["blight-action"]],
    verdict: "no",
    says: {
      fr: "«\u00a0blight N\u00a0» met N marqueurs -1/-1 sur une créature que vous contrôlez\u202f; sans créature qui peut les recevoir, vous ne pouvez pas choisir de le faire",
      en: "to blight N is to put N -1/-1 counters on a creature you control, never on an opponent’s; with no creature that can get them you cannot choose to do it",
    },
    because: {
      fr: "C’est le joueur qui «\u00a0blight\u00a0» qui choisit sa créature, sans cibler, et elle peut en mourir.",
      en: "The player who blights chooses the creature without targeting, and it may die of it.",
    },
    rules: ["701.68a", "701.68b"],
    questions: {
      fr: [
        "Puis-je mettre les marqueurs de blight 2 sur une créature de mon adversaire\u202f?",
        "Puis-je payer un coût de blight si je ne contrôle aucune créature\u202f?",
        "Est-ce que blight cible la créature qui reçoit les marqueurs -1/-1\u202f?",
        "Je n’ai pas de créature, je peux quand même choisir blight 1\u202f?",
      ],
      en: [
        "Can I put the counters of blight 2 on a creature my opponent controls?",
        "Can I pay a blight cost if I control no creatures?",
        "Does blight target the creature that gets the -1/-1 counters?",
        "With an empty board, may I still blight 1 to get the bonus?",
      ],
    },
  }),
];
