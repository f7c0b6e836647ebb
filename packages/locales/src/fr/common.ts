/** Words shared by several screens. */
export const common = {
  productName: "Spellwright",
  close: "Fermer",
  cancel: "Annuler",
  undo: "Restaurer",
  retry: "Réessayer",
} as const;
