import { firstAuth } from "./first-auth.ts";

/** Sign-in, sign-up, forgotten password, mail links. */
export const auth = {
  ...firstAuth,
  email: "Adresse e-mail",
  emailPlaceholder: "vous@exemple.fr",
  password: "Mot de passe",
  newPassword: "Nouveau mot de passe",
  confirmPassword: "Confirmez le mot de passe",
  passwordHelp: "Au moins {{min}} caractères.",
  or: "ou",
  back: "Retour à la connexion",
  artwork: "Des décisions qui citent leurs règles.",
  signIn: {
    ...firstAuth.signIn,
    title: "Se connecter",
    lead: "Connectez-vous pour poser vos questions et garder vos discussions.",
    submit: "Se connecter",
    busy: "Connexion…",
    forgot: "Mot de passe oublié ?",
    noAccount: "Pas encore de compte ?",
    create: "Créer un compte",
  },
  discord: {
    ...firstAuth.discord,
    continue: "Continuer avec Discord",
    busy: "Redirection vers Discord…",
  },
  demo: {
    title: "Compte de démonstration.",
    text: "{{email}}, mot de passe : {{password}}",
    use: "Essayer avec ce compte",
  },
  signUp: {
    title: "Créer un compte",
    lead: "Gratuit : 10 questions par mois. Un lien envoyé par e-mail confirmera votre adresse.",
    submit: "Créer le compte",
    busy: "Création…",
    emailUsed: "Cette adresse a déjà un compte.",
    mismatch: "Les mots de passe ne correspondent pas.",
    sent: "Nous avons envoyé un lien à {{email}}. Ouvrez-le pour confirmer votre adresse.",
  },
  forgot: {
    title: "Mot de passe oublié",
    lead: "Indiquez votre adresse : nous y envoyons un lien pour choisir un nouveau mot de passe.",
    submit: "Envoyer le lien",
    busy: "Envoi…",
    sent: "Si un compte existe pour {{email}}, nous venons d’y envoyer un lien.",
  },
  confirm: {
    signupTitle: "Confirmez votre adresse",
    signupLead:
      "Un clic confirme l’adresse et vous connecte. Vous n’avez pas créé de compte ? Fermez simplement cette page.",
    signupSubmit: "Confirmer mon adresse",
    signupPasswordLead:
      "Choisissez un mot de passe pour {{email}} : vous avez ouvert ce lien dans un autre navigateur, ou cette adresse s’est inscrite plusieurs fois. L’ancien mot de passe ne fonctionne plus. Vous n’avez pas créé de compte ? Fermez simplement cette page.",
    signupPasswordSubmit: "Enregistrer et confirmer",
    signupDone: "Adresse confirmée.",
    signupSignedIn: "Adresse confirmée : vous êtes connecté.",
    emailChangeTitle: "Confirmez votre nouvelle adresse",
    emailChangeLead: "Un clic, et elle remplace l’ancienne.",
    emailChangeSubmit: "Utiliser cette adresse",
    emailChangeSignInLead:
      "Connectez-vous d’abord avec l’adresse actuelle du compte : lui seul peut passer à {{email}}. Vous n’avez rien demandé ? Fermez simplement cette page.",
    emailChangeSignIn: "Se connecter",
    emailChangeDone: "Votre compte utilise maintenant la nouvelle adresse.",
    recoveryTitle: "Choisissez un nouveau mot de passe",
    recoveryLead: "Il remplacera l’ancien sur tous vos appareils.",
    recoverySubmit: "Enregistrer le mot de passe",
    recoveryDone: "Mot de passe enregistré. Connectez-vous avec le nouveau.",
    emailUndoTitle: "Gardez votre adresse",
    emailUndoLead:
      "Le changement d’adresse sera annulé et tous vos appareils seront déconnectés. Choisissez un nouveau mot de passe : l’ancien est peut-être connu de quelqu’un d’autre.",
    emailUndoSubmit: "Garder mon adresse",
    emailUndoDone: "Votre adresse est rétablie. Connectez-vous avec le nouveau mot de passe.",
    busy: "Vérification…",
    lookFailed: "Ce lien n’a pas pu être vérifié",
    invalidTitle: "Ce lien ne fonctionne plus",
    invalidText:
      "Il a expiré, a déjà servi ou n’est pas complet. Copiez-le en entier depuis le message reçu, ou demandez-en un nouveau.",
    askNew: "Demander un nouveau lien",
  },
} as const;
