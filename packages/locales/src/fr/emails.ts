/** Mails about the account (AUTH-04, 05, 07). */
export const emails = {
  greeting: "Bonjour,",
  closing: "À bientôt autour de la table,",
  signature: "Spellwright",
  linkHint: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  signup: {
    subject: "Confirmez votre adresse pour Spellwright",
    body: "Votre compte Spellwright est presque prêt : il ne manque que la confirmation de votre adresse. Le lien est valable 24 heures et ne sert qu’une fois.",
    action: "Confirmer mon adresse",
    ignore:
      "Si vous n’avez pas créé de compte, ignorez ce message : sans confirmation, personne ne peut s’en servir.",
  },
  recovery: {
    subject: "Choisissez un nouveau mot de passe Spellwright",
    body: "Vous avez demandé un nouveau mot de passe. Le lien est valable une heure et ne sert qu’une fois ; vos autres appareils seront déconnectés.",
    action: "Choisir un nouveau mot de passe",
    ignore: "Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.",
  },
};
