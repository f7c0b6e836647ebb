import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Sagas, Classes, Adventures, Rooms and split cards: one plain rule each. */
export const sagasClassesAndRooms: readonly Topic[] = [
  plainRule({
    id: "plain-rules/saga-advances-each-turn",
    title: { fr: "L’avancée d’une saga", en: "How a Saga advances" },
    about: [["saga", "saga-counters"], ["saga-advances"]],
    not: ["proliferate", "final-chapter", "doubling", "read-ahead"],
    verdict: "yes",
    says: {
      fr: "une saga reçoit un marqueur en arrivant, ce qui déclenche le chapitre I aussitôt, puis un de plus au début de chaque première phase principale de son contrôleur, après la pioche\u202f; ce n’est pas facultatif et cette mise ne passe pas par la pile",
      en: "a Saga gets a lore counter as it enters, which triggers chapter I at once, then one more at the beginning of each of its controller’s first main phases, after the draw; it is not optional and does not use the stack",
    },
    because: {
      fr: "Seuls les chapitres sont des capacités déclenchées auxquelles on peut répondre.",
      en: "Only the chapters are triggered abilities that can be responded to.",
    },
    rules: ["714.3c", "714.3a", "714.2b"],
    questions: {
      fr: [
        "Le premier chapitre de ma saga se déclenche-t-il le tour où je la lance\u202f?",
        "Dois-je mettre un marqueur sur ma saga et faire le chapitre suivant chaque tour\u202f?",
        "~À quel moment ma saga reçoit-elle son nouveau marqueur pour le chapitre suivant\u202f?",
        "Le chapitre I de la saga se fait tout de suite quand je la pose\u202f?",
      ],
      en: [
        "Does the first chapter of my Saga trigger on the turn I cast it?",
        "Must I put a counter on my Saga each turn and get the next chapter?",
        "~When does my Saga advance to the next chapter?",
        "Do I get chapter I of the Saga right away when I play it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/saga-without-chapters-stays",
    title: { fr: "Une saga sans chapitre reste", en: "A Saga without chapters stays" },
    about: [["saga-without-chapters"], ["saga", "sacrifice", "lands-become-basic", "graveyard"]],
    verdict: "no",
    says: {
      fr: "une saga qui n’a plus de capacité de chapitre, par exemple parce qu’elle est devenue une Montagne, n’est pas sacrifiée et ne reçoit plus de marqueur\u00a0: elle reste sur le champ de bataille",
      en: "a Saga without any chapter ability, for instance because it became a Mountain, is not sacrificed and gets no more lore counters: it stays on the battlefield",
    },
    because: {
      fr: "La règle du sacrifice ne regarde que les sagas qui ont au moins un chapitre\u202f; si elle les retrouve, elle est sacrifiée selon ses marqueurs.",
      en: "The sacrifice rule looks only at Sagas with at least one chapter; if it gets them back, its counters count again.",
    },
    rules: ["714.4", "714.3c", "305.7"],
    questions: {
      fr: [
        "Ma saga d’Urza devient une montagne avec la lune. Est-elle sacrifiée\u202f?",
        "Si une saga perd toutes ses capacités de chapitre, dois-je la sacrifier\u202f?",
        "Une saga sans chapitre reçoit-elle encore des marqueurs et meurt-elle\u202f?",
        "Lune de sang arrive avec ma saga en jeu, elle va au cimetière\u202f?",
      ],
      en: [
        "My Urza’s Saga becomes a Mountain because of Blood Moon. Is it sacrificed?",
        "If a Saga loses all its chapter abilities, do I have to sacrifice it?",
        "Does a Saga that has no chapters still get counters and die?",
        "Blood Moon arrives while I have the Saga out; does the Saga go to the graveyard?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/class-levels",
    title: { fr: "Monter le niveau d’une Classe", en: "Levelling up a Class" },
    about: [["class-level"]],
    turned: ["keep", "keeps", "still"],
    verdict: "no",
    says: {
      fr: "une Classe monte d’un seul niveau à la fois, dans l’ordre, et seulement à vitesse de rituel\u00a0: on ne peut ni sauter le niveau 2, ni monter en réponse\u202f; elle garde toutes les capacités de ses niveaux atteints",
      en: "a Class gains one level at a time, in order, and only at sorcery speed: you can neither skip level 2 nor level up in response; it keeps the abilities of every level it has reached",
    },
    because: {
      fr: "Monter de niveau est une capacité activée que l’on peut activer plusieurs fois par tour avec assez de mana.",
      en: "Gaining a level is an activated ability, usable several times a turn with enough mana.",
    },
    rules: ["716.2a", "602.5"],
    questions: {
      fr: [
        "Puis-je passer ma Classe directement au niveau 3 sans payer le niveau 2\u202f?",
        "Est-ce que je peux monter ma Classe de niveau pendant le tour de mon adversaire\u202f?",
        "!Quand ma Classe passe au niveau 2, garde-t-elle ses capacités de niveau 1\u202f?",
        "On peut sauter un niveau de classe\u202f?",
      ],
      en: [
        "Can I take my Class straight to level 3 without paying for level 2?",
        "May I gain a Class level during my opponent’s turn?",
        "!When my Class becomes level 2, does it keep its level 1 abilities?",
        "Can I skip a class level if I have the mana?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/adventurer-cards-outside-the-stack",
    title: {
      fr: "Une carte d’aventure ailleurs que sur la pile",
      en: "Adventurer cards away from the stack",
    },
    about: [["adventure", "adventure-exile"], ["adventurer-elsewhere"]],
    not: ["cast", "exile", "resolve"],
    verdict: "no",
    says: {
      fr: "partout ailleurs que sur la pile, une carte d’aventure n’a que ses caractéristiques normales\u00a0: c’est une carte de créature, pas une carte d’éphémère ou de rituel, et un effet qui cherche un éphémère ne la trouve pas",
      en: "anywhere but on the stack an adventurer card has only its normal characteristics: it is a creature card, not an instant or sorcery card, and effects that look for an instant can’t find it",
    },
    because: {
      fr: "Les caractéristiques de l’aventure n’existent que pour le sort lancé ainsi.",
      en: "The Adventure’s characteristics exist only for the spell cast that way.",
    },
    rules: ["715.4", "715.3b"],
    questions: {
      fr: [
        "Une carte d’aventure dans mon cimetière compte-t-elle comme une carte d’éphémère\u202f?",
        "Puis-je chercher une créature avec une aventure quand mon tuteur cherche un éphémère\u202f?",
        "Ma carte d’aventure est-elle un rituel quand elle est dans ma main\u202f?",
        "Une aventure dans la bibliothèque, mon tuteur d’éphémère la trouve\u202f?",
      ],
      en: [
        "Does an adventure card in my graveyard count as an instant card?",
        "Can a tutor for instants find a creature with an adventure?",
        "Is my adventure card a sorcery while it is in my hand?",
        "Would an adventure in my library be found by an instant tutor?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/room-doors",
    title: { fr: "Déverrouiller une porte", en: "Unlocking a door" },
    about: [["room-door"]],
    verdict: "no",
    says: {
      fr: "déverrouiller une porte est une action spéciale à vitesse de rituel\u00a0: on paie le coût de mana de cette moitié, rien n’est lancé, on ne peut ni la contrecarrer ni y répondre\u202f; une Salle mise en jeu sans être lancée a ses deux portes verrouillées",
      en: "unlocking a door is a special action at sorcery speed: you pay that half’s mana cost, nothing is cast, and it can be neither countered nor responded to; a Room put onto the battlefield without being cast has both doors locked",
    },
    because: {
      fr: "Les capacités «\u00a0quand vous déverrouillez cette porte\u00a0» passent, elles, par la pile.",
      en: "“When you unlock this door” abilities do use the stack.",
    },
    rules: ["709.5e", "709.5d"],
    questions: {
      fr: [
        "Puis-je déverrouiller une porte pendant le tour de mon adversaire\u202f?",
        "Mon adversaire peut-il contrecarrer le déverrouillage d’une porte de ma salle\u202f?",
        "Une salle réanimée arrive-t-elle avec une porte déverrouillée\u202f?",
        "Déverrouiller la seconde porte, c’est lancer un sort\u202f?",
      ],
      en: [
        "Can I unlock a door during my opponent’s turn?",
        "May my opponent counter the unlocking of a Room’s door?",
        "Does a Room put onto the battlefield from the graveyard have an unlocked door?",
        "Is unlocking the second door casting a spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/split-card-on-the-stack",
    title: {
      fr: "Une moitié de carte double sur la pile",
      en: "Half of a split card on the stack",
    },
    about: [
      ["split-half", "split-card"],
      ["color", "stack", "cast", "target", "counter-spell", "protection", "spell"],
    ],
    not: [
      "split-second",
      "mana-value",
      "fuse",
      "hand",
      "graveyard",
      "library",
      "aftermath",
      "cascade",
      "color-identity",
    ],
    verdict: "no",
    says: {
      fr: "sur la pile, une carte double n’a que les caractéristiques de la moitié lancée\u00a0: son nom, ses couleurs, son coût\u202f; l’autre moitié n’existe pas, sauf si les deux sont fusionnées",
      en: "on the stack a split card has only the characteristics of the half that was cast: its name, colors and cost; the other half does not exist, unless both were fused",
    },
    because: {
      fr: "Partout ailleurs les deux moitiés sont combinées.",
      en: "Everywhere else both halves are combined.",
    },
    rules: ["709.3b", "709.4"],
    questions: {
      fr: [
        "Je lance la moitié rouge d’une carte double rouge et bleue. Le sort est-il aussi bleu\u202f?",
        "Un contresort de sorts bleus peut-il cibler la moitié rouge d’une carte double, dont l’autre moitié est bleue\u202f?",
        "La couleur de l’autre moitié compte-t-elle quand je lance une carte double\u202f?",
        "J’ai lancé une moitié de ma carte double, l’autre moitié compte sur la pile\u202f?",
      ],
      en: [
        "I cast the red half of a red and blue split card. Is the spell also blue?",
        "Can a counterspell for blue spells target the red half of a split card whose other half is blue?",
        "Does the color of the other half count when I cast a split card?",
        "I cast one half of my split card; is the other half there on the stack?",
      ],
    },
  }),
];
