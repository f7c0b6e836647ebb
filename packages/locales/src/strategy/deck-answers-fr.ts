/** Sentences of the answers about a deck: which cards, what to cut or add, what beats it, a hand, a place. */
export const deckAnswersFr = {
  matching_zero: "Aucune carte ne correspond : {{filters}}.",
  matching_one: "Une carte correspond : {{filters}}.",
  matching_other: "{{count}} cartes correspondent : {{filters}}.",
  cheapest: "La carte la moins chère est {{card}}, de valeur de mana {{value}}.",
  weakest: "Ce qui sert le moins au deck : {{cards}}.",
  weakestNext: "Viennent ensuite : {{cards}}.",
  cuts_one: "À couper en premier : {{cards}}.",
  cuts_other: "Les {{count}} cartes à couper en premier : {{cards}}.",
  cutIllegal: "{{card}} : illégale dans ce format ou hors de vos couleurs.",
  cutAbove: "{{card}} (valeur de mana {{value}}) : vous en avez déjà assez : {{role}}.",
  cutDearAndPlain:
    "{{card}} : chère (valeur de mana {{value}}), et peu de cartes du deck en profitent.",
  cutPlain: "{{card}} (valeur de mana {{value}}) : ni ramp, ni pioche, ni removal, ni protection.",
  cutApart:
    "{{card}} (valeur de mana {{value}}) : ni ramp, ni pioche, ni removal, ni protection, et étrangère à ces thèmes : {{themes}}.",
  cutDear: "{{card}} : chère (valeur de mana {{value}}).",
  cutLeast: "{{card}} : peu de cartes du deck en profitent (valeur de mana {{value}}).",
  cutsToSize_one: "Le deck a une carte de trop pour son format.",
  cutsToSize_other: "Le deck a {{count}} cartes de trop pour son format.",
  cutsKept:
    "Nous ne proposons jamais de couper le commandant, les terrains, les Game Changers, les pièces de combo ou votre seul finisseur.",
  cutsOrder: "Nous ne proposons pas de couper de terrains ici. L’ordre est celui de l’analyse.",
  adds_zero:
    "Rien ne manque dans les chiffres : vos terrains et vos couleurs conviennent aux coûts.",
  adds_one: "Il manque une chose à ce deck.",
  adds_other: "Il manque {{count}} choses à ce deck.",
  addsByAnalysis:
    "L’analyse du deck propose des cartes vérifiées : légales, dans les couleurs, pas encore dans la liste.",
  threats_one: "Ce deck n’a aucune réponse à ceci : {{threats}}.",
  threats_other: "Ce deck n’a aucune réponse à ces {{count}} menaces : {{threats}}.",
  threatsAnswered: "Ce deck a une réponse à chaque sorte de menace.",
  threatOpen: "Sans réponse : {{threats}}.",
  threatFew: "Peu de réponses aux {{threats}} ({{count}}) : {{cards}}.",
  threatBarred: "D’après leur texte, celles-ci n’atteignent pas {{card}} : {{cards}}.",
  threatTooSmall:
    "Contre {{card}} (endurance {{toughness}}), une seule de ces cartes ne suffit pas : {{cards}}. À deux, elles peuvent suffire.",
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
  sideboardPresses:
    "Contre {{opponents}}, le removal fait peu. À faire entrer à sa place, ce qui attaque ou blesse : {{cards}}.",
  sideboardNothing: "Contre {{opponents}}, la réserve n’a pas de réponse propre.",
  sideboardByAnalysis:
    "L’analyse du deck propose des cartes vérifiées pour ce qui manque à la réserve.",
  cutsReplaced_one: "Le format demande au moins {{least}} cartes : ajoutez-en une autre.",
  cutsReplaced_other: "Le format demande au moins {{least}} cartes : ajoutez-en {{count}} autres.",
  fitJoins: "Oui : {{card}} entre dans une synergie du deck.",
  fitSynergy: "Synergie du deck : {{theme}}.",
  fitEarnsPlace: "Elle a sa place : d’autres cartes sont moins utiles au deck.",
  fitWeakPlace: "C’est une des premières à couper.",
  matchupsNone: "D’après sa liste, ce deck n’a d’avantage net contre aucune sorte de deck.",
  matchupsGood: "D’après sa liste, ce deck est fort contre {{opponents}}.",
  matchup: {
    good: "Fort contre {{opponent}} : {{means}} en main d’ici au tour {{turn}} dans {{chance}} des parties : {{cards}}.",
    even: "Ni fort ni faible contre {{opponent}} : {{means}} en main d’ici au tour {{turn}} dans {{chance}} des parties : {{cards}}.",
    bad: "Faible contre {{opponent}} : {{means}} en main d’ici au tour {{turn}} dans {{chance}} des parties seulement : {{cards}}.",
    none: "Faible contre {{opponent}} : rien dans la liste d’ici au tour {{turn}} ; il vous faudrait {{means}}.",
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
      "Le deck compte sur le cimetière (cartes : {{count}}) : l’anti-cimetière lui fait mal.",
    artifacts:
      "Le deck compte sur ses artefacts ({{count}}) : leur destruction en masse lui fait mal.",
    creatures: "Le deck compte sur ses créatures ({{count}}) : un wrath lui fait mal.",
    tokens: "Le deck compte sur ses jetons (cartes : {{count}}) : un wrath lui fait mal.",
  },
  handPlanned: "À garder, le plan du deck est en main : {{cards}}.",
  handKept_one: "À garder : {{lands}} terrains et une carte à jouer tôt.",
  handKept_other: "À garder : {{lands}} terrains et {{count}} cartes à jouer tôt.",
  handTooFewLands: "Mulligan : trop peu de terrains ({{lands}}).",
  handTooManyLands: "Mulligan : trop de terrains ({{lands}}).",
  handTooSlow: "Mulligan : {{lands}} terrains, mais rien à jouer avant le tour 4.",
  handOffColor: "Mulligan : vos terrains ne donnent pas les couleurs de vos cartes à jouer tôt.",
  handUncastable: "Vos terrains ne donnent pas les couleurs de : {{cards}}.",
  handLands: "Terrains en main : {{lands}} ; on garde d’ordinaire {{least}} à {{most}}.",
  handEarly: "À jouer d’ici au tour 3 sans piocher de terrain : {{cards}}.",
  handNothingEarly: "Rien à jouer d’ici au tour {{turn}}.",
  handMana: "Ramp de début de partie : {{cards}}.",
  handThirdLand: {
    play: "Troisième terrain d’ici au tour 3, en commençant : {{chance}}.",
    draw: "Troisième terrain d’ici au tour 3, en jouant second : {{chance}}.",
    all: "Troisième terrain d’ici au tour 3 : {{chance}}.",
    both: "Troisième terrain d’ici au tour 3 : {{play}} en commençant, {{draw}} sinon.",
  },
  handModal:
    "Cartes recto verso jouables en terrains, comptées comme tels tant que des terrains manquent : {{cards}}.",
  handLateLands:
    "Ne comptent pas comme terrains, faute de mana dans les premiers tours : {{cards}}.",
  handAbsent: "Pas dans ce deck : {{cards}}.",
  compareAllowed: "{{best}} : {{other}} n’est pas légale dans ce format ou sort de vos couleurs.",
  compareNeither: "Ni {{best}} ni {{other}} ne sont légales dans ce deck.",
  compareCombo: "{{best}} plutôt que {{other}} : elle fait un combo avec des cartes du deck.",
  compareFills: "{{best}} plutôt que {{other}} : elle a un rôle dont le deck manque.",
  compareJoins: "{{best}} plutôt que {{other}} : elle entre dans plus de synergies du deck.",
  compareRoles: "{{best}} plutôt que {{other}} : elle en fait plus pour le deck.",
  compareFinds:
    "{{best}} plutôt que {{other}} : elle va chercher davantage de ce que veut le deck.",
  compareReaches:
    "{{best}} plutôt que {{other}} : pour son coût, elle enlève plus de créatures parmi celles qu’on rencontre.",
  compareCheaper:
    "{{best}} plutôt que {{other}}, pour son coût : la liste a autant besoin des deux, et elle coûte moins de mana. Le reste de leur texte n’a pas été pesé.",
  compareEven:
    "{{best}} et {{other}} se valent par le rôle, le plan, les synergies et le coût. Le reste de leur texte n’a pas été pesé.",
  compareCard: "{{card}} : {{roles}}, valeur de mana {{value}}.",
  compareCardNoRole:
    "{{card}} : ni ramp, ni pioche, ni removal, ni protection, valeur de mana {{value}}.",
  compareTakes:
    "{{card}} enlève {{share}} des créatures les plus jouées qui sont légales dans ce format.",
  compareFound_zero: "{{card}} ne trouve aucune carte du deck.",
  compareFound_one: "{{card}} trouve une carte du deck : {{cards}}.",
  compareFound_other: "{{card}} trouve {{count}} cartes du deck : {{cards}}.",
  compareFoundPieces: "Parmi elles, des pièces de combo : {{cards}}.",
  comparePartners: "{{card}} fait un combo avec {{cards}}.",
  compareSynergy: "{{card}} entre dans une synergie du deck : {{theme}}.",
  fitAlready: "{{card}} est déjà dans le deck.",
  fitCombo: "Oui : {{card}} complète un combo avec des cartes du deck.",
  fitFills: "Oui : {{card}} a un rôle dont le deck manque.",
  fitEnough: "Ce n’est pas la priorité : vous avez déjà assez de cartes qui font comme {{card}}.",
  fitOpen: "{{card}} est légale ici, mais ne comble aucun manque.",
  commander_zero: "Cette liste n’a pas de commandant.",
  commander_one: "Le commandant est {{cards}}.",
  commander_other: "Les commandants sont {{cards}}.",
  commanderLine: "{{card}} : valeur de mana {{value}}, identité couleur {{colors}}.",
  combos_zero: "Cette liste ne contient aucun combo connu.",
  combos_one: "Cette liste contient un combo connu.",
  combos_other: "Cette liste contient {{count}} combos connus.",
  combo: "{{cards}} : coût total de {{mana}}.",
  comboUncosted: "{{cards}} : coût inconnu.",
  combosMore_one: "Un combo de plus, dans l’explication du bracket.",
  combosMore_other: "{{count}} combos de plus, dans l’explication du bracket.",
  comboNear: "À une carte près : {{card}}, avec {{cards}} du deck.",
  planArchetype: "Archétype du deck : {{archetype}}.",
  planThemed: "Archétype du deck : {{archetype}}. Thèmes : {{themes}}.",
  planThemes: "Pas d’archétype net dans cette liste. Thèmes : {{themes}}.",
  planSigns: "Ce qui montre l’archétype : {{marks}}.",
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
    combo: "{{card}} : pièce de combo.",
    gameChanger: "{{card}} : Game Changer.",
    plan: "{{card}} : au cœur du plan.",
    payoff: "{{card}} : profite de ce que fait le deck.",
    roles: "{{card}} : {{roles}}.",
  },
  namedAnswered: "Réponses à {{card}} : {{cards}}.",
  namedOpen: "Rien dans le deck ne répond à {{card}}.",
  againstRead:
    "D’après le texte des cartes : détruire, exiler, renvoyer en main ou dans la bibliothèque, faire sacrifier ou blesser.",
  colorSources_zero: "Aucune source de mana : {{color}}.",
  colorSources_one: "Une source de mana : {{color}}.",
  colorSources_other: "{{count}} sources de mana : {{color}}.",
  typeAlone: "{{type}} : {{count}}",
  tappedUnless: "Engagés seulement sous condition : {{cards}}.",
  pricesUnknown:
    "Spellwright ne connaît pas les prix des cartes. Je sais compter : terrains, ramp, pioche, probabilités, bracket.",
  fitCutFirst: "Oui, si vous coupez : {{card}} est parmi les premières à partir.",
  fitStays: "Ce n’est pas la priorité : d’autres cartes sont moins utiles au deck que {{card}}.",
  fitKeptCommander: "Non : {{card}} est votre commandant.",
  fitKeptLand: "{{card}} est un terrain : à échanger contre un autre terrain, pas contre un sort.",
  fitKeptCombo: "Non : {{card}} est une pièce d’un de vos combos.",
  fitKeptChanger: "Non : {{card}} est un Game Changer, parmi les cartes les plus fortes du format.",
  fitKeptPlan: "Non : le plan du deck repose sur {{card}}.",
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
    "D’ici au tour {{turn}}, vous n’avez vu aucun terrain dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
  oddsLandsExactly_one:
    "D’ici au tour {{turn}}, vous avez vu un seul terrain dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
  oddsLandsExactly_other:
    "D’ici au tour {{turn}}, vous avez vu exactement {{count}} terrains dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
  oddsLandsExactlyOpening_zero:
    "La main de départ ne contient aucun terrain dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
  oddsLandsExactlyOpening_one:
    "La main de départ contient un seul terrain dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
  oddsLandsExactlyOpening_other:
    "La main de départ contient exactement {{count}} terrains dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
  oddsLandsBetween:
    "D’ici au tour {{turn}}, vous avez vu {{least}} à {{most}} terrains dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
  oddsLandsBetweenOpening:
    "La main de départ contient {{least}} à {{most}} terrains dans {{chance}} des cas (terrains : {{lands}} sur {{deck}} cartes).",
  bracketNone: "Les brackets sont ceux de Commander : en {{format}}, il n’y en a pas.",
  sideboardSize_zero: "La réserve est vide.",
  sideboardSize_one: "La réserve compte une carte.",
  sideboardSize_other: "La réserve compte {{count}} cartes.",
  fitPartners: "Combo avec : {{cards}}.",
  fitRole: "Rôle : {{role}}.",
  fitNoRole: "Ni ramp, ni pioche, ni removal, ni protection.",
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
    "Sur {{games}} parties simulées, vous gardez votre première main dans {{chance}} des cas ({{error}}) : 2 à 5 terrains, ou un seul avec du mana à un ou moins, et une carte à jouer d’ici au tour 3.",
  oddsMatching:
    "D’ici au tour {{turn}}, vous piochez au moins une carte de ce genre ({{copies}} dans le deck) dans {{chance}} des cas : {{filters}}.",
  oddsMatchingOpening:
    "La main de départ contient au moins une carte de ce genre ({{copies}} dans le deck) dans {{chance}} des cas : {{filters}}.",
  handEarlyCards_one: "À jouer d’ici au tour {{turn}} : {{count}} carte de la liste.",
  handEarlyCards_other: "À jouer d’ici au tour {{turn}} : {{count}} cartes de la liste.",
  castTurn:
    "{{card}}, coût de {{value}} : au tour {{turn}}, vous pouvez la payer, couleurs et terrains engagés compris, dans {{chance}} des parties ({{error}}).",
  castTurnFree: "{{card}} ne coûte aucun mana : elle se joue dès qu’elle est piochée.",
  castTurnDrawn:
    "Au tour {{turn}}, vous avez pioché {{card}} et de quoi la payer dans {{chance}} des parties ({{error}}).",
  castTurnColored:
    "Au tour {{turn}}, vos terrains seuls lancent {{card}} dans sa couleur dans {{chance}} des parties ({{color}}).",
  castTurnHeld:
    "Au tour {{turn}}, vous avez pioché {{card}} et les terrains qui la lancent dans {{chance}} des parties ({{color}}).",
  castTurnLine: "Tour {{turn}} : {{chance}}.",
  castTurnOther: "{{card}} : valeur de mana {{value}}.",
  castTurnTax: "Votre commandant coûte deux manas de plus à chaque nouveau lancement.",
  castTurnMethod:
    "Compté sur {{games}} parties simulées, avec les mains gardées : un terrain par tour, le mana d’abord.",
  manaMethod:
    "Compté sur {{games}} parties simulées, avec les mains gardées : un terrain par tour, le mana d’abord, le mana d’un seul usage au tour où il arrive ; sans les couleurs.",
  manaOfTurn:
    "Au tour {{turn}}, le mana du deck est de {{average}} en moyenne, et d’au moins {{turn}} dans {{chance}} des parties ({{error}}).",
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
    "En attaquant sans opposition, le deck inflige {{life}} blessures d’ici au tour {{turn}} dans {{chance}} des {{games}} parties simulées ({{error}}).",
  clockNotBy:
    "En attaquant sans opposition, le deck n’inflige {{life}} blessures d’ici au tour {{turn}} dans aucune des {{games}} parties simulées.",
  clock:
    "En attaquant sans opposition, le deck inflige {{life}} blessures d’ici au tour {{turn}} dans {{chance}} des parties ({{error}}).",
  clockNever:
    "En attaquant sans opposition, le deck n’inflige pas {{life}} blessures d’ici au tour 15 dans la moitié des parties ({{chance}}, {{error}}).",
  clockTurn: "D’ici au tour {{turn}} : {{chance}} ({{error}}).",
  clockOnThePlay: "En commençant, sans piocher au premier tour.",
  clockOnTheDraw:
    "À plusieurs : chacun pioche dès le premier tour, et le premier mulligan est gratuit.",
  clockMethod:
    "Parties simulées sans adversaire : un terrain par tour, le mana d’abord, puis la créature ou le sort de blessures le plus cher ; ni couleurs, ni combos, ni autres effets.",
  clockCombos_one: "Le combo de la liste peut gagner plus tôt.",
  clockCombos_other: "Les {{count}} combos de la liste peuvent gagner plus tôt.",
} as const;
