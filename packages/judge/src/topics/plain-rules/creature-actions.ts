import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Keyword actions that change, strengthen or bind creatures: one plain rule each. */
export const creatureActions: readonly Topic[] = [
  plainRule({
    id: "plain-rules/exert-and-untapping",
    title: { fr: "Surmener une créature", en: "Exerting a creature" },
    about: [
      ["exert"],
      [
        "untap",
        "untap-step",
        "vigilance",
        "tap",
        "next-turn",
        "second-time",
        "twice",
        "tapped-state",
        "turn",
        "attack",
        "forced",
        "cost",
        "respond",
        "choose",
      ],
    ],
    turned: ["forced"],
    verdict: "no",
    says: {
      fr: "une créature surmenée (exert) ne se dégage pas pendant votre prochaine étape de dégagement\u202f; la surmener n’engage pas, et c’est un choix fait en déclarant l’attaque",
      en: "an exerted creature does not untap during your next untap step; exerting does not tap it, and it is an optional choice made as the attackers are declared",
    },
    because: {
      fr: "Une créature avec vigilance peut être surmenée et rester dégagée. Deux fois surmenée avant ce dégagement, elle ne reste engagée qu’une fois.",
      en: "A creature with vigilance may be exerted and stay untapped. Exerted twice before that untap step, it still misses only that one.",
    },
    rules: ["701.43a", "701.43b", "701.43d"],
    questions: {
      fr: [
        "Ma créature que j’ai surmenée en attaquant se dégage-t-elle à mon prochain tour\u202f?",
        "Si je surmène une créature avec vigilance, est-ce qu’elle s’engage\u202f?",
        "Suis-je obligé de surmener (exert) ma créature quand elle attaque\u202f?",
        "~Que se passe-t-il quand on surmène une créature\u202f?",
        "J’exert ma Glorybringer ce tour-ci, je peux la dégager à mon étape de dégagement suivante\u202f?",
      ],
      en: [
        "Does a creature I exerted while attacking untap during my next untap step?",
        "My creature has vigilance and I exert it. Is it tapped because of that?",
        "Do I have to exert my creature when it attacks?",
        "~What happens when I exert a creature?",
        "I exerted Glorybringer this turn. Will she untap in my next untap step?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/amass-armies",
    title: { fr: "Amasser", en: "Amass" },
    about: [["amass", "army-token"]],
    turned: ["second-army"],
    verdict: "yes",
    says: {
      fr: "amasser met les marqueurs +1/+1 sur une armée que vous contrôlez déjà\u202f; vous ne créez un jeton Armée 0/0 que si vous n’en contrôlez aucune",
      en: "to amass puts the +1/+1 counters on an Army you already control; you create a 0/0 Army token only if you control no Army",
    },
    because: {
      fr: "L’armée reçoit aussi le sous-type indiqué. Elle ne meurt pas comme 0/0, car les marqueurs arrivent avant toute vérification.",
      en: "The Army also gains the named subtype. It does not die as a 0/0, because the counters arrive before anything is checked.",
    },
    rules: ["701.47a"],
    questions: {
      fr: [
        "J’ai déjà un jeton Armée, si j’amasse 2 est-ce que les marqueurs vont dessus\u202f?",
        "!J’amasse une deuxième fois, est-ce que je crée une seconde armée\u202f?",
        "J’amasse 3 sur un champ de bataille vide\u00a0: est-ce que je crée un jeton Armée avec les trois marqueurs\u202f?",
        "~Comment fonctionne amasser (amass)\u202f?",
        "Amass Orques 2 alors que j’ai une armée Zombie\u00a0: les marqueurs vont sur le Zombie\u202f?",
      ],
      en: [
        "I already have an Army token. If I amass 2, do the counters go on it?",
        "!If I amass again, do I create a second Army?",
        "With no Army on board, does amass 3 create a token with three counters?",
        "~How does amass work?",
        "I amass Orcs 2 but control a Zombie Army. Do the counters go on that Zombie Army?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/populate-copies",
    title: { fr: "Peupler", en: "Populate" },
    about: [["populate"]],
    turned: ["opponent", "counter-marker", "plus-one-counter", "target", "noncreature-token"],
    verdict: "yes",
    says: {
      fr: "peupler crée une copie d’un jeton de créature que vous contrôlez, choisi sans cibler\u202f; sans jeton de créature, rien n’est créé, et la copie n’a ni les marqueurs ni les auras de l’original",
      en: "to populate creates a copy of a creature token you control, chosen without targeting; with no creature token you create nothing, and the copy has neither the counters nor the Auras of the original",
    },
    because: {
      fr: "Seuls les jetons de créature que vous contrôlez conviennent\u202f; la copie arrive avec ses capacités d’arrivée.",
      en: "Only creature tokens you control qualify; the copy enters and its enters abilities trigger.",
    },
    rules: ["701.36a", "701.36b", "707.2"],
    questions: {
      fr: [
        "Quand je peuple, puis-je copier le jeton créé par un autre effet, par exemple mon 8/8\u202f?",
        "!Puis-je peupler en copiant un jeton de créature que contrôle mon adversaire\u202f?",
        "!La copie créée en peuplant a-t-elle les marqueurs +1/+1 du jeton\u202f?",
        "~Comment fonctionne peupler\u202f?",
        "Si mon seul jeton est un Ange 4/4, le peuplement en fait-il un deuxième\u202f?",
      ],
      en: [
        "When I populate, may I copy any creature token I control, such as my 8/8?",
        "!Can I populate a creature token my opponent controls?",
        "!Does the token from populate have the +1/+1 counters of the copied token?",
        "~What does populate do?",
        "My only token is a 4/4 Angel. Does populate make a second one?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/bolster-choice",
    title: { fr: "Renforcement", en: "Bolster" },
    about: [["bolster"]],
    turned: ["target"],
    verdict: "yes",
    says: {
      fr: "le renforcement met N marqueurs +1/+1 sur une créature que vous contrôlez d’endurance la plus faible, choisie à la résolution sans cibler\u202f; à égalité, vous choisissez",
      en: "bolster N puts N +1/+1 counters on a creature you control with the least toughness, chosen on resolution without targeting; among tied ones you choose",
    },
    because: {
      fr: "Comme rien n’est ciblé, même une de vos créatures avec le linceul peut les recevoir.",
      en: "As nothing is targeted, even a creature of yours with shroud can get them.",
    },
    rules: ["701.39a"],
    questions: {
      fr: [
        "Le renforcement (bolster) peut-il aller sur ma créature avec le linceul\u202f?",
        "!Est-ce que bolster cible la créature qui reçoit les marqueurs\u202f?",
        "Si deux de mes créatures ont la même endurance la plus faible, je choisis celle qui reçoit le bolster\u202f?",
        "~Sur quelle créature vont les marqueurs de bolster 2\u202f?",
        "Avec bolster, les marqueurs vont-ils forcément sur ma créature d’endurance la plus basse\u202f?",
      ],
      en: [
        "Can bolster put counters on my creature with shroud?",
        "!Does bolster target the creature that gets the counters?",
        "If two of my creatures tie for the least toughness, do I choose which gets the bolster counters?",
        "~Which creature gets the counters from bolster 2?",
        "Must bolster put its counters on my creature with the lowest toughness?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/detained-permanents",
    title: { fr: "Une créature détenue", en: "Detained permanents" },
    about: [["detain", "detain-keyword"]],
    turned: ["triggered-ability", "dies-trigger", "static-ability"],
    verdict: "no",
    says: {
      fr: "un permanent détenu (detain) ne peut ni attaquer ni bloquer, et ses capacités activées, même de mana, ne peuvent pas être activées jusqu’au prochain tour du joueur qui l’a détenu",
      en: "a detained permanent can’t attack or block and its activated abilities, even mana abilities, can’t be activated until the next turn of the player who detained it",
    },
    because: {
      fr: "Ses capacités déclenchées et statiques fonctionnent toujours, et il n’est pas engagé.",
      en: "Its triggered and static abilities still work, and it is not tapped.",
    },
    rules: ["701.35a"],
    questions: {
      fr: [
        "Ma créature détenue (detain) peut-elle bloquer\u202f?",
        "Puis-je activer la capacité de mana d’un elfe détenu par Azorius (detain)\u202f?",
        "!Les capacités déclenchées d’une créature détenue (detain) fonctionnent-elles encore\u202f?",
        "~Comment fonctionne detain\u202f?",
        "Mon adv a détenu mon Llanowar Elves avec detain, je peux l’engager pour du mana\u202f?",
      ],
      en: [
        "Can a detained creature block?",
        "Can I activate the mana ability of a detained creature?",
        "!Do triggered abilities of a detained creature still work?",
        "~How does detain work?",
        "My Llanowar Elves got detained. May I still tap it for mana?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/suspected-creatures",
    title: { fr: "Une créature suspecte", en: "Suspected creatures" },
    about: [["suspect", "suspect-keyword"]],
    turned: ["attack", "menace"],
    verdict: "no",
    says: {
      fr: "une créature suspecte (suspected) a la menace et ne peut pas bloquer, jusqu’à ce qu’elle quitte le champ de bataille ou qu’un effet la disculpe",
      en: "a suspected creature has menace and can’t block, until it leaves the battlefield or an effect makes it no longer suspected",
    },
    because: {
      fr: "Elle peut attaquer. La suspecter encore n’ajoute rien, et une copie n’est pas suspecte.",
      en: "It can attack. Suspecting it again adds nothing, and a copy of it is not suspected.",
    },
    rules: ["701.60a", "701.60c", "701.60d"],
    questions: {
      fr: [
        "Une créature suspectée (suspect) peut-elle bloquer\u202f?",
        "!Ma créature suspecte (suspected) a-t-elle la menace\u202f?",
        "La copie d’une créature suspected est-elle suspecte elle aussi\u202f?",
        "~Que fait suspect à une créature\u202f?",
        "Ma meilleure créature est devenue suspecte (suspected), a-t-elle le droit de bloquer\u202f?",
      ],
      en: [
        "Can a suspected creature block?",
        "!Does a suspected creature have menace?",
        "If I copy a suspected creature, is the copy suspected too?",
        "~What does suspect do to a creature?",
        "My opponent suspected my best blocker. May it still block?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/ring-bearer",
    title: { fr: "L’Anneau et son porteur", en: "The Ring and its bearer" },
    about: [["the-ring-tempts-you", "the-ring"]],
    turned: ["emblem", "keeps", "still", "legendary"],
    verdict: "no",
    says: {
      fr: "l’emblème L’Anneau et ses capacités restent à vous si le porteur meurt ou change\u00a0: le prochain porteur choisi les a toutes, car elles dépendent du nombre de fois où l’Anneau vous a tenté\u202f; le porteur est légendaire tant qu’il l’est",
      en: "the emblem The Ring and its abilities stay with you if the Ring-bearer dies or changes: nothing is lost, and the next bearer has all of them, as they count how often the Ring has tempted you; a Ring-bearer is legendary while it is one",
    },
    because: {
      fr: "Chaque tentation laisse choisir une créature que vous contrôlez, la même si vous voulez, sans cibler\u202f; un adversaire qui en prend le contrôle n’en fait pas son porteur.",
      en: "Each temptation lets you choose a creature you control, the same one if you like, without targeting; an opponent who gains control of it does not get the bearer.",
    },
    rules: ["701.54a", "701.54c", "701.54b"],
    questions: {
      fr: [
        "Si mon porteur de l’Anneau meurt, est-ce que je perds les capacités de l’Anneau\u202f?",
        "!Est-ce que je garde l’emblème L’Anneau quand mon porteur de l’Anneau est détruit\u202f?",
        "L’adversaire qui prend le contrôle de mon porteur de l’Anneau a-t-il son propre porteur de l’Anneau\u202f?",
        "!Mon porteur de l’Anneau est-il légendaire\u202f?",
        "~Que se passe-t-il quand l’Anneau me tente une deuxième fois\u202f?",
        "Ma créature porteuse de l’Anneau (ring-bearer) est exilée, l’Anneau repart à zéro\u202f?",
      ],
      en: [
        "If my Ring-bearer dies, do I lose the abilities of The Ring?",
        "!Do I keep the emblem The Ring when my Ring-bearer is destroyed?",
        "If an opponent steals my Ring-bearer, does it become their Ring-bearer?",
        "!Is my Ring-bearer legendary?",
        "~What happens when the Ring tempts me a second time?",
        "My Ring-bearer got exiled. Does the Ring start over from the first ability?",
      ],
    },
  }),
];
