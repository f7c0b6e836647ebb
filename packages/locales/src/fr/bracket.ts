/** What the server says of brackets: reasons, Game Changers, combos. */
export const bracket = {
  andMore_one: "{{names}} et une autre",
  andMore_other: "{{names}} et {{count}} autres",
  reasons: {
    gameChangers_one: "Un Game Changer ({{cards}}) : bracket {{bracket}} au moins.",
    gameChangers_other:
      "{{count}} Game Changers ({{cards}}) : bracket {{bracket}} au moins sur notre échelle (officiellement 3 jusqu’à trois, 4 au-delà).",
    noGameChangers: "Aucun Game Changer.",
    massLandDenial_one:
      "Une carte prive la table de ses terrains ({{cards}}) : bracket {{bracket}} au moins.",
    massLandDenial_other:
      "{{count}} cartes privent la table de ses terrains ({{cards}}) : bracket {{bracket}} au moins.",
    chainedTurns_one:
      "Une carte enchaîne les tours supplémentaires ({{cards}}) : bracket {{bracket}} au moins.",
    chainedTurns_other:
      "{{count}} cartes donnent des tours supplémentaires et peuvent s’enchaîner ({{cards}}) : bracket {{bracket}} au moins.",
    loopingTurns_one:
      "Une carte donne à elle seule un tour supplémentaire après l’autre ({{cards}}) : bracket {{bracket}} au moins.",
    loopingTurns_other:
      "{{count}} cartes donnent chacune un tour supplémentaire après l’autre ({{cards}}) : bracket {{bracket}} au moins.",
    fewTurns_one:
      "Une seule carte donne un tour supplémentaire ({{cards}}) : elle n’élève pas le bracket, mais le bracket 1 n’en admet aucune.",
    fewTurns_other:
      "{{count}} cartes donnent un tour supplémentaire ({{cards}}) : elles n’élèvent pas le bracket, mais le bracket 1 n’en admet aucune.",
    endlessTurns:
      "À elles deux, ces cartes prennent tous les tours ({{cards}}) : bracket {{bracket}} au moins.",
    earlyCombo:
      "Combo à deux cartes dès le début de partie ({{cards}} : coût total de {{mana}}, activations comprises) : bracket {{bracket}} au moins.",
    lateCombo:
      "Combo à deux cartes en fin de partie ({{cards}} : coût total de {{mana}}, activations comprises) : bracket {{bracket}} au moins.",
    conditionalCombo:
      "Combo à deux cartes peu cher ({{cards}} : coût total de {{mana}}), mais tardif ou soumis à des conditions d’après la base de combos : bracket {{bracket}} au moins.",
    uncostedCombo:
      "Combo à deux cartes ({{cards}}), de coût inconnu : bracket {{bracket}} au moins.",
    moreCombos_one: "Un autre combo à deux cartes est dans la liste.",
    moreCombos_other: "{{count}} autres combos à deux cartes sont dans la liste.",
    largerCombos_one:
      "Un combo de trois cartes ou plus est dans la liste : il n’élève pas le bracket.",
    largerCombos_other:
      "{{count}} combos de trois cartes ou plus sont dans la liste : ils n’élèvent pas le bracket.",
    noMassLandDenial: "Aucune destruction ni aucun blocage massif de terrains.",
    noExtraTurns: "Aucun tour supplémentaire.",
    noCombos: "Aucun combo connu dans la liste.",
    nextBracket_one: "Avec un Game Changer de plus, le deck passerait au bracket {{bracket}}.",
    nextBracket_other:
      "Avec {{count}} Game Changers de plus, le deck passerait au bracket {{bracket}}.",
    nothingRaises: "Rien dans la liste ne demande plus que le bracket {{bracket}}.",
    fifthIsIntent:
      "Le bracket 5 est une estimation : officiellement, il dépend de l’intention de jouer en compétition, pas des cartes.",
    declared: "Ce deck est déclaré bracket {{declared}}, et rien dans sa liste ne s’y oppose.",
    declaredOtherwise:
      "Ce deck est déclaré bracket {{declared}}, mais sa liste relève du bracket {{bracket}}.",
    unknownCards_one: "Une carte inconnue n’a pas pu être examinée.",
    unknownCards_other: "{{count}} cartes inconnues n’ont pas pu être examinées.",
    wellKnownCombosOnly:
      "Seuls les combos les plus connus ont été cherchés : la base publique de combos n’est pas importée.",
    incomplete_one: "Une seule carte : le deck n’est pas complet.",
    incomplete_other: "{{count}} cartes seulement : le deck n’est pas complet.",
    noBracketFormat: "Les decks de ce format n’ont pas de bracket : 2 est une valeur par défaut.",
    notCalculated: "Le calcul n’a pas abouti : le bracket 2 est une valeur par défaut.",
  },
  impacts: {
    armyFromLands: "Tire une armée des terrains.",
    castsForLife: "Fait jouer le dessus de la bibliothèque en payant des points de vie.",
    clearsOpponents: "Balaie les permanents des adversaires d’un seul coup.",
    clearsTheTable: "Exile presque tout le champ de bataille.",
    destroysAgainAndAgain: "Détruit artefacts et enchantements tour après tour.",
    drainsResources: "Fait sacrifier des permanents à chaque tour.",
    drawsManyAtOnce: "Remplit la main d’un coup en échange de points de vie.",
    endsTheGame: "Met fin à la partie.",
    escapesEverything: "Met le joueur et ses permanents hors d’atteinte pendant un tour.",
    findsAnyCard: "Trouve n’importe quelle carte.",
    findsKeyCard: "Trouve la carte clé du deck.",
    findsPowerfulLand: "Trouve un terrain puissant, au meilleur moment.",
    findsSeveralCards: "Trouve plusieurs cartes clés à la fois.",
    locksCreatures: "Enlève leurs capacités à toutes les créatures.",
    locksOpponents: "Empêche les adversaires de jouer une partie de leurs cartes.",
    manaAhead: "Donne une grosse avance en mana.",
    manaExplosion: "Produit d’un coup une grande quantité de mana.",
    manaFromOpponents: "Tire du mana de ce que piochent les adversaires.",
    outdrawsTheTable: "Fait piocher plus que toute la table.",
    playsOnEachTurn: "Dégage vos permanents pendant le tour de chaque adversaire.",
    protectsForFree: "Contrecarre un sort sans dépenser de mana.",
    punishesDraws: "Punit chaque carte supplémentaire que piochent les adversaires.",
    repeatsSpell: "Rejoue le même sort à chaque tour.",
    replaysGraveyard: "Rejoue tout ce qui est au cimetière.",
    stealsPermanents: "Prend ce que les adversaires sacrifient et défaussent.",
    stealsSearches: "Prend les cartes que les adversaires cherchent.",
    stopsAttacks: "Arrête les blessures, donc les attaques.",
    stopsDraws: "Empêche les adversaires de piocher plus d’une carte par tour.",
    taxesCreatures: "Fait payer chaque créature, à chaque tour.",
    taxesOpponents: "Rend les sorts des adversaires plus chers.",
    newlyListed: "Vient d’entrer dans la liste officielle.",
  },
  combos: {
    turns: "Donne une infinité de tours.",
    win: "Gagne la partie.",
    damage: "Fait perdre une infinité de points de vie.",
    mill: "Vide la bibliothèque d’un adversaire.",
    combats: "Ajoute une infinité de phases de combat.",
    tokens: "Crée une infinité de jetons de créature.",
    mana: "Produit une infinité de mana.",
    draw: "Pioche une infinité de cartes.",
    copies: "Copie ou relance des sorts à l’infini.",
    counters: "Fait grandir une créature à l’infini.",
    life: "Fait gagner une infinité de points de vie.",
    lock: "Empêche les adversaires de jouer.",
    nearly: "Produit énormément d’une chose, mais pas une infinité.",
  },
  comboTimes: {
    early: "Dès le début de partie : coût total de {{mana}}.",
    late: "En fin de partie : coût total de {{mana}}.",
    conditional:
      "Coût total de {{mana}}, mais tardif ou soumis à des conditions d’après la base de combos.",
    uncounted: "Coût total de {{mana}} ; il a trop de cartes pour compter dans le bracket.",
    unknown: "Son coût n’est pas connu.",
  },
  signals: {
    earliestCombo_one:
      "Avec un terrain par tour et les cartes en main, {{cards}} (coût total de {{mana}}) peuvent être payées dès le tour {{turn}}. Au bracket {{bracket}}, on s’attend à jouer au moins {{expected}} tours.",
    earliestCombo_other:
      "Avec un terrain par tour et les cartes en main, {{count}} combos peuvent être payés avant le tour {{expected}}, le premier dès le tour {{turn}} : {{cards}} (coût total de {{mana}}). Au bracket {{bracket}}, on s’attend à jouer au moins {{expected}} tours.",
    fastMana_one: "Une carte de fast mana qui n’est pas un Game Changer : {{cards}}.",
    fastMana_other: "{{count}} cartes de fast mana qui ne sont pas des Game Changers : {{cards}}.",
    tutors_one:
      "Un tuteur qui n’est pas un Game Changer : {{cards}}. Les tuteurs ne comptent pas pour le bracket.",
    tutors_other:
      "{{count}} tuteurs qui ne sont pas des Game Changers : {{cards}}. Les tuteurs ne comptent pas pour le bracket.",
    freeInteraction_one: "Une réponse ou protection qui se lance sans mana : {{cards}}.",
    freeInteraction_other:
      "{{count}} réponses ou protections qui se lancent sans mana : {{cards}}.",
    stax_one: "Une carte freine les adversaires (taxes, verrous, ressources refusées) : {{cards}}.",
    stax_other:
      "{{count}} cartes freinent les adversaires (taxes, verrous, ressources refusées) : {{cards}}.",
    extraTurns_one:
      "Une carte donne un tour supplémentaire, trop peu pour élever le bracket : {{cards}}.",
    extraTurns_other:
      "{{count}} cartes donnent un tour supplémentaire, trop peu pour élever le bracket : {{cards}}.",
  },
} as const;
