/** What the deck page says once one of its tools is opened: the tester of opening hands. */
export const deckTools = {
  hand: {
    tooSmall: "Il faut au moins sept cartes dans le deck principal pour tirer une main.",
    cards: "Cartes en main",
    choosing: "Sept cartes. Mulligans : {{mulligans}}.",
    bottom_one: "Choisissez une carte à mettre au-dessous de la bibliothèque.",
    bottom_other: "Choisissez {{count}} cartes à mettre au-dessous de la bibliothèque.",
    kept_one: "Une carte en main.",
    kept_other: "{{count}} cartes en main.",
    again: "Nouvelle main",
    mulligan: "Mulligan",
    mulliganFree: "Mulligan gratuit",
    keep: "Garder",
    putOnBottom: "Mettre au-dessous",
    draw: "Piocher",
    odds: "Chances",
    oddsLoading: "Calcul des chances…",
    oddsFailed: "Les chances n’ont pas pu être calculées.",
    lands_zero: "Aucun terrain en main.",
    lands_one: "Un terrain en main.",
    lands_other: "{{count}} terrains en main.",
    nextLand: "La prochaine carte est un terrain : {{chance}} ({{lands}} sur {{cards}}).",
    promise: "Un terrain à chaque tour, si vous gardez cette main",
    whole: "Le deck en général",
    drops: "Un terrain à chaque tour ({{lands}} terrains sur {{cards}} cartes)",
    turn: "Tour",
    play: "En commençant",
    onDraw: "Sans commencer",
    all: "Chacun pioche au tour 1",
    keeps:
      "Première main gardée (2 à 5 terrains et une carte à jouer d’ici au tour 3) : {{share}}, à {{error}} points près, sur {{games}} mains.",
    clock:
      "En attaquant sans opposition : {{life}} blessures d’ici au tour {{turn}} dans {{share}} des parties, à {{error}} points près.",
    noClock:
      "En attaquant sans opposition, le deck n’inflige pas {{life}} blessures d’ici au tour 15 dans la moitié des parties.",
    method:
      "Parties simulées : un terrain par tour, le mana d’abord, puis la créature la plus chère ; ni couleurs, ni combos, ni effets.",
  },
};
