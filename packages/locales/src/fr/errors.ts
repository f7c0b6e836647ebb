/** One sentence per code of the error catalogue (ERR-01, ERR-06). */
export const errors = {
  INVALID_JSON: "La requête n’est pas du JSON valide.",
  FIELD_REQUIRED: "Le champ « {{field}} » est obligatoire.",
  FIELD_INVALID: "Le champ « {{field}} » n’a pas la bonne forme.",
  QUESTION_EMPTY: "Écrivez votre question avant de l’envoyer.",
  QUESTION_TOO_LONG:
    "Votre question compte {{length}} caractères ; le maximum est de {{max}}. Raccourcissez-la un peu.",
  CARDS_NOT_A_LIST: "Le champ « cards » doit être une liste.",
  GAME_STATE_TOO_LARGE: "L’état de la partie dépasse {{max_kb}} Ko.",
  DISCUSSION_ID_INVALID: "Discussion ID invalide",
  DECK_NAME_EMPTY: "Le nom du deck ne peut pas être vide",
  EMAIL_INVALID: "Cette adresse e-mail n’a pas la bonne forme.",
  PASSWORD_TOO_SHORT: "Le mot de passe doit compter au moins {{min}} caractères.",
  PASSWORD_TOO_LONG: "Le mot de passe ne peut pas dépasser {{max}} caractères.",
  BODY_TOO_LARGE: "La requête dépasse {{max_kb}} Ko.",
  UNAUTHENTICATED: "Utilisateur non authentifié",
  SESSION_EXPIRED: "Session expirée",
  INVALID_CREDENTIALS: "Adresse e-mail ou mot de passe incorrect.",
  EMAIL_NOT_CONFIRMED:
    "Confirmez d’abord votre adresse : le lien est dans l’e-mail que nous vous avons envoyé.",
  ACCOUNT_BANNED: "Ce compte a été suspendu.",
  LINK_INVALID: "Ce lien est invalide ou a expiré. Demandez-en un nouveau.",
  FORBIDDEN: "Vous n’avez pas le droit de faire cela.",
  ORIGIN_REFUSED: "Cette requête vient d’un autre site : elle a été refusée.",
  ONLY_OWNER_ASK: "Seul le propriétaire de la discussion peut poser des questions",
  ONLY_OWNER_UPDATE: "Seul le propriétaire de la discussion peut la modifier",
  MONTHLY_LIMIT: "Limite de requêtes atteinte",
  INSUFFICIENT_ZAPS: "Zaps insuffisants ({{remaining}}/{{required}})",
  DAILY_CAP: "Cap/jour atteint : {{cap}} requêtes aujourd’hui. Réessayez demain.",
  DAILY_CAP_UPGRADE:
    "Cap/jour atteint : {{cap}} requêtes aujourd’hui. Passez à une offre supérieure pour continuer.",
  PGRST116: "Discussion non trouvée",
  NOT_FOUND: "Cette adresse n’existe pas.",
  RUN_NOT_FOUND: "Cette réponse est introuvable.",
  RULE_NOT_FOUND: "La règle {{number}} ne figure pas dans l’édition en usage.",
  DECK_NOT_FOUND: "Deck non trouvé",
  CARD_NOT_FOUND: "Aucune carte ne s’appelle « {{name}} ».",
  METHOD_NOT_ALLOWED: "Cette méthode n’est pas acceptée ici.",
  REQUEST_ID_CONFLICT: "Cet identifiant de requête a déjà servi pour une autre question.",
  RUN_STOPPED: "Réponse arrêtée. Aucun zap débité.",
  RATE_LIMITED: "Trop de requêtes. Réessayez dans 1 minute.",
  TIMEOUT:
    "Timeout – La requête a pris trop de temps. Veuillez réessayer avec une question plus simple ou dans quelques minutes.",
  CLIENT_TIMEOUT:
    "La requête a pris trop de temps (plus de 3 minutes). Votre question est peut-être trop complexe. Essayez de la simplifier ou réessayez plus tard.",
  RUN_INTERRUPTED:
    "Le serveur s’est interrompu pendant la réponse. Votre question est gardée et aucun zap n’est débité.",
  MODEL_UNAVAILABLE:
    "Le modèle de langue ne répond pas. Votre question est gardée et aucun zap n’est débité.",
  DATABASE_UNAVAILABLE:
    "La base de données ne répond pas pour le moment. Rien n’est perdu : réessayez dans un instant.",
  NETWORK: "La connexion au serveur a échoué. Votre texte est gardé : réessayez.",
  INTERNAL: "Une erreur inattendue est survenue de notre côté. Aucun zap débité.",
};
