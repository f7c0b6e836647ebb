/** The sheet of keyboard shortcuts. */
export const shortcuts = {
  title: "Raccourcis clavier",
  keyboard: "Partout dans la page",
  composer: "Dans la question",
  focus: "Écrire la question",
  new: "Nouvelle discussion",
  search: "Chercher dans mes discussions",
  quote: "Citer le passage sélectionné",
  palette: "Aller à une carte, une règle, un deck…",
  sheet: "Afficher ces raccourcis",
  close: "Fermer une fenêtre, une liste ou une règle",
  cards: "Citer une carte",
  send: "Envoyer la question",
  newLine: "Aller à la ligne",
  choose: "Parcourir la liste des cartes",
  escape: "Échap",
  enter: "Entrée",
  shift: "Maj",
  control: "Ctrl",
  single: "Raccourcis d’une seule touche",
  singleHelp:
    "À désactiver si un lecteur d’écran ou une commande vocale les déclenche sans que vous le vouliez.",
} as const;
