/** The page where all cards are searched. */
export const cardSearch = {
  title: "Toutes les cartes",
  lead: "Cherchez par nom, type, coût, couleur ou texte, en français comme en anglais.",
  label: "Chercher des cartes",
  help: "Un nom, ou la syntaxe de Scryfall : t:elfe c:g vm<=2",
  submit: "Chercher",
  sort: "Trier",
  sorts: {
    popular: "Les plus jouées",
    name: "Par nom",
    mana_value: "Par valeur de mana",
  },
  count_one: "{{count}} carte",
  count_other: "{{count}} cartes",
  none: "Aucune carte trouvée.",
  unread_one: "{{count}} carte n’est pas encore lue : elle peut manquer ici.",
  unread_other: "{{count}} cartes ne sont pas encore lues : il peut en manquer ici.",
  clear: "Effacer la recherche",
  more: "Afficher la suite",
  loading: "Recherche des cartes…",
  failed: "La recherche de cartes a échoué.",
  syntax: "Comment chercher",
  terms: {
    name: "Des mots seuls cherchent dans le nom.",
    type: "Le type : t:créature, t:ange",
    rules: 'Le texte : o:"piochez une carte"',
    keyword: "Une capacité, en anglais : kw:flying",
    colors:
      "Les couleurs : c:rg pour rouge et vert au moins, c=w pour blanc seul, c:c pour incolore",
    identity: "L’identité : id:wu tient dans le blanc et le bleu",
    figures: "Les nombres : vm<=3, force>=4, pow>tou",
    legality: "Le format : f:modern, banned:legacy",
    mana: "Le mana produit : produit:g, produit>=wu",
    events:
      "Ce que la carte provoque ou récompense : évènement:pioche, récompense:jeton, évènement:damage-to-you",
    roles: "Le rôle : role:ramp, role:contresort",
    kinds: "Le genre : is:commander, is:permanent, is:gamechanger",
    logic:
      "Pour exclure, un tiret ; pour choisir, « ou » et des parenthèses : (t:elfe ou t:ange) -c:w",
  },
  problems: {
    unknown_key: "« {{term}} » : ce critère n’existe pas.",
    unknown_value: "« {{term}} » : cette valeur n’est pas valable.",
    open_bracket: "Une parenthèse n’est pas fermée.",
    too_many: "« {{term}} » : c’est le critère de trop, trente au plus.",
  },
} as const;
