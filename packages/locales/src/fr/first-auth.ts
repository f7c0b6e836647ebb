/** Of signing in, what a page says by itself: what its address brought back, and what follows. */
export const firstAuth = {
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  signIn: {
    done: "Vous êtes connecté.",
  },
  discord: {
    linkWelcome: "Connectez-vous, puis Discord confirmera que le compte est bien le vôtre.",
    botLinkWelcome: "Connectez-vous pour lier votre compte Discord.",
    linkTitle: "Lier votre compte Discord ?",
    linkText:
      "Vous allez passer par Discord, qui vous demandera de confirmer. Votre compte Discord sera ensuite lié à votre compte Spellwright.",
    linkAction: "Continuer",
    linkOff: "Ce serveur ne propose pas de lier un compte Discord.",
  },
  addressError: {
    expired: "Le lien de l’e-mail a expiré. Demandez-en un nouveau.",
    denied: "La connexion a été refusée.",
    other: "La connexion n’a pas abouti. Réessayez.",
    success: "C’est fait.",
    signed_in: "Vous êtes connecté.",
    banned: "Ce compte a été suspendu.",
    discord_email_missing:
      "Discord n’a pas vérifié d’adresse e-mail pour ce compte. Vérifiez-la chez Discord, ou créez un compte avec une adresse.",
    second_factor:
      "La validation en deux étapes est activée : Discord ne suffit pas. Connectez-vous avec votre mot de passe.",
    linked_elsewhere: "Ce compte Discord est déjà lié à un autre compte Spellwright.",
  },
} as const;
