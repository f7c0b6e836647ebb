/** What the browser shows to who looks elsewhere (PREF-01). */
export const notices = {
  answerHere: "Répondre sur cet appareil",
  oracle: "L’Oracle a répondu",
  forge: "La Forge a répondu",
  failed: "La réponse a échoué",
  allow: "Autoriser dans ce navigateur",
  denied:
    "Votre navigateur bloque les notifications de Spellwright. Autorisez-les dans les réglages du site.",
  missing: "Ce navigateur n’affiche pas de notifications.",
} as const;
