/** Of the error catalogue, what the first screen of a public page may have to say (ERR-01). */
export const firstErrors = {
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
  BODY_TOO_LARGE: "La requête dépasse {{max_kb}} Ko. Envoyez-en moins à la fois.",
  UNAUTHENTICATED: "Utilisateur non authentifié",
  SESSION_EXPIRED: "Session expirée",
  ACCOUNT_BANNED: "Ce compte a été suspendu.",
  FORBIDDEN: "Vous n’avez pas le droit de faire cela.",
  ORIGIN_REFUSED: "Cette requête vient d’un autre site : elle a été refusée.",
  ONLY_OWNER_ASK: "Seul le propriétaire de la discussion peut poser des questions",
  ONLY_OWNER_UPDATE: "Seul le propriétaire de la discussion peut la modifier",
  MONTHLY_LIMIT: "Limite de requêtes atteinte",
  INSUFFICIENT_ZAPS: "Zaps insuffisants ({{remaining}}/{{required}})",
  DAILY_CAP: "Vous avez fait vos {{cap}} requêtes du jour. Réessayez demain.",
  DAILY_CAP_UPGRADE:
    "Vous avez fait vos {{cap}} requêtes du jour. Changez d’offre, ou revenez demain.",
  OFFLINE_WAITS:
    "{{cap}} questions hors ligne par jour au plus sont gratuites, dans la limite du jour. Posez celle-ci en ligne.",
  PGRST116: "Discussion non trouvée",
  NOT_FOUND: "Cette adresse n’existe pas.",
  RUN_NOT_FOUND: "Cette réponse est introuvable.",
  RULE_NOT_FOUND: "La règle {{number}} ne figure pas dans l’édition en vigueur.",
  DECK_NOT_FOUND: "Deck non trouvé",
  CARD_NOT_FOUND: "Aucune carte ne s’appelle « {{name}} ».",
  CARD_IMAGE_NOT_FOUND: "Aucune image pour cette carte.",
  QUESTION_NOT_FOUND: "Il n’y a pas de question tranchée « {{question}} ».",
  TERM_NOT_FOUND: "Le glossaire n’a pas d’entrée « {{term}} ».",
  EDITION_NOT_FOUND: "Nous n’avons pas l’édition {{edition}} des règles.",
  DISCORD_BOT_NOT_CONFIGURED: "Ce site fonctionne sans le bot Discord.",
  DISCORD_LINKED_ELSEWHERE:
    "Ce compte Discord est déjà lié à un autre compte Spellwright. Déliez-le là-bas d’abord.",
  DISCORD_LINK_INVALID:
    "Ce lien n’est plus valable. Demandez-en un nouveau au bot, ou liez Discord depuis la page Discord.",
  DISCORD_BUSY_one: "Discord reçoit trop de demandes. Réessayez dans {{count}} seconde.",
  DISCORD_BUSY_other: "Discord reçoit trop de demandes. Réessayez dans {{count}} secondes.",
  DISCORD_UNAVAILABLE: "Discord ne répond pas pour le moment. Réessayez dans un instant.",
  DISCORD_NOT_CONFIGURED: "La connexion avec Discord n’est pas proposée par ce serveur.",
  METHOD_NOT_ALLOWED: "Cette méthode n’est pas acceptée ici.",
  REQUEST_ID_CONFLICT: "Cet identifiant de requête a déjà servi pour une autre question.",
  RUN_STOPPED: "Réponse arrêtée. Aucun zap débité.",
  RUN_STOPPED_CHARGED: "Réponse arrêtée alors qu’elle s’écrivait déjà : la question est débitée.",
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
    "Le serveur s’est arrêté pendant la réponse. Votre question est enregistrée et aucun zap n’est débité. Posez-la de nouveau.",
  MODEL_UNAVAILABLE:
    "Le modèle de langage ne répond pas. Votre question est enregistrée et aucun zap n’est débité. Réessayez dans un instant.",
  CARD_SERVICE_UNAVAILABLE:
    "La carte « {{name}} » n’est pas dans nos données, et Scryfall ne répond pas. Réessayez plus tard.",
  NOT_READY: "Ce serveur démarre encore. Réessayez dans un instant.",
  DATABASE_UNAVAILABLE:
    "La base de données ne répond pas pour le moment. Rien n’est perdu : réessayez dans un instant.",
  OUT_OF_RESOURCES:
    "Le serveur est à bout de ressources pour le moment. Rien n’est perdu : réessayez dans un instant.",
  NETWORK: "La connexion au serveur a échoué. Rien n’est perdu : réessayez.",
  INTERNAL: "Une erreur inattendue est survenue de notre côté. Aucun zap débité. Réessayez.",
  ATTEMPTS_FAILED: "Échec après {{attempts}} tentatives. Dernière erreur : {{error}}",
  HTTP_STATUS: "Erreur HTTP : {{status}}",
} as const;
