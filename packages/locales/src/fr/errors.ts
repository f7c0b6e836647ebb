/** One sentence per code of the error catalogue (ERR-01, ERR-06). */
export const errors = {
  INVALID_JSON: "La requête n’est pas du JSON valide.",
  FIELD_REQUIRED: "Le champ « {{field}} » est obligatoire.",
  FIELD_INVALID: "Le champ « {{field}} » n’a pas la bonne forme.",
  QUESTION_EMPTY: "Écrivez votre question avant de l’envoyer.",
  QUESTION_TOO_LONG:
    "Votre question compte {{length}} caractères ; le maximum est de {{max}}. Raccourcissez-la un peu.",
  CARDS_NOT_A_LIST: "Le champ « cards » doit être une liste.",
  GAME_STATE_TOO_LARGE:
    "L’état de la partie dépasse {{max_kb}} Ko. N’en envoyez que ce qui compte.",
  DISCUSSION_ID_INVALID: "Discussion ID invalide",
  DECK_NAME_EMPTY: "Le nom du deck ne peut pas être vide",
  DECK_NAME_AND_FORMAT_REQUIRED: "Le nom et le format sont obligatoires.",
  DECK_NO_CARDS: "Aucune carte n’a été reconnue dans le texte collé.",
  DECK_UNREADABLE: "Impossible de lire le deck. Vérifiez le format.",
  DECK_TOO_MANY_LINES: "Un deck compte {{max}} lignes au maximum. Retirez-en quelques-unes.",
  DECK_COMMANDER_REQUIRED: "Choisissez au moins un commandant pour importer ce deck.",
  DECK_COMMANDER_NOT_IN_LIST:
    "« {{name}} » ne figure pas dans le deck principal : le commandant doit en faire partie.",
  EMAIL_INVALID: "Cette adresse e-mail n’est pas valide. Vérifiez-la.",
  PASSWORD_TOO_SHORT: "Le mot de passe doit compter au moins {{min}} caractères.",
  PASSWORD_TOO_LONG: "Le mot de passe ne peut pas dépasser {{max}} caractères.",
  BODY_TOO_LARGE: "La requête dépasse {{max_kb}} Ko. Envoyez-en moins à la fois.",
  UNAUTHENTICATED: "Utilisateur non authentifié",
  SESSION_EXPIRED: "Session expirée",
  INVALID_CREDENTIALS: "Adresse e-mail ou mot de passe incorrect.",
  EMAIL_NOT_CONFIRMED:
    "Confirmez d’abord votre adresse : le lien est dans l’e-mail que nous vous avons envoyé.",
  ACCOUNT_BANNED: "Ce compte a été suspendu.",
  LINK_INVALID: "Ce lien est invalide ou a expiré. Demandez-en un nouveau.",
  PASSWORD_WRONG: "Mot de passe incorrect. Réessayez.",
  CONFIRMATION_WRONG: "Ce n’est pas l’adresse de ce compte. Vérifiez-la.",
  FRESH_SIGN_IN_REQUIRED:
    "Votre dernière connexion date de plus de dix minutes. Pour protéger votre compte, déconnectez-vous, reconnectez-vous, puis réessayez.",
  DEMO_ACCOUNT_KEPT:
    "Le compte de démonstration est partagé : il ne peut être ni modifié ni supprimé.",
  FORBIDDEN: "Vous n’avez pas le droit de faire cela.",
  ORIGIN_REFUSED: "Cette requête vient d’un autre site : elle a été refusée.",
  ONLY_OWNER_ASK: "Seul le propriétaire de la discussion peut poser des questions",
  ONLY_OWNER_UPDATE: "Seul le propriétaire de la discussion peut la modifier",
  MONTHLY_LIMIT: "Limite de requêtes atteinte",
  INSUFFICIENT_ZAPS: "Zaps insuffisants ({{remaining}}/{{required}})",
  DAILY_CAP: "Limite du jour atteinte : {{cap}} requêtes aujourd’hui. Réessayez demain.",
  DAILY_CAP_UPGRADE:
    "Limite du jour atteinte : {{cap}} requêtes aujourd’hui. Passez à une offre supérieure pour continuer.",
  PAYMENTS_NOT_CONFIGURED: "Le paiement n’est pas configuré sur ce serveur.",
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
  OVERAGE_NOT_OFFERED: "L’achat de zaps demande l’offre Basic ou Pro.",
  SUBSCRIPTION_NONE: "Vous n’avez pas d’abonnement à résilier.",
  PGRST116: "Discussion non trouvée",
  NOT_FOUND: "Cette adresse n’existe pas.",
  RUN_NOT_FOUND: "Cette réponse est introuvable.",
  RULE_NOT_FOUND: "La règle {{number}} ne figure pas dans l’édition en usage.",
  DECK_NOT_FOUND: "Deck non trouvé",
  DECK_LINE_NOT_FOUND:
    "Cette ligne n’est plus dans le deck. Rechargez-le pour voir son état actuel.",
  DECK_VERSION_NOT_FOUND: "Version non trouvée",
  CARD_NOT_FOUND: "Aucune carte ne s’appelle « {{name}} ».",
  CARD_IMAGE_NOT_FOUND: "Aucune image pour cette carte.",
  QUESTION_NOT_FOUND: "Il n’y a pas de question réglée « {{question}} ».",
  TERM_NOT_FOUND: "Le glossaire n’a pas d’entrée « {{term}} ».",
  EDITION_NOT_FOUND: "L’édition {{edition}} des règles n’est pas conservée ici.",
  SESSION_NOT_FOUND: "Cet appareil est déjà déconnecté.",
  DISCORD_BOT_NOT_CONFIGURED: "Ce site fonctionne sans le bot Discord.",
  DISCORD_LINKED_ELSEWHERE:
    "Ce compte Discord est déjà lié à un autre compte Spellwright. Déliez-le là-bas d’abord.",
  DISCORD_LINK_INVALID:
    "Ce lien n’est plus valable. Demandez-en un nouveau au bot, ou connectez Discord depuis la page Discord.",
  DISCORD_BUSY_one: "Discord limite le nombre de demandes. Réessayez dans {{count}} seconde.",
  DISCORD_BUSY_other: "Discord limite le nombre de demandes. Réessayez dans {{count}} secondes.",
  DISCORD_UNAVAILABLE: "Discord ne répond pas pour le moment. Réessayez dans un instant.",
  DISCORD_NOT_CONFIGURED: "La connexion avec Discord n’est pas proposée par ce serveur.",
  GUILD_NOT_FOUND: "Ce serveur Discord est introuvable.",
  METHOD_NOT_ALLOWED: "Cette méthode n’est pas acceptée ici.",
  ACCOUNT_NOT_FOUND: "Aucun compte n’a cette adresse.",
  LAST_ADMIN: "C’est le dernier administrateur : nommez-en d’abord un autre.",
  ADMIN_NOT_BANNED: "Un administrateur ne peut pas être banni : retirez-lui d’abord ce rôle.",
  EMAIL_USED: "Cette adresse a déjà un compte.",
  LAST_SIGN_IN_WAY:
    "Discord est votre seul moyen de connexion. Choisissez d’abord un mot de passe.",
  REQUEST_ID_CONFLICT: "Cet identifiant de requête a déjà servi pour une autre question.",
  RUN_STOPPED: "Réponse arrêtée. Aucun zap débité.",
  RUN_STOPPED_CHARGED: "Réponse arrêtée alors qu’elle s’écrivait déjà : la question est débitée.",
  DECK_CHANGED:
    "Ce deck a été modifié entre-temps, peut-être dans un autre onglet. Rien n’a été écrasé : vérifiez le deck, puis refaites votre modification.",
  DECK_NOTHING_TO_UNDO: "Il n’y a rien à annuler.",
  DECK_NOTHING_TO_REDO: "Il n’y a rien à rétablir.",
  DECK_VERSIONS_FULL: "Ce deck garde déjà {{max}} versions. Supprimez-en une avant d’en ajouter.",
  RATE_LIMITED_one: "Trop de requêtes. Réessayez dans {{count}} minute.",
  RATE_LIMITED_other: "Trop de requêtes. Réessayez dans {{count}} minutes.",
  TIMEOUT_BAD_GATEWAY:
    "Le serveur met trop de temps à répondre. Cette requête complexe nécessite plus de temps de traitement. Veuillez réessayer dans quelques instants.",
  TIMEOUT:
    "Timeout – La requête a pris trop de temps. Veuillez réessayer avec une question plus simple ou dans quelques minutes.",
  CLIENT_TIMEOUT:
    "La requête a pris trop de temps (plus de 3 minutes). Votre question est peut-être trop complexe. Essayez de la simplifier ou réessayez plus tard.",
  CLIENT_TIMEOUT_OVERALL: "Requête annulée – délai dépassé.",
  RUN_INTERRUPTED:
    "Le serveur s’est interrompu pendant la réponse. Votre question est gardée et aucun zap n’est débité. Posez-la de nouveau.",
  MODEL_UNAVAILABLE:
    "Le modèle de langue ne répond pas. Votre question est gardée et aucun zap n’est débité. Réessayez dans un instant.",
  CARD_SERVICE_UNAVAILABLE:
    "La carte « {{name}} » n’est pas dans nos données, et Scryfall ne répond pas. Réessayez plus tard.",
  NOT_READY: "Ce serveur démarre encore. Réessayez dans un instant.",
  DATABASE_UNAVAILABLE:
    "La base de données ne répond pas pour le moment. Rien n’est perdu : réessayez dans un instant.",
  NETWORK: "La connexion au serveur a échoué. Votre texte est gardé : réessayez.",
  INTERNAL: "Une erreur inattendue est survenue de notre côté. Aucun zap débité. Réessayez.",
  ATTEMPTS_FAILED: "Échec après {{attempts}} tentatives. Dernière erreur : {{error}}",
  HTTP_STATUS: "Erreur HTTP : {{status}}",
};
