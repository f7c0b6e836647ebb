/** Sentences of the answers about a deck: which cards, what to cut or add, what beats it, a hand, a place. */
export const deckAnswersFr = {
  matching_zero: "Aucune carte ne correspond : {{filters}}.",
  matching_one: "Une carte correspond : {{filters}}.",
  matching_other: "{{count}} cartes correspondent : {{filters}}.",
  cheapest: "La carte la moins chère est {{card}}, de valeur de mana {{value}}.",
  cuts_one: "À couper en premier : {{cards}}.",
  cuts_other: "Les {{count}} cartes à couper en premier : {{cards}}.",
  cutIllegal: "{{card}} : interdite dans ce deck, par le format ou l’identité couleur.",
  cutAbove:
    "{{card}} (valeur de mana {{value}}) : le deck a déjà plus que l’usage pour ce rôle, {{role}}.",
  cutDearAndPlain: "{{card}} : valeur de mana {{value}}, et aucun des rôles que nous comptons.",
  cutPlain: "{{card}} : aucun des rôles que nous comptons (valeur de mana {{value}}).",
  cutDear: "{{card}} : chère, valeur de mana {{value}}.",
  cutLeast: "{{card}} : la liste en dépend peu (valeur de mana {{value}}).",
  cutsToSize_one: "Le deck a une carte de trop pour son format.",
  cutsToSize_other: "Le deck a {{count}} cartes de trop pour son format.",
  cutsKept:
    "Commandant, terrains, Game Changers, pièces de combo et seule carte d’une façon de gagner restent.",
  cutsOrder: "Les terrains restent ; l’ordre est celui des échanges de l’analyse.",
  adds_zero:
    "Il ne manque rien d’habituel à ce deck : terrains, couleurs et rôles sont dans l’usage.",
  adds_one: "Il manque une chose à ce deck.",
  adds_other: "Il manque {{count}} choses à ce deck.",
  addsByAnalysis:
    "L’analyse du deck propose des cartes vérifiées : légales, dans les couleurs, pas encore dans la liste.",
  threats_one: "Ce deck n’a aucune réponse à ceci : {{threats}}.",
  threats_other: "Ce deck n’a aucune réponse à ces {{count}} menaces : {{threats}}.",
  threatsAnswered: "Ce deck a une réponse à chaque sorte de menace.",
  threatOpen: "Sans réponse : {{threats}}.",
  threatFew: "Peu de réponses aux {{threats}} ({{count}}) : {{cards}}.",
  threatAnswered: "Réponses aux {{threats}} ({{count}}) : {{cards}}.",
  copyCount_zero: "Aucune carte en {{copies}} exemplaires.",
  copyCount_one: "Une carte en {{copies}} exemplaires.",
  copyCount_other: "{{count}} cartes différentes en {{copies}} exemplaires.",
  copyCountSingle_zero: "Aucune carte en un seul exemplaire.",
  copyCountSingle_one: "Une carte en un seul exemplaire.",
  copyCountSingle_other: "{{count}} cartes différentes en un seul exemplaire.",
  copyCountLine: "Cartes en {{copies}} exemplaires : {{count}}",
  copyCountSingleLine: "Cartes en un seul exemplaire : {{count}}",
  tribe: "Le type de créature le plus présent : {{type}} ({{count}}).",
  tribeLine: "{{type}} : {{count}}",
  reliance_zero: "Le deck ne repose sur aucune zone ni aucune sorte de cartes en particulier.",
  reliance_one: "Le deck repose surtout sur une chose.",
  reliance_other: "Le deck repose surtout sur {{count}} choses.",
  sideboardLacks: "Peu de réponses dans le deck, aucune dans la réserve : {{threats}}.",
  sideboardCovers:
    "Peu de réponses dans le deck, à faire entrer de la réserve : {{threats}}. {{cards}}.",
  sideboardHelps: "Contre {{opponents}}, la réserve a : {{cards}}.",
  sideboardAnswers: "La réserve répond aux {{threats}} : {{cards}}.",
  sideboardNoAnswer: "La réserve ne répond pas à ceci : {{threats}}.",
  sideboardNothing: "Contre {{opponents}}, la réserve n’a rien.",
  sideboardByAnalysis:
    "L’analyse du deck propose des cartes vérifiées pour ce qui manque à la réserve.",
  cutsReplaced_one:
    "Le format demande au moins {{least}} cartes : une autre doit entrer à la place.",
  cutsReplaced_other:
    "Le format demande au moins {{least}} cartes : {{count}} autres doivent entrer à la place.",
  fitJoins: "Oui : {{card}} entre dans une synergie du deck.",
  fitSynergy: "Synergie du deck : {{axis}}.",
  fitEarnsPlace: "Elle a sa place : d’autres cartes sont moins utiles au deck.",
  fitWeakPlace: "Elle est parmi les premières que l’on couperait.",
  matchupsNone: "D’après sa liste, ce deck n’a d’avantage net contre aucune sorte de deck.",
  matchupsGood: "D’après sa liste, ce deck est armé contre {{opponents}}.",
  matchup: {
    good: "Armé contre {{opponent}} : {{means}} en main d’ici au tour {{turn}} dans {{chance}} des parties : {{cards}}.",
    even: "Ni fort ni faible contre {{opponent}} : {{means}} en main d’ici au tour {{turn}} dans {{chance}} des parties : {{cards}}.",
    bad: "Faible contre {{opponent}} : {{means}} en main d’ici au tour {{turn}} dans {{chance}} des parties seulement : {{cards}}.",
    none: "Faible contre {{opponent}} : rien dans la liste n’arrive d’ici au tour {{turn}}, il y faudrait {{means}}.",
  },
  pace: {
    first:
      "Le deck mise sur la vitesse plus que sur ses réponses : vitesse {{speed}} sur 10, interaction {{interaction}} sur 10.",
    answering:
      "Le deck mise sur ses réponses plus que sur la vitesse : interaction {{interaction}} sur 10, vitesse {{speed}} sur 10.",
    both: "Le deck est rapide et a de quoi répondre : vitesse {{speed}} sur 10, interaction {{interaction}} sur 10.",
    neither:
      "Le deck n’est ni rapide ni riche en réponses : vitesse {{speed}} sur 10, interaction {{interaction}} sur 10.",
  },
  leansOn: {
    graveyard:
      "Le deck compte sur le cimetière ({{count}} cartes) : l’exil des cimetières le gêne.",
    artifacts: "Le deck compte sur ses artefacts ({{count}}) : leur destruction en masse le gêne.",
    creatures: "Le deck compte sur ses créatures ({{count}}) : un balayage le gêne.",
    tokens: "Le deck compte sur ses jetons ({{count}} cartes) : un balayage le gêne.",
  },
  handKept_one: "À garder : {{lands}} terrains et une carte à jouer tôt.",
  handKept_other: "À garder : {{lands}} terrains et {{count}} cartes à jouer tôt.",
  handTooFewLands: "Mulligan : trop peu de terrains ({{lands}}).",
  handTooManyLands: "Mulligan : trop de terrains ({{lands}}).",
  handTooSlow: "Mulligan : {{lands}} terrains, mais rien à jouer avant le tour 4.",
  handLands:
    "Terrains en main : {{lands}} ; une main se garde d’ordinaire avec {{least}} à {{most}}.",
  handEarly: "À jouer d’ici au tour 3 : {{cards}}.",
  handNothingEarly: "Rien à jouer d’ici au tour {{turn}}.",
  handMana: "Avance de mana : {{cards}}.",
  handThirdLand: "Troisième terrain d’ici au tour 3, sans commencer : {{chance}}.",
  handAbsent: "Pas dans ce deck : {{cards}}.",
  compareAllowed:
    "{{best}} : {{other}} n’est pas légale dans ce deck, par le format ou l’identité couleur.",
  compareNeither: "Ni {{best}} ni {{other}} ne sont légales dans ce deck.",
  compareCombo: "{{best}} plutôt que {{other}} : elle fait un combo avec des cartes du deck.",
  compareFills: "{{best}} plutôt que {{other}} : elle a un rôle dont le deck manque.",
  compareJoins: "{{best}} plutôt que {{other}} : elle entre dans plus de synergies du deck.",
  compareRoles: "{{best}} plutôt que {{other}} : elle remplit plus des rôles que nous comptons.",
  compareCheaper:
    "{{best}} plutôt que {{other}} : seul le coût les départage, et elle coûte moins de mana.",
  compareEven: "Rien de ce que nous comptons ne départage {{best}} et {{other}} dans ce deck.",
  compareCard: "{{card}} : {{roles}}, valeur de mana {{value}}.",
  compareCardNoRole: "{{card}} : aucun des rôles que nous comptons, valeur de mana {{value}}.",
  comparePartners: "{{card}} fait un combo avec {{cards}}.",
  compareSynergy: "{{card}} entre dans une synergie du deck : {{axis}}.",
  fitForbidden:
    "Non : {{card}} n’est pas légale dans ce deck, par le format ou l’identité couleur.",
  fitAlready: "{{card}} est déjà dans le deck.",
  fitCombo: "Oui : {{card}} complète un combo avec des cartes du deck.",
  fitFills: "Oui : {{card}} a un rôle dont le deck manque.",
  fitEnough: "Pas d’abord : {{card}} a un rôle dont le deck a déjà plus que l’usage.",
  fitOpen: "{{card}} est permise ici, mais ne comble aucun manque que nous comptons.",
  commander_zero: "Cette liste n’a pas de commandant.",
  commander_one: "Le commandant est {{cards}}.",
  commander_other: "Les commandants sont {{cards}}.",
  commanderLine: "{{card}} : valeur de mana {{value}}, identité couleur {{colors}}.",
  combos_zero: "Cette liste ne contient aucun combo connu.",
  combos_one: "Cette liste contient un combo connu.",
  combos_other: "Cette liste contient {{count}} combos connus.",
  combo: "{{cards}} : {{mana}} manas en tout.",
  comboUncosted: "{{cards}} : coût inconnu.",
  combosMore_one: "Un combo de plus, dans l’explication du bracket.",
  combosMore_other: "{{count}} combos de plus, dans l’explication du bracket.",
  comboNear: "Une carte manque, {{card}} : elle fait un combo avec {{cards}}.",
  planArchetype: "Archétype du deck : {{archetype}}.",
  planToldBy: "Archétype du deck : {{archetype}}. Ce qui le dit : {{marks}}.",
  planOpen: "Aucun archétype ne se détache nettement de la liste.",
  phase: {
    early_zero: "Tours 1 à 3, aucune carte à jouer.",
    early_one: "Tours 1 à 3, une carte à jouer : {{cards}}.",
    early_other: "Tours 1 à 3, {{count}} cartes à jouer. Celles qui comptent : {{cards}}.",
    mid_zero: "Tours 4 à 6, aucune carte à jouer.",
    mid_one: "Tours 4 à 6, une carte à jouer : {{cards}}.",
    mid_other: "Tours 4 à 6, {{count}} cartes à jouer. Celles qui comptent : {{cards}}.",
    late_zero: "Tour 7 et après, aucune carte à jouer.",
    late_one: "Tour 7 et après, une carte à jouer : {{cards}}.",
    late_other: "Tour 7 et après, {{count}} cartes à jouer. Celles qui comptent : {{cards}}.",
  },
  keyCards: "Le deck repose d’abord sur : {{cards}}.",
  keyCard: {
    commander: "{{card}} : le commandant.",
    combo: "{{card}} : pièce d’un combo.",
    gameChanger: "{{card}} : Game Changer.",
    plan: "{{card}} : récompense ce que fait le deck.",
    roles: "{{card}} : {{roles}}.",
  },
  againstRead: "D’après le texte des cartes : détruire, exiler, renvoyer en main ou sacrifier.",
  colorSources_zero: "Aucune source de mana : {{color}}.",
  colorSources_one: "Une source de mana : {{color}}.",
  colorSources_other: "{{count}} sources de mana : {{color}}.",
  typeAlone: "{{type}} : {{count}}",
  tappedUnless: "Engagés sous condition seulement : {{cards}}.",
  pricesUnknown:
    "Spellwright ne connaît pas les prix des cartes. Je sais compter : terrains, rampe, pioche, probabilités, bracket.",
  fitCutFirst: "Oui, si vous coupez : {{card}} est parmi les premières à partir.",
  fitStays: "Pas d’abord : d’autres cartes sont moins utiles au deck que {{card}}.",
  fitKept:
    "Non : {{card}} reste (commandant, terrain, Game Changer, pièce de combo ou seule carte d’une façon de gagner).",
  colorAlone: "{{color}} : {{count}}",
  deckSize_one: "Le deck compte une carte.",
  deckSize_other: "Le deck compte {{count}} cartes.",
  ratings:
    "Sur 10 : vitesse {{speed}}, résilience {{resilience}}, régularité {{consistency}}, interaction {{interaction}}.",
  synergies_zero: "Aucune synergie large ne se détache de la liste.",
  synergies_one: "Une synergie se détache de la liste.",
  synergies_other: "{{count}} synergies se détachent de la liste.",
  handLandsKept: "À garder pour ses terrains ({{lands}}), si elle a quelque chose à jouer tôt.",
  oddsLandsExactly_zero:
    "D’ici au tour {{turn}}, vous n’avez vu aucun terrain dans {{chance}} des cas ({{lands}} terrains sur {{deck}} cartes).",
  oddsLandsExactly_one:
    "D’ici au tour {{turn}}, vous avez vu un seul terrain dans {{chance}} des cas ({{lands}} terrains sur {{deck}} cartes).",
  oddsLandsExactly_other:
    "D’ici au tour {{turn}}, vous avez vu exactement {{count}} terrains dans {{chance}} des cas ({{lands}} terrains sur {{deck}} cartes).",
  oddsLandsExactlyOpening_zero:
    "La main de départ ne contient aucun terrain dans {{chance}} des cas ({{lands}} terrains sur {{deck}} cartes).",
  oddsLandsExactlyOpening_one:
    "La main de départ contient un seul terrain dans {{chance}} des cas ({{lands}} terrains sur {{deck}} cartes).",
  oddsLandsExactlyOpening_other:
    "La main de départ contient exactement {{count}} terrains dans {{chance}} des cas ({{lands}} terrains sur {{deck}} cartes).",
  bracketNone: "Les brackets sont ceux de Commander : en {{format}}, il n’y en a pas.",
  sideboardSize_zero: "La réserve est vide.",
  sideboardSize_one: "La réserve compte une carte.",
  sideboardSize_other: "La réserve compte {{count}} cartes.",
  fitPartners: "Combo avec : {{cards}}.",
  fitRole: "Rôle : {{role}}.",
  fitNoRole: "Aucun des rôles que nous comptons.",
  fitCurve_zero: "Valeur de mana {{value}} : aucune autre carte à ce coût.",
  fitCurve_one: "Valeur de mana {{value}} : une carte du deck à ce coût.",
  fitCurve_other: "Valeur de mana {{value}} : {{count}} cartes du deck à ce coût.",
  bracketWay_zero: "Rien à couper pour le bracket {{bracket}}.",
  bracketWay_one: "Pour le bracket {{bracket}}, coupez cette carte : {{cards}}.",
  bracketWay_other: "Pour le bracket {{bracket}}, coupez ces {{count}} cartes : {{cards}}.",
  isGameChanger: "{{card}} est un Game Changer.",
  isNoGameChanger: "{{card}} n’est pas un Game Changer.",
  deckColors: "Les coûts du deck demandent : {{colors}}.",
  bracketByWord: "Le bracket 1 est une intention, pas une liste : vous le déclarez vous-même.",
  handsSimulated:
    "Sur {{games}} mains tirées au sort, la première se garde (2 à 5 terrains et une carte à jouer d’ici au tour 3) dans {{chance}} des cas, à {{error}} près.",
  oddsMatching:
    "D’ici au tour {{turn}}, vous piochez au moins une de ces {{copies}} cartes dans {{chance}} des cas : {{filters}}.",
  oddsMatchingOpening:
    "La main de départ contient au moins une de ces {{copies}} cartes dans {{chance}} des cas : {{filters}}.",
  handEarlyCards: "À jouer d’ici au tour {{turn}} : {{count}} cartes de la liste.",
  castTurn:
    "{{card}} coûte {{value}} manas. Au tour {{turn}}, les terrains seuls suffisent dans {{chance}} des parties ({{lands}} terrains sur {{deck}} cartes).",
  castTurnNever:
    "{{card}} coûte {{value}} manas : au tour {{turn}}, les terrains seuls ne suffisent jamais.",
  castTurnLine: "Tour {{turn}} : {{play}} en commençant, {{draw}} sinon.",
  castTurnWithMana:
    "Tour {{turn}} : {{play}} en commençant et {{draw}} sinon, par les terrains seuls ; {{all}} avec le mana de la liste, à {{error}} près.",
  castTurnOther: "{{card}} coûte {{value}} manas.",
  castTurnTax: "Chaque fois suivante, un commandant coûte deux manas de plus.",
  manaMethod:
    "Le mana de la liste est compté sur {{games}} parties simulées : un terrain par tour, le mana d’abord, sans les couleurs.",
  manaOfTurn:
    "Au tour {{turn}}, le deck a {{average}} manas en moyenne, et au moins {{turn}} dans {{chance}} des parties, à {{error}} près.",
  manaOfTurnLine: "Tour {{turn}} : {{average}} en moyenne.",
  turnPlays_zero: "Aucune carte ne se joue au tour {{turn}} avec les seuls terrains.",
  turnPlays_one:
    "Une carte se joue au tour {{turn}} avec un terrain par tour (coût de {{turn}} ou moins).",
  turnPlays_other:
    "{{count}} cartes se jouent au tour {{turn}} avec un terrain par tour (coût de {{turn}} ou moins), dont {{exact}} d’un coût de {{turn}}.",
  turnPlaysAt: "Coût de {{turn}} : {{cards}}.",
  turnPlaysBelow: "Coût inférieur à {{turn}} : {{cards}}.",
  turnPlaysDrawn:
    "Au moins une de ces cartes est en main d’ici au tour {{turn}} dans {{chance}} des cas.",
  combosOthers_one: "Un autre combo est dans la liste.",
  combosOthers_other: "{{count}} autres combos sont dans la liste.",
  clockBy:
    "En attaquant sans opposition, le deck inflige {{life}} blessures d’ici au tour {{turn}} dans {{chance}} des {{games}} parties simulées, à {{error}} près.",
  clockNotBy:
    "En attaquant sans opposition, le deck n’inflige {{life}} blessures d’ici au tour {{turn}} dans aucune des {{games}} parties simulées.",
  clock:
    "En attaquant sans opposition, le deck inflige {{life}} blessures d’ici au tour {{turn}} dans {{chance}} des parties, à {{error}} près.",
  clockNever:
    "En attaquant sans opposition, le deck n’inflige pas {{life}} blessures d’ici au tour 15 dans la moitié des parties ({{chance}}, à {{error}} près).",
  clockTurn: "D’ici au tour {{turn}} : {{chance}}, à {{error}} près.",
  clockOnThePlay: "En commençant, sans piocher au premier tour.",
  clockOnTheDraw:
    "À plusieurs : chacun pioche dès le premier tour, et le premier mulligan est gratuit.",
  clockMethod:
    "Parties simulées sans adversaire : un terrain par tour, le mana d’abord, puis la créature la plus chère ; ni couleurs, ni combos, ni effets.",
  clockCombos_one: "Le combo de la liste peut gagner plus tôt.",
  clockCombos_other: "Les {{count}} combos de la liste peuvent gagner plus tôt.",
};
