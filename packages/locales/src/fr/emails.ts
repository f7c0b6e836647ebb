/** Mails about the account (AUTH-04, 05, 07): links that wait for a click, and news. */
export const emails = {
  greeting: "Bonjour,",
  closing: "À bientôt autour de la table,",
  signature: "Spellwright",
  linkHint: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  signup: {
    subject: "Confirmez votre adresse pour Spellwright",
    body: "Votre compte Spellwright est presque prêt : confirmez votre adresse. Le lien est valable 24 heures et ne sert qu’une fois ; pendant la première heure, il vous connecte aussi.",
    action: "Confirmer mon adresse",
    note: "Si vous n’avez pas créé de compte, ignorez ce message et n’ouvrez pas le lien : sans confirmation, le compte ne sert à personne.",
  },
  recovery: {
    subject: "Choisissez un nouveau mot de passe Spellwright",
    body: "Vous avez demandé un nouveau mot de passe. Le lien est valable une heure et ne sert qu’une fois ; vos autres appareils seront déconnectés.",
    action: "Choisir un nouveau mot de passe",
    note: "Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.",
  },
  email_change: {
    subject: "Confirmez votre nouvelle adresse pour Spellwright",
    body: "Vous voulez utiliser l’adresse {{email}} pour votre compte Spellwright. Elle remplacera l’ancienne dès que vous l’aurez confirmée. Le lien est valable 24 heures et ne sert qu’une fois.",
    action: "Confirmer la nouvelle adresse",
    note: "Si vous n’avez rien demandé, ignorez ce message : rien ne change.",
  },
  email_undo: {
    subject: "Changement d’adresse demandé pour votre compte Spellwright",
    body: "Quelqu’un qui connaît votre mot de passe ou utilise un appareil connecté veut remplacer l’adresse de votre compte par {{email}}. Si c’est vous, il n’y a rien à faire ici : ouvrez le lien reçu à la nouvelle adresse.",
    action: "Ce n’est pas moi : garder mon adresse",
    note: "Le bouton annule le changement, déconnecte tous les appareils et vous fait choisir un nouveau mot de passe. Le lien est valable sept jours et ne sert qu’une fois.",
  },
  email_changed: {
    subject: "L’adresse de votre compte Spellwright a changé",
    body: "Votre compte utilise maintenant l’adresse {{email}}. Les messages du compte n’arriveront plus ici.",
    action: "Ce n’est pas moi : reprendre mon adresse",
    note: "Si le changement vient de vous, il n’y a rien à faire. Sinon, le bouton remet l’ancienne adresse, déconnecte tous les appareils et vous fait choisir un nouveau mot de passe. Le lien est valable sept jours et ne sert qu’une fois.",
  },
  password_changed: {
    subject: "Votre mot de passe Spellwright a changé",
    body: "Le mot de passe de votre compte vient d’être changé. Vos autres appareils ont été déconnectés.",
    action: "Ouvrir mes paramètres",
    note: "Si ce changement ne vient pas de vous, demandez tout de suite un nouveau mot de passe : « Mot de passe oublié ? » dans la fenêtre de connexion.",
  },
  discord_linked: {
    subject: "Un compte Discord est lié à votre compte Spellwright",
    body: "Un compte Discord vient d’être lié à votre compte : il permet maintenant de s’y connecter.",
    action: "Ouvrir mes paramètres",
    note: "Si cela ne vient pas de vous, déliez-le dans vos paramètres, puis choisissez un nouveau mot de passe.",
  },
  discord_unlinked: {
    subject: "Discord est délié de votre compte Spellwright",
    body: "Votre compte Discord ne permet plus de se connecter à votre compte. Vos autres appareils ont été déconnectés.",
    action: "Ouvrir mes paramètres",
    note: "Si cela ne vient pas de vous, choisissez tout de suite un nouveau mot de passe : « Mot de passe oublié ? » dans la fenêtre de connexion.",
  },
  account_deleted: {
    subject: "Votre compte Spellwright est supprimé",
    body: "Comme vous l’avez demandé, votre compte et tout ce qu’il contenait ont été supprimés : discussions, decks, préférences et zaps. C’est définitif.",
    action: "Ouvrir Spellwright",
    note: "C’est notre dernier message. Vous pourrez créer un nouveau compte quand vous voudrez.",
  },
  plan_renewed: {
    subject: "Votre offre {{plan}} est renouvelée chez Spellwright",
    body: "Le paiement du mois est passé : votre offre {{plan}} continue jusqu’au {{day}}. Le reçu est sur la page des zaps.",
    action: "Voir mes paiements",
    note: "Vous pouvez résilier à tout moment : l’offre reste ouverte jusqu’à la fin de la période payée.",
  },
  plan_payment_failed: {
    subject: "Le paiement de votre offre {{plan}} a échoué chez Spellwright",
    body: "PayPal n’a pas pu débiter le renouvellement de votre offre {{plan}}. Elle reste ouverte trois jours après la fin de la période payée, le temps de régler cela.",
    action: "Reprendre mon offre",
    note: "Sans paiement, votre compte repasse à l’offre Free ; vos zaps achetés restent à vous.",
  },
  plan_ended: {
    subject: "Votre offre {{plan}} est terminée chez Spellwright",
    body: "La période payée de votre offre {{plan}} est finie : votre compte est repassé à l’offre Free. Vos discussions, vos decks et vos zaps achetés restent à vous.",
    action: "Voir les offres",
    note: "Vous pouvez reprendre une offre quand vous voulez.",
  },
};
