/** What the Forge answers on prices, on what is left when a plan fails, on cards that do little late. */
export const planAnswersFr = {
  oddsRoleSeveral:
    "D’ici au tour {{turn}}, vous piochez au moins {{least}} cartes de ce genre ({{copies}} dans le deck) dans {{chance}} des cas : {{role}}.",
  oddsRoleSeveralOpening:
    "La main de départ contient au moins {{least}} cartes de ce genre ({{copies}} dans le deck) dans {{chance}} des cas : {{role}}.",
  oddsMatchingSeveral:
    "D’ici au tour {{turn}}, vous piochez au moins {{least}} cartes de ce genre ({{copies}} dans le deck) dans {{chance}} des cas : {{filters}}.",
  oddsMatchingSeveralOpening:
    "La main de départ contient au moins {{least}} cartes de ce genre ({{copies}} dans le deck) dans {{chance}} des cas : {{filters}}.",
  oddsMatchingExactly:
    "D’ici au tour {{turn}}, vous piochez exactement {{least}} de ces cartes ({{copies}} dans le deck) dans {{chance}} des cas : {{filters}}.",
  oddsMatchingExactlyOpening:
    "La main de départ contient exactement {{least}} de ces cartes ({{copies}} dans le deck) dans {{chance}} des cas : {{filters}}.",
  oddsCardSeveral:
    "D’ici au tour {{turn}}, vous piochez au moins {{least}} exemplaires ({{copies}} dans le deck) dans {{chance}} des cas ({{deck}} cartes) : {{card}}.",
  oddsCardSeveralOpening:
    "La main de départ contient au moins {{least}} exemplaires ({{copies}} dans le deck) dans {{chance}} des cas ({{deck}} cartes) : {{card}}.",
  oddsCardExactly:
    "D’ici au tour {{turn}}, vous piochez exactement {{least}} des exemplaires ({{copies}} dans le deck) dans {{chance}} des cas ({{deck}} cartes) : {{card}}.",
  oddsCardExactlyOpening:
    "La main de départ contient exactement {{least}} des exemplaires ({{copies}} dans le deck) dans {{chance}} des cas ({{deck}} cartes) : {{card}}.",
  oddsDraws_one:
    "Pioches : {{draws}} dans {{deck}} cartes. Vous voyez la carte voulue dans {{chance}} des cas.",
  oddsDraws_other:
    "Pioches : {{draws}} dans {{deck}} cartes. Vous voyez au moins {{least}} des {{count}} cartes voulues dans {{chance}} des cas.",
  oddsDrawsExactly_one:
    "Pioches : {{draws}} dans {{deck}} cartes. Vous voyez la carte voulue dans {{chance}} des cas.",
  oddsDrawsExactly_other:
    "Pioches : {{draws}} dans {{deck}} cartes. Vous voyez exactement {{least}} des {{count}} cartes voulues dans {{chance}} des cas.",
  colorOutsideIdentity:
    "Aucune carte de cette couleur n’entre dans l’identité couleur de {{commander}} : {{color}}.",
  copiesAllowed_one: "Un exemplaire est permis en {{format}} : {{card}}.",
  copiesAllowed_other: "{{count}} exemplaires sont permis en {{format}} : {{card}}.",
  copiesAside_one: "Un exemplaire dans la réserve : {{card}}.",
  copiesAside_other: "{{count}} exemplaires dans la réserve : {{card}}.",
  fitAside: "{{card}} est dans la réserve.",
  oddsCopies_one:
    "D’ici au tour {{turn}}, vous piochez l’unique exemplaire dans {{chance}} des cas ({{deck}} cartes).",
  oddsCopies_other:
    "D’ici au tour {{turn}}, vous piochez au moins un des {{count}} exemplaires dans {{chance}} des cas ({{deck}} cartes).",
  oddsCopiesOpening_one:
    "La main de départ contient l’unique exemplaire dans {{chance}} des cas ({{deck}} cartes).",
  oddsCopiesOpening_other:
    "La main de départ contient au moins un des {{count}} exemplaires dans {{chance}} des cas ({{deck}} cartes).",
  openingKept:
    "Gardez une main de {{least}} à {{most}} terrains avec quelques-unes de ces cartes : {{cards}}.",
  clockAside:
    "Le deck gagne d’abord autrement, ce que ces parties ne comptent pas. En attaquant seulement, il inflige {{life}} blessures d’ici au tour {{turn}} dans {{chance}} des parties ({{error}}).",
  clockOneOpponent: "{{life}} blessures, c’est un adversaire sur trois.",
  landsOneMore:
    "Avec {{lands}} terrains, {{now}} des mains de départ en ont un ou aucun ; avec un de plus, {{more}} ; avec un de moins, {{less}}.",
  mulliganRule:
    "Gardez sept cartes avec {{least}} à {{most}} terrains et quelque chose à jouer d’ici au tour {{turn}} ; sinon, mulligan.",
  matchupMeans: "Ce qui compte contre {{opponent}} : {{means}}, en main d’ici au tour {{turn}}.",
  sourcesGeneral:
    "Le nombre de sources d’une couleur dépend de sa carte la plus exigeante (table de Karsten, decks de {{size}} cartes) :",
  sourcesOfCost_one:
    "Valeur de mana {{value}}, symboles de la couleur : {{symbols}}. Une source sur {{size}} cartes.",
  sourcesOfCost_other:
    "Valeur de mana {{value}}, symboles de la couleur : {{symbols}}. {{count}} sources sur {{size}} cartes.",
  identityOf:
    "Identité couleur de {{card}} : {{colors}}. En Commander, elle entre dans un deck dont le commandant l’a tout entière.",
  curveOfSome_one: "Une seule carte, de valeur de mana {{average}} : {{filters}}.",
  curveOfSome_other:
    "La valeur de mana moyenne de ces {{count}} cartes est de {{average}} : {{filters}}.",
  curveWithLands_one:
    "Terrains compris, la valeur de mana moyenne est de {{average}} ({{count}} carte).",
  curveWithLands_other:
    "Terrains compris, la valeur de mana moyenne est de {{average}} ({{count}} cartes).",
  curveTotal: "Hors terrains, les valeurs de mana font {{total}} en tout.",
  averagePower_one: "La force de votre seule créature est de {{average}}.",
  averagePower_other: "La force moyenne de vos {{count}} créatures est de {{average}}.",
  averageToughness_one: "L’endurance de votre seule créature est de {{average}}.",
  averageToughness_other: "L’endurance moyenne de vos {{count}} créatures est de {{average}}.",
  oddsEither:
    "D’ici au tour {{turn}}, vous piochez au moins une de ces cartes dans {{chance}} des cas ({{copies}} dans un deck de {{deck}} cartes) : {{cards}}.",
  oddsEitherOpening:
    "La main de départ contient au moins une de ces cartes dans {{chance}} des cas ({{copies}} dans un deck de {{deck}} cartes) : {{cards}}.",
  backupNone:
    "Le deck gagne en attaquant et n’a pas d’autre plan : ni combo connu, ni carte qui finit la partie.",
  backup_zero: "Sans {{cards}}, la liste n’a pas d’autre façon de gagner.",
  backup_one: "Sans {{cards}}, la liste garde une façon de gagner.",
  backup_other: "Sans {{cards}}, la liste garde {{count}} façons de gagner.",
  backupSafety: {
    recursion: "Pour faire revenir ce qui est perdu ({{count}}) : {{cards}}.",
    protection: "Pour ne pas le perdre ({{count}}) : {{cards}}.",
  },
  deadLate_zero: "Aucune carte de la liste n’est inutile à partir du tour {{turn}}, hors terrains.",
  deadLate_one: "Une carte apporte peu à partir du tour {{turn}}, hors terrains.",
  deadLate_other: "{{count}} cartes apportent peu à partir du tour {{turn}}, hors terrains.",
  deadLateMana: "Du mana et rien d’autre ({{count}}) : {{cards}}.",
  deadLateSmall: "Petites créatures sans autre rôle ({{count}}) : {{cards}}.",
  deadLateOdds:
    "Une pioche sur la bibliothèque entière en donne une dans {{chance}} des cas ; d’ici au tour {{turn}}, vous en voyez au moins une dans {{seen}} des cas.",
  deadLateLands: "Terrains de la bibliothèque : {{lands}}, soit {{chance}} des pioches.",
  pitch_zero: "Aucune autre carte du deck ne peut être exilée pour {{card}} (couleur : {{color}}).",
  pitch_one:
    "Une seule autre carte peut être exilée pour {{card}} (couleur : {{color}}). Avec elle en main de départ, il y en a assez ({{least}}) dans {{chance}} des cas.",
  pitch_other:
    "{{count}} autres cartes peuvent être exilées pour {{card}} (couleur : {{color}}). Avec elle en main de départ, il y en a assez ({{least}}) dans {{chance}} des cas.",
  priceOfDeck: "D’après les données de cartes, le deck vaut {{price}}.",
  priceOfCard: "D’après les données de cartes, {{card}} vaut {{price}}.",
  priceLine: "{{card}} : {{price}}",
  pricesMissing_one: "Une carte sans prix connu n’est pas comptée.",
  pricesMissing_other: "{{count}} cartes sans prix connu ne sont pas comptées.",
  pricesOfData: "Ces prix sont ceux du jour où les données de cartes ont été importées.",
} as const;
