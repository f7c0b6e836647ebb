import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Abilities that look at an attack or at its damage: one plain rule each. */
export const attackAndAfter: readonly Topic[] = [
  plainRule({
    id: "plain-rules/boast-timing",
    title: { fr: "La vantardise", en: "Boast" },
    about: [["boast"]],
    turned: ["twice", "opponents-turn"],
    verdict: "yes",
    says: {
      fr: "une capacité de vantardise s’active à tout moment du tour où la créature a attaqué, même après le combat ou engagée, mais une seule fois par tour",
      en: "a boast ability may be activated any time in a turn in which the creature attacked, even after combat or while tapped, but only once each turn",
    },
    because: {
      fr: "Il suffit qu’elle ait été déclarée attaquante\u202f; mise attaquante sur le champ de bataille, elle n’a pas attaqué.",
      en: "It is enough that it was declared as an attacker; put onto the battlefield attacking, it did not attack.",
    },
    rules: ["702.142a", "602.5b"],
    questions: {
      fr: [
        "Puis-je activer la vantardise (boast) après le combat si ma créature a attaqué\u202f?",
        "!Puis-je activer la même vantardise (boast) deux fois dans le tour\u202f?",
        "Ma créature engagée qui a attaqué peut-elle utiliser sa vantardise (boast)\u202f?",
        "~Quand puis-je activer une capacité de vantardise (boast)\u202f?",
        "Mon viking a attaqué, je peux boast pendant ma seconde phase principale\u202f?",
      ],
      en: [
        "Can I activate boast after combat if my creature attacked?",
        "!Can I activate the same boast ability twice in a turn?",
        "Can a tapped creature that attacked use its boast ability?",
        "~When can I activate a boast ability?",
        "My Viking attacked this turn. May I boast in my second main phase?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/afterlife-spirits",
    title: { fr: "L’au-delà", en: "Afterlife" },
    about: [["afterlife", "afterlife-keyword"]],
    turned: ["exile", "return"],
    verdict: "yes",
    says: {
      fr: "l’au-delà crée ses Esprits quand le permanent est mis au cimetière depuis le champ de bataille, même sacrifié ou jeton\u202f; exilé ou renvoyé en main, il n’en crée pas",
      en: "afterlife makes its Spirits whenever the permanent is put into a graveyard from the battlefield, even if sacrificed or a token; exiled or bounced, it makes none",
    },
    because: {
      fr: "Ce sont des Esprits 1/1 blancs et noirs avec le vol\u202f; ils arrivent quand la capacité déclenchée se résout.",
      en: "They are white and black 1/1 Spirits with flying, made when the triggered ability resolves.",
    },
    rules: ["702.135a", "700.4"],
    questions: {
      fr: [
        "Si je sacrifie ma créature avec au-delà (afterlife), est-ce que je reçois l’Esprit\u202f?",
        "!Ma créature avec afterlife est exilée, est-ce que je crée l’Esprit\u202f?",
        "Un jeton copie d’une créature avec afterlife crée-t-il un Esprit en mourant\u202f?",
        "~Combien de jetons crée afterlife 2\u202f?",
        "Mon adv me fait sacrifier ma bête avec afterlife, j’ai quand même les Esprits\u202f?",
      ],
      en: [
        "If I sacrifice my creature with afterlife, do I get the Spirit?",
        "!My creature with afterlife gets exiled. Do I get the Spirit token?",
        "Does a token copy of a creature with afterlife make a Spirit when it dies?",
        "~How many tokens does afterlife 2 create?",
        "An edict hits my creature with afterlife. Do I still get the Spirits?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/extort-payments",
    title: { fr: "L’extorsion", en: "Extort" },
    about: [["extort"]],
    turned: ["twice", "target"],
    verdict: "yes",
    says: {
      fr: "l’extorsion se déclenche à chaque sort que vous lancez, même contrecarré ensuite\u202f; chaque déclenchement se paie une fois au plus, et vous gagnez autant de points de vie que vos adversaires en perdent en tout",
      en: "extort triggers whenever you cast a spell, even one that is countered later; each trigger is paid at most once, and you gain as much life as your opponents lose in total",
    },
    because: {
      fr: "Deux extorsions se déclenchent et se paient séparément. La perte de points de vie n’est ni des blessures ni ciblée.",
      en: "Two extort abilities trigger and are paid separately. The life loss is no damage and does not target.",
    },
    rules: ["702.101a", "702.101b"],
    questions: {
      fr: [
        "Si mon sort est contrecarré, puis-je quand même payer l’extorsion (extort)\u202f?",
        "!Puis-je payer l’extorsion deux fois pour un seul sort avec une seule créature\u202f?",
        "Avec trois adversaires, est-ce que je gagne 3 points de vie par extorsion payée\u202f?",
        "~Comment fonctionne l’extorsion (extort) en Commander\u202f?",
        "J’ai deux créatures avec extort, je peux payer pour chacune quand je lance un sort\u202f?",
      ],
      en: [
        "If my spell is countered, can I still pay for extort?",
        "!Can I pay for extort twice on one spell with a single extort creature?",
        "With three opponents, do I gain 3 life from one extort payment?",
        "~How does extort work in Commander?",
        "I have two creatures with extort. May I pay for each when I cast one spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/ingest-and-damage",
    title: { fr: "L’ingestion", en: "Ingest" },
    about: [["ingest"]],
    turned: ["planeswalker"],
    verdict: "yes",
    says: {
      fr: "l’ingestion se déclenche quand la créature inflige des blessures de combat à un joueur\u00a0: il exile la carte du dessus de sa bibliothèque, face visible, une seule quel que soit le nombre de blessures",
      en: "ingest triggers when the creature deals combat damage to a player: they exile the top card of their library face up, 1 card however much damage it was",
    },
    because: {
      fr: "Plusieurs ingestions se déclenchent séparément. Un planeswalker blessé ne compte pas.",
      en: "Several instances of ingest trigger separately. Damage to a planeswalker does not count.",
    },
    rules: ["702.115a", "702.115b"],
    questions: {
      fr: [
        "Si ma créature a deux fois l’ingestion (ingest), l’adversaire exile-t-il deux cartes\u202f?",
        "!L’ingestion se déclenche-t-elle quand je blesse un planeswalker\u202f?",
        "~Combien de cartes exile l’ingestion si ma créature inflige 3 blessures\u202f?",
        "Avec la double initiative, l’ingestion exile-t-elle une carte à chaque étape de blessures\u202f?",
        "Mon Eldrazi avec ingest touche l’adv, il exile la carte du dessus de sa bibliothèque\u202f?",
      ],
      en: [
        "If my creature has ingest twice, does the opponent exile two cards?",
        "!Does ingest trigger when I damage a planeswalker?",
        "~How many cards does ingest exile if my creature deals 3 damage?",
        "With double strike, does ingest exile a card in each damage step?",
        "My Eldrazi with ingest connects. Does my opponent exile the top card of their library?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/firebending-mana",
    title: { fr: "Le mana de firebending", en: "Firebending mana" },
    about: [["firebending"]],
    turned: ["after-combat", "own-main-phase"],
    verdict: "yes",
    says: {
      fr: "le mana de «\u00a0firebending\u00a0» reste dans votre réserve jusqu’à la fin du combat, d’une étape à l’autre, puis il est perdu\u00a0: il ne sert pas dans la seconde phase principale",
      en: "firebending mana stays in your pool until end of combat, from step to step, and is then lost: it cannot be used in the second main phase",
    },
    because: {
      fr: "C’est une capacité déclenchée qui utilise la pile, à laquelle on peut donc répondre.",
      en: "It is a triggered ability that uses the stack, so players may respond to it.",
    },
    rules: ["702.189a", "106.4"],
    questions: {
      fr: [
        "Puis-je utiliser le mana de firebending après la déclaration des bloqueurs\u202f?",
        "!Le mana de firebending me reste-t-il pour ma seconde phase principale\u202f?",
        "Puis-je lancer un éphémère avec le mana de firebending pendant les blessures de combat\u202f?",
        "~Comment fonctionne le mana de firebending 2\u202f?",
        "Firebending me donne du rouge à l’attaque, je peux le dépenser une fois les blocages faits\u202f?",
      ],
      en: [
        "Can I spend firebending mana after blockers are declared?",
        "!Does firebending mana last into my second main phase?",
        "May I cast an instant with firebending mana during combat damage?",
        "~How does firebending mana work?",
        "Firebending gives me red mana on attack. Can I still spend it once blocks are made?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/encore-copies",
    title: { fr: "Encore", en: "Encore" },
    about: [["encore-words"]],
    verdict: "no",
    says: {
      fr: "encore exile la carte de votre cimetière comme coût et crée un jeton copie pour chaque adversaire, avec la célérité, qui doit l’attaquer ce tour-ci\u202f; les jetons sont sacrifiés au début de la prochaine étape de fin",
      en: "encore exiles the card from your graveyard as a cost and creates a hasty token copy for each opponent that must attack that opponent; you cannot keep the tokens, which are sacrificed at the next end step",
    },
    because: {
      fr: "Seulement comme un rituel. Répondre en exilant la carte est impossible, puisqu’elle est exilée en coût\u202f; la carte ne sera pas réutilisable.",
      en: "Only as a sorcery. Nobody can exile the card in response, as its exile is a cost; the card cannot be used again.",
    },
    rules: ["702.141a"],
    questions: {
      fr: [
        "Puis-je activer une capacité d’encore (encore cost) pendant le tour de mon adversaire\u202f?",
        "L’adversaire peut-il exiler la carte en réponse à la capacité encore (encore ability)\u202f?",
        "Les jetons de la capacité encore sont-ils lancés\u202f?",
        "~Combien de jetons crée la capacité encore à quatre joueurs\u202f?",
        "La carte avec la capacité encore revient-elle au cimetière après\u202f?",
      ],
      en: [
        "Can I activate encore on my opponent’s turn?",
        "Can my opponent exile the card in response to its encore ability?",
        "Are the tokens made by encore cast?",
        "~How many tokens does encore make in a four-player game?",
        "Does the card go back to the graveyard after I use its encore ability?",
      ],
    },
  }),
];
