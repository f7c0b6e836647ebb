/** The Oracle of the device: what it answered from, and its full pack. */
export const offline = {
  answered: "Répondu hors ligne, sans zap.",
  joined: "Posé hors ligne, sans zap ; répondu de nouveau au retour du réseau.",
  toBeAsked:
    "Vous avez épuisé les questions hors ligne gratuites du jour : posez celle-ci en ligne.",
  askNow: "Poser la question",
  starter: "Pack de départ",
  full: "Pack complet",
  server: "Oracle en ligne",
  official: "{{pack}} : règles officielles du {{rules}}, cartes du {{cards}}.",
  digest: "{{pack}} : notre résumé des règles du {{rules}}, cartes du {{cards}}.",
  pack: {
    name: "Oracle hors ligne",
    none: "Hors ligne, l’Oracle répond avec un pack de départ. Le pack complet ajoute toutes les règles, toutes les cartes et leurs notes de règles.",
    noneDigest:
      "Hors ligne, l’Oracle répond avec un pack de départ. Le pack de ce serveur contient notre résumé des règles et les cartes qu’il connaît, avec leurs notes de règles.",
    size: "Téléchargement : {{size}} Mo.",
    download: "Télécharger",
    loading: "{{done}} Mo sur {{size}} téléchargés.",
    progress: "Téléchargement du pack complet",
    pause: "Mettre en pause",
    paused: "En pause : {{done}} Mo sur {{size}} téléchargés.",
    resume: "Reprendre",
    retry: "Réessayer",
    installed: "Sur cet appareil, {{size}} Mo.",
    newer: "Une édition plus récente est disponible ({{size}} Mo).",
    update: "Mettre à jour",
    remove: "Supprimer",
    removed: "Le pack complet est supprimé. Le pack de départ reste.",
    ready: "Le pack complet est prêt. L’Oracle s’en sert hors ligne.",
    failed: {
      network: "Vous êtes hors ligne. Le téléchargement reprendra au retour du réseau.",
      damaged:
        "Une partie du pack est arrivée abîmée. Le reste est conservé ; relancez le téléchargement.",
      full: "Cet appareil n’a plus assez de place pour le pack. Libérez-en, puis réessayez.",
      denied:
        "Ce navigateur ne peut pas enregistrer le pack : c’est peut-être une fenêtre de navigation privée.",
      version:
        "Ce pack vient d’une autre version de Spellwright. Rechargez la page, puis réessayez.",
    },
  },
} as const;
