import { archetypeAnswersFr } from "./archetype-answers-fr.ts";
import { deckAnswersFr } from "./deck-answers-fr.ts";
import { planAnswersFr } from "./plan-answers-fr.ts";
import { reportFr } from "./report-fr.ts";
import { subjectAnswersFr } from "./subject-answers-fr.ts";
import { valuesFr } from "./values-fr.ts";
import { winsFr } from "./wins-fr.ts";

/** What the Forge answers with. Only the server writes answers, so the pages do not load it. */
export const strategyFr = {
  report: reportFr,
  values: valuesFr,
  sections: {
    nearby: "Je sais répondre à",
    playAround: "Jouer autour",
    cardTexts: "Ce que disent les cartes",
    reasons: "Pourquoi",
    rulesCited: "Règles",
    cardRole: "Rôle de la carte",
    archetype: "Archétype",
    averageStrength: "Force et endurance",
    deadLate: "En fin de partie",
    backup: "Autres plans",
    pitch: "Cartes à exiler",
    prices: "Prix",
    ratings: "Notes sur 10",
    synergies: "Synergies",
    copyCounts: "Par nombre d’exemplaires",
    tribes: "Types de créatures",
    matchups: "Face aux autres decks",
    sideboard: "Dans la réserve",
    castTurn: "Chances par tour",
    turnPlays: "Cartes jouables",
    manaOfTurn: "Mana par tour",
    commander: "Commandant",
    copyChoice: "Exemplaires",
    otherDeck: "Ce deck",
    against: "Réponses",
    combos: "Combos",
    plan: "Plan de jeu",
    keyCards: "Cartes clés",
    matching: "Cartes trouvées",
    costs: "Par valeur de mana",
    cuts: "À couper",
    tappedCuts: "À couper",
    adds: "À ajouter",
    threats: "Réponses et menaces",
    hand: "Votre main de départ",
    compare: "Comparaison",
    fit: "Place dans le deck",
    lands: "Terrains",
    colors: "Couleurs",
    curve: "Courbe de mana",
    types: "Types de cartes",
    roles: "Rôles",
    legality: "Légalité",
    copies: "Exemplaires",
    odds: "Chances par tour",
    mulligan: "Main de départ",
    bracket: "Brackets",
    size: "Construction",
    wins: "Conditions de victoire",
    clock: "Parties simulées",
    overview: "Écarts avec l’usage",
  },
  findings: {
    ...archetypeAnswersFr,
    ...deckAnswersFr,
    ...planAnswersFr,
    ...subjectAnswersFr,
    kindCount_zero: "Aucune carte de ce type : {{kind}}.",
    kindCount_one: "Une carte de ce type : {{kind}}.",
    kindCount_other: "{{count}} cartes de ce type : {{kind}}.",
    kindCards: "{{cards}}.",
    dearest: "La carte la plus chère est {{card}}, de valeur de mana {{value}}.",
    dearestLine: "{{card}} : {{value}}",
    winsByCombo_one: "Ce deck peut gagner avec un combo, et autrement.",
    winsByCombo_other: "Ce deck peut gagner avec {{count}} combos, et autrement.",
    winsUnknown: "Aucune carte ne finit la partie à elle seule : le deck gagne petit à petit.",
    winsWithout: "Pas de combo connu. Vous gagnez par :",
    wins: winsFr,
    landCount_zero: "Votre deck ne compte aucun terrain.",
    landCount_one: "Votre deck compte un terrain, soit {{share}} de ses cartes.",
    landCount_other: "Votre deck compte {{count}} terrains sur {{cards}} cartes, soit {{share}}.",
    landCountModal_zero:
      "Votre deck ne compte aucun terrain, sur {{cards}} cartes ({{share}} avec ses cartes recto verso jouables en terrains : {{modal}}).",
    landCountModal_one:
      "Votre deck compte un terrain, sur {{cards}} cartes ({{share}} avec ses cartes recto verso jouables en terrains : {{modal}}).",
    landCountModal_other:
      "Votre deck compte {{count}} terrains, sur {{cards}} cartes ({{share}} avec ses cartes recto verso jouables en terrains : {{modal}}).",
    landsCounted_zero:
      "Comptées comme terrains : cartes recto verso jouables en terrains ({{modal}}).",
    landsCounted_one:
      "Comptés comme terrains : un terrain, et cartes recto verso jouables en terrains ({{modal}}).",
    landsCounted_other:
      "Comptés comme terrains : {{count}} terrains, et cartes recto verso jouables en terrains ({{modal}}).",
    landsBelow_one:
      "Pour cette courbe, la formule de Karsten donne {{least}} à {{most}} terrains : il en manque au moins un.",
    landsBelow_other:
      "Pour cette courbe, la formule de Karsten donne {{least}} à {{most}} terrains : il en manque au moins {{count}}.",
    landsBelowModal:
      "Pour cette courbe, la formule de Karsten donne {{least}} à {{most}} terrains : même en comptant les cartes recto verso qui se jouent aussi comme terrains ({{modal}}), il en manque {{count}}.",
    landsWithModal:
      "Pour cette courbe, la formule de Karsten donne {{least}} à {{most}} terrains : la liste en a {{lands}}, et des cartes recto verso qui se jouent aussi comme terrains ({{modal}}).",
    landsAbove_one:
      "Pour cette courbe, la formule de Karsten donne {{least}} à {{most}} terrains : vous en jouez un de plus.",
    landsAbove_other:
      "Pour cette courbe, la formule de Karsten donne {{least}} à {{most}} terrains : vous en jouez {{count}} de plus.",
    landsWithRamp:
      "Pour cette courbe, la formule de Karsten donne {{least}} à {{most}} terrains : la liste en a {{lands}}, et les cartes qui donnent du mana ou réduisent les coûts compensent le reste ({{ramp}}).",
    landsWithUses:
      "Pour cette courbe, la formule de Karsten donne {{least}} à {{most}} terrains : la liste en a {{lands}}, dont {{useful}} font plus que du mana.",
    landsForLandfall:
      "Pour cette courbe, la formule de Karsten donne {{least}} à {{most}} terrains : la liste en a {{lands}}, ce que demande son landfall ({{landfall}}).",
    landsWithin: "Le nombre de terrains convient à la courbe ({{least}} à {{most}}, Karsten).",
    keepableHand:
      "Une main de départ de sept cartes contient {{least}} à {{most}} terrains dans {{chance}} des cas.",
    landsByTurn: "Terrains vus au tour {{turn}}, en moyenne : {{count}}.",
    landsGeneral:
      "En {{format}}, la formule de Karsten donne {{least}} à {{most}} terrains selon la courbe, avant d’en retrancher pour le ramp et la pioche bon marché.",
    landsDefault: "Sans courbe encore, partez de {{lands}} terrains sur 60 cartes.",
    landsForAverage: "Valeur de mana moyenne {{average}} : {{least}} à {{most}} terrains.",
    landsCheap:
      "Trois ou quatre cartes de pioche ou de ramp à deux manas ou moins remplacent environ un terrain.",
    colorShort:
      "Le {{color}} manque de sources : {{asked}} des symboles de mana, mais {{made}} des sources.",
    colorsBalanced: "Les sources de mana correspondent aux couleurs des coûts.",
    noColors: "Les coûts ne demandent aucune couleur.",
    oneColor: "Les coûts n’ont qu’une couleur.",
    sourcesShort_one:
      "{{color}} : {{count}} source, la table de Karsten en demande {{needed}} pour jouer {{card}} à temps.",
    sourcesShort_other:
      "{{color}} : {{count}} sources, la table de Karsten en demande {{needed}} pour jouer {{card}} à temps.",
    sourcesEnough_one:
      "{{color}} : {{count}} source, assez pour {{card}} ({{needed}} selon la table de Karsten).",
    sourcesEnough_other:
      "{{color}} : {{count}} sources, assez pour {{card}} ({{needed}} selon la table de Karsten).",
    colorLine: "{{color}} : symboles dans les coûts, {{pips}} ({{asked}}) ; sources, {{sources}}.",
    curve_one:
      "Hors terrains, la valeur de mana moyenne est de {{average}} ; le plus grand groupe coûte {{peak}} ({{count}} carte).",
    curve_other:
      "Hors terrains, la valeur de mana moyenne est de {{average}} ; le plus grand groupe coûte {{peak}} ({{count}} cartes).",
    curveBeyond: {
      average:
        "Valeur de mana moyenne : {{value}}, alors que neuf listes de ce genre sur dix ont {{bound}} ou moins.",
      early:
        "Cartes de valeur de mana 2 ou moins : {{value}}, alors que neuf listes de ce genre sur dix en ont au moins {{bound}}.",
      late: "Cartes de valeur de mana 5 ou plus : {{value}}, alors que neuf listes de ce genre sur dix en ont {{bound}} au plus.",
      plan: "Valeur de mana moyenne : {{value}}, alors que les decks de ce plan ont {{bound}} ou moins.",
    },
    curveWithin:
      "Votre courbe ressemble à celle de neuf listes de ce genre sur dix : une valeur de mana moyenne de {{bound}} au plus.",
    curveBar: "Valeur de mana {{value}} : {{count}}",
    curveEnd: "Valeur de mana {{value}} et plus : {{count}}",
    curveLate_one:
      "À cinq manas ou plus : {{count}} carte, soit {{share}} des cartes qui ne sont pas des terrains.",
    curveLate_other:
      "À cinq manas ou plus : {{count}} cartes, soit {{share}} des cartes qui ne sont pas des terrains.",
    typeCount: "{{type}} : {{count}}, soit {{share}} du deck.",
    typeCounts_one: "Le deck joue {{count}} type de cartes.",
    typeCounts_other: "Le deck joue {{count}} types de cartes.",
    typeLine: "{{type}} : {{count}} ({{share}})",
    cardOfRole: "Oui : {{card}} a ce rôle ({{role}}).",
    cardNotOfRole: "Non : {{card}} n’a pas ce rôle ({{role}}).",
    roleCount_zero: "{{role}} : aucune carte.",
    roleCount_one: "{{role}} : une carte.",
    roleCount_other: "{{role}} : {{count}} cartes.",
    roleCards: "{{role}} : {{cards}}.",
    tokenKinds_one: "Le deck crée des jetons d’une seule sorte.",
    tokenKinds_other: "Le deck crée des jetons de {{count}} sortes.",
    tokenKind: "Jetons {{kind}} : {{cards}}.",
    tokensCopies: "Jetons qui sont des copies : {{cards}}.",
    tokensOther: "Autres jetons : {{cards}}.",
    cardsUnknown_one: "Une carte inconnue n’est pas comptée ici.",
    cardsUnknown_other: "{{count}} cartes inconnues ne sont pas comptées ici.",
    roleBelow: "{{role}} : {{count}}, sous l’usage en Commander ({{least}} à {{most}}).",
    roleBelowOpen: "{{role}} : {{count}}, sous l’usage en Commander ({{least}} au moins).",
    roleAbove: "{{role}} : {{count}}, au-dessus de l’usage en Commander ({{least}} à {{most}}).",
    roleWithin: "{{role}} : {{count}}, dans l’usage en Commander ({{least}} à {{most}}).",
    roleWithinOpen: "{{role}} : {{count}}, dans l’usage en Commander ({{least}} au moins).",
    roleHabit: "{{role}} : un deck Commander en joue d’ordinaire {{least}} à {{most}}.",
    roleHabitOpen: "{{role}} : un deck Commander en joue d’ordinaire {{least}} au moins.",
    habitsOnly: "Ce sont des repères : votre deck peut avoir de bonnes raisons de s’en écarter.",
    readFromSummaries_one:
      "Le rôle d’une carte est lu dans nos résumés, sans le texte officiel : il peut être incomplet.",
    readFromSummaries_other:
      "Le rôle de {{count}} cartes est lu dans nos résumés, sans leur texte officiel : il peut être incomplet.",
    notRead_one: "Une carte sans texte connu n’est pas comptée.",
    notRead_other: "{{count}} cartes sans texte connu ne sont pas comptées.",
    cardLegal: "{{card}} est légale en {{format}}.",
    cardBanned: "{{card}} est bannie en {{format}}.",
    cardRestricted: "{{card}} est restreinte en {{format}} : un seul exemplaire.",
    cardNotInFormat: "{{card}} n’est pas légale en {{format}}.",
    cardUnknown: "Je ne connais pas cette carte : je ne peux pas dire si elle est légale.",
    insideIdentity: "{{card}} respecte l’identité couleur de {{commander}}.",
    outsideIdentity: "{{card}} sort de l’identité couleur de {{commander}}.",
    deckLegal: "Le deck est légal en {{format}}.",
    deckLegalIn: "Telle quelle, la liste est légale en : {{formats}}.",
    weighedAs:
      "Une bonne part de la liste n’est pas légale en {{filed}} (cartes : {{count}}) : les cartes sont pesées ici comme en {{format}}, où la liste a sa place.",
    deckIllegal_one: "Le deck n’est pas légal en {{format}} : un problème.",
    deckIllegal_other: "Le deck n’est pas légal en {{format}} : {{count}} problèmes.",
    deckUnknown_one: "Aucun problème trouvé en {{format}}, mais une carte est inconnue.",
    deckUnknown_other: "Aucun problème trouvé en {{format}}, mais {{count}} cartes sont inconnues.",
    copies_one: "Votre deck joue un exemplaire : {{card}}.",
    copies_other: "Votre deck joue {{count}} exemplaires : {{card}}.",
    copiesNone: "Votre deck ne joue pas {{card}}.",
    copiesCommander: "{{card}} est le commandant, dans la zone de commandement.",
    copiesOpening: "La carte est dans la main de départ dans {{chance}} des cas.",
    oddsCard:
      "D’ici au tour {{turn}}, vous piochez {{card}} dans {{chance}} des cas ({{deck}} cartes).",
    oddsCardOpening:
      "{{card}} est dans la main de départ dans {{chance}} des cas ({{deck}} cartes).",
    oddsRole:
      "D’ici au tour {{turn}}, vous piochez au moins une carte de ce genre ({{copies}} dans le deck) dans {{chance}} des cas : {{role}}.",
    oddsRoleOpening:
      "La main de départ contient au moins une carte de ce genre ({{copies}} dans le deck) dans {{chance}} des cas : {{role}}.",
    oddsLands_one:
      "D’ici au tour {{turn}}, vous avez vu au moins un terrain dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
    oddsLands_other:
      "D’ici au tour {{turn}}, vous avez vu au moins {{count}} terrains dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
    oddsLandsOpening_one:
      "La main de départ contient au moins un terrain dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
    oddsLandsOpening_other:
      "La main de départ contient au moins {{count}} terrains dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
    oddsByTurn: "Tour {{turn}} : {{chance}}.",
    mulligan_one:
      "Avec {{count}} terrain sur {{deck}} cartes, vous gardez la première main dans {{keeps}} des cas ; avec un mulligan au plus, {{after}}.",
    mulligan_other:
      "Avec {{count}} terrains sur {{deck}} cartes, vous gardez la première main dans {{keeps}} des cas ; avec un mulligan au plus, {{after}}.",
    handTooFew: "Zéro ou un terrain : {{chance}}",
    handWithLands: "{{lands}} terrains : {{chance}}",
    handTooMany: "Six ou sept terrains : {{chance}}",
    bracketsGeneral:
      "Ce qui sépare les brackets : Game Changers, combos à deux cartes, destruction massive de terrains, tours supplémentaires.",
    bracket1: "1 Exhibition : aucun Game Changer, le thème passe avant la victoire.",
    bracket2:
      "2 Core : aucun Game Changer, pas de combo infini à deux cartes ; des decks simples, des victoires que l’on voit venir, huit tours au moins.",
    bracket3:
      "3 Upgraded : trois Game Changers au plus, pas de combo à deux cartes en début de partie, pas de destruction massive de terrains.",
    bracket4:
      "4 Optimized : Game Changers et combos sans limite, seule la liste des cartes bannies compte.",
    bracket5: "5 cEDH : comme le 4, construit pour gagner des tournois dans un métagame connu.",
    deckBracket: "Ce deck relève du bracket {{bracket}}.",
    sizeAtLeast: "En {{format}}, un deck compte au moins {{cards}} cartes.",
    sizeExactly: "En {{format}}, un deck compte exactement {{cards}} cartes, commandant compris.",
    copiesMost:
      "{{copies}} exemplaires au plus de chaque carte, deck et réserve réunis, sauf les terrains de base.",
    copiesOne: "Un seul exemplaire de chaque carte, sauf les terrains de base.",
    copiesFree: "Autant d’exemplaires que votre pool de cartes en contient.",
    sideboardMost: "Une réserve de {{sideboard}} cartes au plus.",
    sideboardNone: "Pas de réserve.",
    sideboardFree: "Les cartes ouvertes qui ne sont pas dans le deck forment la réserve.",
    overviewBoth:
      "Trop peu : {{few}}. Beaucoup : {{many}}. Valeur de mana moyenne : {{average}}. Terrains : {{lands}}.",
    overviewFew: "Trop peu : {{few}}. Valeur de mana moyenne : {{average}}. Terrains : {{lands}}.",
    overviewMany:
      "Beaucoup : {{many}}. Valeur de mana moyenne : {{average}}. Terrains : {{lands}}.",
    overviewUsual:
      "Tout est dans la norme de Commander. Valeur de mana moyenne : {{average}}. Terrains : {{lands}}.",
    overviewFits:
      "Terrains et couleurs conviennent aux coûts. Valeur de mana moyenne : {{average}}. Terrains : {{lands}}.",
    oddsWithLands: "Avec {{count}} terrains : {{chance}}.",
    turnPlaysMana: "Tour {{turn}}, {{count}} manas : {{cards}}.",
    clauseLeft: "Je ne réponds pas à ceci : « {{text}} ».",
    ruleSays: "{{number}}, texte officiel en anglais : {{text}}",
    ruleSaysOurs: "{{number}}, dans nos mots : {{text}}",
    cardSays: "{{card}} : {{text}}",
    cardSaysSized: "{{card}} ({{power}}/{{toughness}}) : {{text}}",
    askTheOracle: "C’est une question de règles : posez-la à l’Oracle.",
    nearbyQuestion: "{{question}} ?",
    choiceUnsettled:
      "Je sais compter, pas conseiller une carte plutôt qu’une autre. Voici ce que dit la liste.",
    deckUnsettled:
      "La liste seule ne répond pas à cela. Demandez plutôt : le plan du deck, ses notes sur 10, quoi couper ou ajouter, ce qui le bat, ses combos, une chance de pioche, ou ses cartes par type, rôle, coût ou texte.",
    generalUnsettled:
      "Je sais compter, pas juger. Demandez : terrains, ramp ou pioche d’un format, sources pour un coût, chances de pioche, légalité d’une carte, brackets. Pour une question sur un de vos decks, ouvrez son chat.",
  },
} as const;
