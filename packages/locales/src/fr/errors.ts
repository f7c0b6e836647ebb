import { firstErrors } from "./first-errors.ts";

/** One sentence per code of the error catalogue (ERR-01, ERR-06). */
export const errors = {
  ...firstErrors,
  CLIENT_TIMEOUT_ANALYSIS: "La requête a pris trop de temps. Veuillez réessayer.",
  UNDECIDED_CAP: "{{cap}} réponses sans décision aujourd’hui : c’est la limite. Revenez demain.",
  DECK_NAME_EMPTY: "Le nom du deck ne peut pas être vide",
  DECK_NAME_AND_FORMAT_REQUIRED: "Le nom et le format sont obligatoires.",
  DECK_NO_CARDS: "Aucune carte n’a été reconnue dans le texte collé.",
  DECK_NOTHING_KNOWN:
    "Ce deck n’a aucune carte connue en dehors des terrains : il n’y a rien à analyser. Aucun zap débité.",
  DECK_UNREADABLE: "Impossible de lire le deck. Vérifiez le format.",
  DECK_TOO_MANY_LINES: "Un deck compte {{max}} lignes au maximum. Retirez-en quelques-unes.",
  DECK_COMMANDER_REQUIRED: "Choisissez au moins un commandant pour importer ce deck.",
  DECK_COMMANDER_NOT_IN_LIST:
    "« {{name}} » ne figure pas dans le deck principal : le commandant doit en faire partie.",
  EMAIL_INVALID: "Cette adresse e-mail n’est pas valide. Vérifiez-la.",
  PASSWORD_TOO_SHORT: "Le mot de passe doit compter au moins {{min}} caractères.",
  PASSWORD_TOO_LONG: "Le mot de passe ne peut pas dépasser {{max}} caractères.",
  CODE_WRONG: "Ce code est faux ou a déjà servi.",
  SECOND_FACTOR_ON: "La validation en deux étapes est déjà activée.",
  SECOND_FACTOR_OFF: "La validation en deux étapes n’est pas activée.",
  SECOND_FACTOR_REQUIRED:
    "L’administration exige la validation en deux étapes : activez-la dans vos paramètres.",
  SIGN_IN_AGAIN:
    "Trop de codes faux, ou trop d’attente : reconnectez-vous avec votre mot de passe.",
  PASSWORD_COMMON:
    "Ce mot de passe est trop courant : il serait vite deviné. Choisissez-en un autre.",
  INVALID_CREDENTIALS: "Adresse e-mail ou mot de passe incorrect.",
  EMAIL_NOT_CONFIRMED:
    "Confirmez d’abord votre adresse : le lien est dans l’e-mail que nous vous avons envoyé.",
  LINK_INVALID: "Ce lien est invalide ou a expiré. Demandez-en un nouveau.",
  NEW_PASSWORD_REQUIRED: "Choisissez un nouveau mot de passe pour utiliser ce lien.",
  SIGN_IN_TO_ACCOUNT: "Connectez-vous au compte dont l’adresse change, puis rouvrez ce lien.",
  PASSWORD_WRONG: "Mot de passe incorrect. Réessayez.",
  CONFIRMATION_WRONG: "Ce n’est pas l’adresse de ce compte. Vérifiez-la.",
  FRESH_SIGN_IN_REQUIRED:
    "Votre dernière connexion date de plus de dix minutes. Pour protéger votre compte, déconnectez-vous, reconnectez-vous, puis réessayez.",
  DEMO_ACCOUNT_KEPT:
    "Le compte de démonstration est partagé : il ne peut être ni modifié ni supprimé.",
  PAYMENTS_NOT_CONFIGURED: "Le paiement n’est pas configuré sur ce serveur.",
  SHOP_INCOMPLETE:
    "Rien n’est en vente pour l’instant : l’exploitant du site doit d’abord publier ses mentions légales ({{missing}}). Rien n’a été débité.",
  TERMS_NOT_ACCEPTED:
    "Acceptez les conditions et le début immédiat du service pour acheter. Rien n’a été débité.",
  PAYMENT_NOT_FOUND:
    "Ce paiement est introuvable dans votre compte. Vérifiez que vous êtes connecté au compte qui a payé.",
  PAYMENT_NOT_APPROVED:
    "Le paiement n’est pas encore approuvé chez PayPal. Rien n’est débité : reprenez-le là où il s’est arrêté.",
  PAYMENT_DECLINED:
    "PayPal a refusé ce moyen de paiement. Rien n’est débité : choisissez-en un autre.",
  PAYMENT_REFUSED:
    "PayPal n’accepte pas ce paiement. Rien n’est débité : essayez un autre moyen de paiement.",
  PAYMENT_MISMATCH:
    "Le paiement ne correspond pas à ce qui était demandé : rien n’a été crédité. Écrivez-nous avec votre reçu PayPal.",
  PAYMENT_UNAVAILABLE:
    "PayPal ne répond pas. Si le paiement a déjà eu lieu, il sera compté dès que PayPal le confirme ; vous ne paierez pas deux fois.",
  APPROVAL_URL_MISSING: "URL d’approbation PayPal manquante. Réessayez dans quelques minutes.",
  PLAN_ALREADY_YOURS: "C’est déjà votre offre.",
  OVERAGE_NOT_OFFERED: "Il faut l’offre Basic ou Pro pour acheter des zaps.",
  SUBSCRIPTION_NONE: "Vous n’avez pas d’abonnement à résilier.",
  DECK_LINE_NOT_FOUND:
    "Cette ligne n’est plus dans le deck. Rechargez-le pour voir son état actuel.",
  DECK_VERSION_NOT_FOUND: "Version non trouvée",
  PASSKEY_NOT_FOUND: "Cette clé d’accès n’existe plus.",
  PASSKEY_REFUSED:
    "Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.",
  PASSKEYS_FULL: "Vous avez déjà {{max}} clés d’accès. Supprimez-en une d’abord.",
  SESSION_NOT_FOUND: "Cet appareil est déjà déconnecté.",
  GUILD_NOT_FOUND: "Ce serveur Discord est introuvable.",
  ACCOUNT_NOT_FOUND: "Aucun compte n’a cette adresse.",
  LAST_ADMIN: "C’est le dernier administrateur : nommez-en d’abord un autre.",
  ADMIN_NOT_BANNED: "Un administrateur ne peut pas être banni : retirez-lui d’abord ce rôle.",
  EMAIL_USED: "Cette adresse a déjà un compte.",
  LAST_SIGN_IN_WAY:
    "Discord est votre seul moyen de connexion. Choisissez d’abord un mot de passe.",
  DECK_CHANGED:
    "Ce deck a été modifié entre-temps, peut-être dans un autre onglet. Rien n’a été écrasé : vérifiez le deck, puis refaites votre modification.",
  DECK_NOTHING_TO_UNDO: "Il n’y a rien à annuler.",
  DECK_NOTHING_TO_REDO: "Il n’y a rien à rétablir.",
  DECK_VERSIONS_FULL: "Ce deck a déjà {{max}} versions. Supprimez-en une avant d’en ajouter.",
} as const;
