/** What the Forge answers with; only the server writes answers, so the pages do not load it. */
export const strategyFr = {
  values: {
    percent: "{{value}} %",
    below1: "moins de 1 %",
    above99: "plus de 99 %",
    card: "{{name}}",
    cardWithCopies: "{{name}} (×{{copies}})",
    none: "aucune",
    roles: {
      ramp: "accélération de mana",
      draw: "pioche",
      removal: "gestion ciblée (removal)",
      wipe: "balayage (wrath)",
      counterspell: "contresort",
      tutor: "recherche dans la bibliothèque",
      recursion: "retour du cimetière",
      protection: "protection",
      tokens: "création de jetons",
      lifegain: "gain de points de vie",
      fastMana: "mana rapide",
      graveyardHate: "neutralisation des cimetières",
      stax: "entraves (stax)",
      landDenial: "destruction massive de terrains",
      extraTurn: "tour supplémentaire",
      winCondition: "condition de victoire",
      sacrifice: "sacrifice à volonté",
      blink: "exil et retour (blink)",
    },
    colors: { W: "blanc", U: "bleu", B: "noir", R: "rouge", G: "vert", C: "incolore" },
    types: {
      creature: "Créatures",
      instant: "Éphémères",
      sorcery: "Rituels",
      enchantment: "Enchantements",
      artifact: "Artefacts",
      planeswalker: "Planeswalkers",
      land: "Terrains",
      tribal: "Tribal",
      battle: "Batailles",
    },
  },
  sections: {
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
    overview: "Écarts avec l’usage",
  },
  findings: {
    landCount: "Votre deck compte {{lands}} terrains sur {{cards}} cartes, soit {{share}}.",
    landsBelow_one:
      "Pour une telle courbe, les decks comparables jouent {{least}} à {{most}} terrains : il en manque au moins un.",
    landsBelow_other:
      "Pour une telle courbe, les decks comparables jouent {{least}} à {{most}} terrains : il en manque au moins {{count}}.",
    landsAbove_one:
      "Pour une telle courbe, les decks comparables jouent {{least}} à {{most}} terrains : il y en a un de plus.",
    landsAbove_other:
      "Pour une telle courbe, les decks comparables jouent {{least}} à {{most}} terrains : il y en a {{count}} de plus.",
    landsWithin: "C’est ce que jouent les decks comparables : {{least}} à {{most}} terrains.",
    keepableHand:
      "Une main de départ de sept cartes contient {{least}} à {{most}} terrains dans {{chance}} des cas.",
    landsByTurn: "Au tour {{turn}}, vous avez vu {{count}} terrains en moyenne.",
    landsGeneral:
      "En {{format}}, les decks jouent le plus souvent {{least}} à {{most}} terrains, selon leur courbe.",
    landsForAverage: "Valeur de mana moyenne {{average}} : {{least}} à {{most}} terrains.",
    landsCheap:
      "Trois ou quatre cartes de pioche ou d’accélération à deux manas ou moins remplacent environ un terrain.",
    colorShort:
      "Le {{color}} manque de sources : {{asked}} des symboles de mana, mais {{made}} des sources.",
    colorsBalanced: "Les sources de mana suivent les couleurs que les coûts demandent.",
    oneColor: "Les coûts ne demandent qu’une couleur.",
    colorLine:
      "{{color}} : {{pips}} symboles dans les coûts ({{asked}}), {{sources}} sources ({{made}}).",
    curve:
      "La valeur de mana moyenne est de {{average}} ; le plus grand groupe coûte {{peak}} ({{count}} cartes).",
    curveBar: "Valeur de mana {{value}} : {{count}}",
    curveEnd: "Valeur de mana {{value}} et plus : {{count}}",
    curveLate:
      "À cinq manas ou plus : {{count}} cartes, soit {{share}} des cartes qui ne sont pas des terrains.",
    typeCount: "{{type}} : {{count}}, soit {{share}} du deck.",
    typeCounts: "Le deck réunit {{count}} types de cartes.",
    typeLine: "{{type}} : {{count}} ({{share}})",
    roleCount_zero: "Aucune carte n’a ce rôle : {{role}}.",
    roleCount_one: "Une carte a ce rôle : {{role}}.",
    roleCount_other: "{{count}} cartes ont ce rôle : {{role}}.",
    roleCards: "{{role}} : {{cards}}.",
    roleBelow: "{{role}} : {{count}}, sous l’usage en Commander ({{least}} à {{most}}).",
    roleBelowOpen: "{{role}} : {{count}}, sous l’usage en Commander ({{least}} au moins).",
    roleAbove: "{{role}} : {{count}}, au-dessus de l’usage en Commander ({{least}} à {{most}}).",
    roleWithin: "{{role}} : {{count}}, dans l’usage en Commander ({{least}} à {{most}}).",
    roleWithinOpen: "{{role}} : {{count}}, dans l’usage en Commander ({{least}} au moins).",
    roleHabit: "{{role}} : un deck Commander en joue d’ordinaire {{least}} à {{most}}.",
    roleHabitOpen: "{{role}} : un deck Commander en joue d’ordinaire {{least}} au moins.",
    habitsOnly:
      "Ce sont des usages, pas des règles : un deck a souvent de bonnes raisons de s’en écarter.",
    readFromSummaries_one:
      "Le rôle d’une carte est lu dans nos résumés, sans le texte officiel : il peut être incomplet.",
    readFromSummaries_other:
      "Le rôle de {{count}} cartes est lu dans nos résumés, sans leur texte officiel : il peut être incomplet.",
    notRead_one: "Une carte sans texte connu n’est pas comptée.",
    notRead_other: "{{count}} cartes sans texte connu ne sont pas comptées.",
    cardLegal: "{{card}} est autorisée en {{format}}.",
    cardBanned: "{{card}} est bannie en {{format}}.",
    cardRestricted: "{{card}} est restreinte en {{format}} : un seul exemplaire.",
    cardNotInFormat: "{{card}} ne fait pas partie des cartes du format {{format}}.",
    insideIdentity: "{{card}} respecte l’identité couleur de {{commander}}.",
    outsideIdentity: "{{card}} sort de l’identité couleur de {{commander}}.",
    deckLegal: "Le deck est conforme au format {{format}}.",
    deckIllegal_one: "Le deck n’est pas conforme au format {{format}} : un problème.",
    deckIllegal_other: "Le deck n’est pas conforme au format {{format}} : {{count}} problèmes.",
    deckUnknown_one: "Rien ne s’oppose au format {{format}}, mais une carte n’est pas connue.",
    deckUnknown_other:
      "Rien ne s’oppose au format {{format}}, mais {{count}} cartes ne sont pas connues.",
    copies_one: "Votre deck joue un exemplaire : {{card}}.",
    copies_other: "Votre deck joue {{count}} exemplaires : {{card}}.",
    copiesNone: "Votre deck ne joue pas {{card}}.",
    copiesCommander: "{{card}} mène le deck depuis la zone de commandement.",
    copiesOpening: "La carte est dans la main de départ dans {{chance}} des cas.",
    oddsCard:
      "D’ici au tour {{turn}}, vous piochez {{card}} dans {{chance}} des cas ({{seen}} cartes vues sur {{deck}}).",
    oddsCardOpening:
      "{{card}} est dans la main de départ dans {{chance}} des cas ({{deck}} cartes).",
    oddsRole:
      "D’ici au tour {{turn}}, vous piochez au moins une de ces {{copies}} cartes dans {{chance}} des cas : {{role}}.",
    oddsRoleOpening:
      "La main de départ contient au moins une de ces {{copies}} cartes dans {{chance}} des cas : {{role}}.",
    oddsLands:
      "D’ici au tour {{turn}}, vous avez vu au moins {{least}} terrains dans {{chance}} des cas ({{lands}} terrains sur {{deck}} cartes).",
    oddsLandsOpening:
      "La main de départ contient au moins {{least}} terrains dans {{chance}} des cas ({{lands}} terrains sur {{deck}} cartes).",
    oddsByTurn: "Tour {{turn}} : {{play}} en commençant, {{draw}} sinon.",
    mulligan:
      "Avec {{lands}} terrains sur {{deck}} cartes, la première main se garde dans {{keeps}} des cas ; avec un mulligan au plus, {{after}}.",
    handTooFew: "Zéro ou un terrain : {{chance}}",
    handWithLands: "{{lands}} terrains : {{chance}}",
    handTooMany: "Six ou sept terrains : {{chance}}",
    bracketsGeneral:
      "Les Game Changers, les combos à deux cartes, la destruction de terrains et les tours supplémentaires séparent les brackets.",
    bracket1: "1 Exhibition : aucun Game Changer, le thème passe avant la victoire.",
    bracket2:
      "2 Core : aucun Game Changer, pas de combo infini à deux cartes, niveau d’un deck préconstruit.",
    bracket3:
      "3 Upgraded : trois Game Changers au plus, pas de combo à deux cartes en début de partie, pas de destruction massive de terrains.",
    bracket4:
      "4 Optimized : Game Changers et combos sans limite, seule la liste des cartes bannies compte.",
    bracket5: "5 cEDH : comme le 4, dans un esprit de tournoi et pour un métagame précis.",
    deckBracket: "Ce deck relève du bracket {{bracket}}.",
    sizeAtLeast: "En {{format}}, un deck compte au moins {{cards}} cartes.",
    sizeExactly: "En {{format}}, un deck compte exactement {{cards}} cartes, commandant compris.",
    copiesMost:
      "{{copies}} exemplaires au plus de chaque carte, deck et réserve réunis, sauf les terrains de base.",
    copiesOne: "Un seul exemplaire de chaque carte, sauf les terrains de base.",
    copiesFree: "Autant d’exemplaires que votre réserve de cartes en contient.",
    sideboardMost: "Une réserve de {{sideboard}} cartes au plus.",
    sideboardNone: "Pas de réserve.",
    sideboardFree: "Les cartes ouvertes qui ne sont pas dans le deck forment la réserve.",
    overview_one:
      "Un écart par rapport à l’usage en Commander. Valeur de mana moyenne : {{average}}. Terrains : {{lands}}.",
    overview_other:
      "{{count}} écarts par rapport à l’usage en Commander. Valeur de mana moyenne : {{average}}. Terrains : {{lands}}.",
    overviewUsual:
      "Aucun écart par rapport à l’usage. Valeur de mana moyenne : {{average}}. Terrains : {{lands}}.",
    askTheOracle: "C’est une question de règles : l’Oracle y répond, textes à l’appui.",
    choiceUnsettled:
      "Je sais compter, pas juger : ce choix demande un avis. Voici ce que dit la liste.",
    deckUnsettled:
      "Je sais compter, pas juger, et la liste seule ne répond pas. Essayez : terrains, rampe, pioche, probabilités, bracket.",
    generalUnsettled:
      "Je sais compter, pas juger. Essayez : terrains, rampe, pioche, probabilités, bracket.",
  },
};
