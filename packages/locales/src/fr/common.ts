/** Words shared by several screens. */
export const common = {
  productName: "Spellwright",
  close: "Fermer",
  cancel: "Annuler",
  retry: "Réessayer",
};
