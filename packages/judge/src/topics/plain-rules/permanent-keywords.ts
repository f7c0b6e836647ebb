import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Keywords of permanents that wait, change or ask for other creatures: one plain rule each. */
export const permanentKeywords: readonly Topic[] = [
  plainRule({
    id: "plain-rules/impending-creatures",
    title: { fr: "Impending", en: "Impending" },
    about: [["impending", "impending-keyword"]],
    verdict: "no",
    says: {
      fr: "un permanent lancé pour son coût d’impending n’est pas une créature tant qu’il a un marqueur «\u00a0temps\u00a0»\u202f; un marqueur s’en va à chacune de vos étapes de fin, et sans marqueur il est une créature",
      en: "a permanent cast for its impending cost is not a creature as long as it has a time counter; one counter is removed in each of your end steps, and with none left it is a creature",
    },
    because: {
      fr: "Lancé normalement, c’est une créature dès l’arrivée. Devenu créature à l’étape de fin, il peut attaquer à votre tour suivant.",
      en: "Cast normally it is a creature at once. Having become a creature in your end step, it can attack in your next turn.",
    },
    rules: ["702.176a"],
    questions: {
      fr: [
        "Mon Overlord lancé avec impending est-il une créature tant qu’il a des marqueurs temps\u202f?",
        "Une Colère de Dieu détruit-elle mon permanent impending qui a encore des marqueurs\u202f?",
        "Puis-je attaquer avec un permanent impending qui a un marqueur temps\u202f?",
        "~Comment fonctionne impending 4\u202f?",
        "Mon Overlord impending a deux compteurs temps, il peut bloquer\u202f?",
      ],
      en: [
        "Is my Overlord cast for its impending cost a creature while it has time counters?",
        "Does Wrath of God destroy my impending permanent that still has time counters?",
        "Can I attack with an impending permanent that has a time counter?",
        "~When does a permanent with impending become a creature?",
        "My Overlord cast with impending has two time counters. Can it block?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/saddled-mounts",
    title: { fr: "Seller une monture", en: "Saddle" },
    about: [["saddle"]],
    turned: ["instant-timing", "opponents-turn", "respond"],
    verdict: "yes",
    says: {
      fr: "vous pouvez seller avec des créatures dégagées de force totale N ou plus, même arrivées ce tour-ci, mais seulement comme un rituel et sans la monture elle-même",
      en: "you may saddle by tapping other untapped creatures with total power N or more, even summoning-sick ones, but only as a sorcery and never with the Mount itself",
    },
    because: {
      fr: "Sellée jusqu’à la fin du tour, la monture reste une créature dans tous les cas et peut attaquer sans être sellée.",
      en: "It is saddled until end of turn; a Mount is a creature anyway and may attack unsaddled.",
    },
    rules: ["702.171a", "702.171c"],
    questions: {
      fr: [
        "Puis-je seller (saddle) ma monture avec une créature qui a le mal d’invocation\u202f?",
        "!Puis-je seller (saddle) une monture pendant le tour de mon adversaire\u202f?",
        "Puis-je engager deux petites créatures pour atteindre la force de saddle 3\u202f?",
        "~Comment fonctionne saddle\u202f?",
        "Ma 4/4 jouée ce tour-ci peut-elle saddle ma monture\u202f?",
      ],
      en: [
        "Can I saddle my Mount with a summoning sick creature?",
        "!Can I saddle a Mount on my opponent’s turn?",
        "May I tap two small creatures to reach the power for saddle 3?",
        "~How does saddle work?",
        "Is a 4/4 I cast this turn able to saddle my Mount?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/stationed-spacecraft",
    title: { fr: "Station", en: "Station" },
    about: [["station-keyword", "spacecraft"]],
    turned: ["instant-timing", "opponents-turn", "respond"],
    verdict: "yes",
    says: {
      fr: "pour stationner, vous engagez une autre créature dégagée, même arrivée ce tour-ci, comme un rituel\u00a0: le vaisseau reçoit autant de marqueurs «\u00a0charge\u00a0» que sa force, et il garde ses capacités tant qu’il a assez de marqueurs",
      en: "to station you tap another untapped creature, even a summoning-sick one, as a sorcery: the Spacecraft gets charge counters equal to its power and keeps its abilities while it has enough counters",
    },
    because: {
      fr: "On peut stationner plusieurs fois par tour. Devenu créature, il n’est pas une créature jusqu’à la fin du tour seulement\u00a0: il le reste.",
      en: "You may station several times a turn. Once it is a creature it stays one, not just until end of turn.",
    },
    rules: ["702.184a", "721.2b"],
    questions: {
      fr: [
        "Puis-je engager une créature avec le mal d’invocation pour la capacité station\u202f?",
        "!Puis-je utiliser la capacité station pendant le tour adverse\u202f?",
        "Mon vaisseau devenu créature grâce à station le reste-t-il au tour suivant\u202f?",
        "~Comment fonctionne station\u202f?",
        "J’engage ma 5/5 posée ce tour-ci pour stationner mon Spacecraft, il prend cinq marqueurs\u202f?",
      ],
      en: [
        "Can I tap a summoning sick creature to station?",
        "!Can I use station on my opponent’s turn?",
        "Does my Spacecraft stay a creature next turn once it has enough charge counters?",
        "~How does station work?",
        "I tap a fresh 5/5 to station my Spacecraft. Does it get five charge counters?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/speed-increases",
    title: { fr: "La vitesse", en: "Speed" },
    about: [["start-your-engines", "max-speed", "player-speed"]],
    turned: ["opponents-turn", "second-time", "twice"],
    verdict: "yes",
    says: {
      fr: "votre vitesse augmente de 1, une fois par tour et seulement pendant votre tour, quand un adversaire perd des points de vie, de n’importe quelle façon, jusqu’à 4\u202f; elle ne redescend pas, même sans permanent",
      en: "your speed increases by 1, once each turn and only during your turn, when an opponent loses life in any way, up to 4; it never drops, even without a permanent that cares",
    },
    because: {
      fr: "La vitesse commence à 1 dès que vous contrôlez un permanent avec Start your engines!.",
      en: "Speed starts at 1 as soon as you control a permanent with start your engines.",
    },
    rules: ["702.179a", "702.179d", "702.179e"],
    questions: {
      fr: [
        "Ma vitesse (speed) augmente-t-elle si mon adversaire perd un point de vie sans combat pendant mon tour\u202f?",
        "!Ma vitesse (speed) augmente-t-elle pendant le tour de mon adversaire\u202f?",
        "Est-ce que je garde ma vitesse (speed) si mon permanent Start your engines est détruit\u202f?",
        "~Comment augmente-t-on la vitesse (speed) jusqu’à max speed\u202f?",
        "Une goutte de vie perdue avec un ping pendant mon tour\u00a0: max speed se rapproche\u202f?",
      ],
      en: [
        "Does my speed increase if my opponent loses life outside combat during my turn?",
        "!Does my speed increase on my opponent’s turn?",
        "Do I keep my speed if my start your engines permanent is destroyed?",
        "~How does speed go up to max speed?",
        "I ping them on my turn for one. Does my speed go up?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/solved-cases",
    title: { fr: "Résoudre une enquête (Case)", en: "Solving a Case" },
    about: [
      ["case-card"],
      ["solved", "condition", "end-step", "keep", "keeps", "still", "no-longer-met"],
    ],
    verdict: "yes",
    says: {
      fr: "une Case est résolue au début de votre étape de fin si sa condition est remplie à ce moment-là et le reste ensuite\u00a0: elle reste résolue même si la condition ne l’est plus",
      en: "a Case becomes solved at the beginning of your end step if its condition is met then, and stays solved afterwards: it remains so even if the condition is no longer met",
    },
    because: {
      fr: "La condition est vérifiée de nouveau à la résolution. Partie puis revenue, la Case est un nouvel objet non résolu.",
      en: "The condition is checked again on resolution. A Case that leaves and returns is a new, unsolved object.",
    },
    rules: ["719.3a", "719.3b", "702.169a"],
    questions: {
      fr: [
        "Ma Case résolue (solved) le reste-t-elle si sa condition n’est plus remplie\u202f?",
        "La condition de ma Case doit-elle être remplie à mon étape de fin\u202f?",
        "Une Case (solved) résolue garde-t-elle sa capacité aux tours suivants\u202f?",
        "~Comment une Case devient-elle résolue (solved)\u202f?",
        "Ma Case était solved et je perds mes créatures, elle reste résolue\u202f?",
      ],
      en: [
        "Does my solved Case stay solved if its condition is no longer met?",
        "Must the condition of my Case be met in my end step?",
        "Does a solved Case keep its ability on later turns?",
        "~When does a Case become solved in my end step?",
        "My Case got solved and then I lost my creatures. Is it still solved?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/chosen-chapters",
    title: { fr: "La lecture rapide", en: "Read ahead" },
    about: [["read-ahead"], ["saga", "saga-counters", "final-chapter", "chapter-word"]],
    verdict: "no",
    says: {
      fr: "avec lecture rapide, la saga arrive avec autant de marqueurs «\u00a0sapience\u00a0» que le chapitre choisi et seul ce chapitre se déclenche\u00a0: les chapitres précédents sont sautés",
      en: "with read ahead the Saga enters with the number of lore counters you choose and only that chapter triggers: earlier chapters are skipped",
    },
    because: {
      fr: "Aux tours suivants, la saga avance normalement\u202f; après le dernier chapitre elle est sacrifiée.",
      en: "On later turns the Saga goes on as usual and is sacrificed after its final chapter.",
    },
    rules: ["702.155a", "702.155b"],
    questions: {
      fr: [
        "Avec lecture rapide (read ahead), si je choisis le chapitre 2, le chapitre 1 se déclenche-t-il\u202f?",
        "Les chapitres sautés par lecture rapide (read ahead) se déclenchent-ils plus tard\u202f?",
        "Si je commence au chapitre 3 avec read ahead, est-ce que les trois chapitres se déclenchent\u202f?",
        "~Comment fonctionne une saga avec lecture rapide (read ahead)\u202f?",
        "Ma saga read ahead arrive à trois marqueurs, j’ai aussi les effets 1 et 2\u202f?",
      ],
      en: [
        "With read ahead, if I choose chapter 2, does chapter 1 trigger?",
        "Do chapters skipped with read ahead trigger later?",
        "If I start on chapter 3 with read ahead, do all three chapters trigger?",
        "~How does a Saga with read ahead work?",
        "My read ahead Saga enters with three lore counters. Do I get chapters one and two as well?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/awakened-lands",
    title: { fr: "L’éveil", en: "Awaken" },
    about: [["awaken"]],
    verdict: "yes",
    says: {
      fr: "le terrain éveillé devient pour de bon une créature 0/0 avec N marqueurs +1/+1 et la célérité, tout en restant un terrain\u00a0: il peut attaquer ce tour-ci et produire du mana, et il meurt comme une créature",
      en: "the awakened land becomes, for good, a 0/0 creature with N +1/+1 counters and haste while still a land: it can attack this turn and tap for mana, and it dies like a creature",
    },
    because: {
      fr: "Le terrain n’est ciblé que si le coût d’éveil est payé\u202f; si une autre cible est devenue illégale, il est éveillé quand même.",
      en: "The land is targeted only if the awaken cost is paid; if another target has become illegal, it is awakened all the same.",
    },
    rules: ["702.113a", "702.113b"],
    questions: {
      fr: [
        "Le terrain éveillé (awaken) peut-il attaquer ce tour-ci\u202f?",
        "Un terrain éveillé (awaken) reste-t-il une créature aux tours suivants\u202f?",
        "Un terrain avec awaken peut-il encore produire du mana\u202f?",
        "~Comment fonctionne l’éveil (awaken)\u202f?",
        "J’ai awaken une île avec quatre marqueurs, elle tape dès ce tour\u202f?",
      ],
      en: [
        "Can a land I awaken attack this turn?",
        "Does an awakened land stay a creature on later turns?",
        "Can an awakened land still tap for mana?",
        "~How does awaken work?",
        "I awaken an Island with four counters. May it attack right away?",
      ],
    },
  }),
];
