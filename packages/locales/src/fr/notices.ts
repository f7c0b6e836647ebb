/** What the browser shows to who looks elsewhere (PREF-01). */
export const notices = {
  oracle: "L’Oracle a répondu",
  forge: "La Forge a répondu",
  failed: "La réponse n’a pas abouti",
  allow: "Autoriser dans ce navigateur",
  denied:
    "Ce navigateur les bloque pour Spellwright. Autorisez-les dans les réglages du site pour en recevoir.",
  missing: "Ce navigateur n’affiche pas de notifications.",
};
