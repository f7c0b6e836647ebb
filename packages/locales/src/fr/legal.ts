/** What the law asks a site to say: privacy, terms, legal notice, withdrawal. */
export const legal = {
  version: "Version du {{date}}",
  unset: "pas encore indiqué par l’exploitant",
  theOperator: "l’exploitant",
  failed: "Impossible de charger cette page",
  loading: "Chargement…",
  others: "Voir aussi",
  operator: {
    name: "Exploitant : {{value}}",
    address: "Adresse : {{value}}",
    email: "E-mail : {{value}}",
    phone: "Téléphone : {{value}}",
    registration: "Immatriculation : {{value}}",
    host: "Hébergeur : {{value}}",
  },
  privacy: {
    lead: "Ce que Spellwright garde de vous, pourquoi, et comment l’effacer.",
    who: { title: "Qui en répond" },
    kept: {
      title: "Ce qui est gardé",
      visitor:
        "Sans compte : rien de ce que vous lisez ou collez n’est gardé. Les limites d’usage comptent votre réseau sous forme chiffrée, le temps de la limite.",
      account:
        "Avec un compte : adresse e-mail, mot de passe haché, langue, thème, moyens de connexion, et de chaque connexion le réseau et le navigateur.",
      work: "Vos questions, réponses, discussions, decks et avis.",
      purchases:
        "Vos achats : offre ou pack, montant, date, numéro chez PayPal, conditions acceptées. Jamais de numéro de carte.",
      discord:
        "Si vous utilisez Discord : votre identifiant et votre image. Une réponse donnée dans un salon y reste lisible par son lien pendant 30 jours.",
      public:
        "Une discussion ou un deck que vous partagez se lit sans votre nom, jusqu’à ce que vous coupiez le partage.",
    },
    why: {
      title: "Pourquoi",
      contract: "Pour vous répondre et tenir votre compte : c’est le contrat entre nous.",
      law: "Pour la comptabilité : la loi oblige à garder les paiements.",
      interest:
        "Pour la sécurité et la qualité, notre intérêt légitime : limites, journaux sans adresse, lecture par les administrateurs des questions et des réponses signalées.",
      consent:
        "Pour mesurer l’usage des pages : seulement si vous l’acceptez, et jusqu’à ce que vous changiez d’avis.",
    },
    who_gets: {
      title: "Qui reçoit quoi",
      none: "Vos données ne sont ni vendues ni utilisées pour de la publicité.",
      paypal:
        "PayPal : ce que vous payez. Votre carte ou votre compte bancaire ne passe que chez lui.",
      mail: "Notre service d’envoi d’e-mails : votre adresse et nos messages.",
      models:
        "{{names}} : le texte de vos questions, les cartes et les règles citées, sans votre nom ni votre adresse.",
      noModel: "Aucun modèle de langage extérieur : vos questions restent sur ce serveur.",
      discord: "Discord : si vous vous connectez par lui ou parlez à son bot.",
      scryfall: "Scryfall : des noms de cartes à chercher, jamais qui les cherche.",
      host: "L’hébergeur du serveur : {{name}}.",
    },
    time: {
      title: "Combien de temps",
      account: "Votre compte et son contenu : jusqu’à ce que vous les supprimiez.",
      sessions: "Une connexion : 30 jours sans visite.",
      logs_one: "Les journaux de questions : {{count}} jour.",
      logs_other: "Les journaux de questions : {{count}} jours.",
      logsAccount: "Les journaux de questions : autant que le compte.",
      allowance:
        "Une empreinte chiffrée de votre adresse : jusqu’à la fin du mois, pour que les zaps gratuits ne soient pas donnés deux fois.",
      books:
        "Les paiements, avec les conditions acceptées : dix ans au moins, comme la loi le demande, sans votre compte s’il est supprimé.",
      changes_one:
        "Ce que font administrateurs et propriétaires de serveurs Discord : {{count}} jour.",
      changes_other:
        "Ce que font administrateurs et propriétaires de serveurs Discord : {{count}} jours.",
      backups_one: "Les sauvegardes : {{count}} jour.",
      backups_other: "Les sauvegardes : {{count}} jours.",
    },
    cookies: {
      title: "Cookies et stockage",
      needed:
        "Seulement des cookies nécessaires : votre session (30 jours), votre langue (un an), l’appareil reconnu à la connexion (six mois), le navigateur d’une inscription (un jour), les étapes d’une connexion (quelques minutes).",
      storage:
        "Votre navigateur garde aussi vos brouillons, le compteur de points de vie et ce qui se lit hors ligne. Vous l’effacez dans ses réglages.",
      noAds: "Aucun cookie publicitaire ni traceur tiers.",
    },
    rights: {
      title: "Vos droits",
      self: "Dans les paramètres, vous téléchargez tout ce que nous avons de vous, le corrigez, et supprimez le compte.",
      ask: "Pour tout autre droit (limiter, s’opposer) : {{email}}.",
      complain:
        "Une réclamation ? La CNIL (www.cnil.fr), ou l’autorité de votre pays dans l’Union européenne.",
    },
  },
  terms: {
    lead: "Ce que vous pouvez attendre de Spellwright, et ce que nous attendons de vous.",
    service: {
      title: "Le service",
      help: "L’Oracle répond à des questions de règles, la Forge conseille sur les decks. En tournoi, l’arbitre décide.",
      errors:
        "Une réponse peut être fausse : elle dit à quel point elle est sûre et cite ses règles. Signalez-la, nous corrigeons.",
      fan: "Spellwright est un contenu de fan non officiel, sans lien avec Wizards of the Coast.",
    },
    account: {
      title: "Votre compte",
      one: "Une personne, un compte. Avant 15 ans, demandez à un parent.",
      safe: "Gardez votre mot de passe pour vous ; la validation en deux étapes est dans les paramètres.",
      yours: "Vos questions et vos decks restent à vous ; nous les utilisons pour vous répondre.",
      leave: "Vous pouvez le supprimer à tout moment, dans les paramètres.",
    },
    prices: {
      title: "Prix et zaps",
      none: "Rien n’est vendu sur ce serveur : le compte est gratuit.",
      free: "Gratuit : {{month}} zaps par mois, {{day}} questions par jour.",
      plans:
        "Les offres se paient au mois, prix toutes taxes comprises, affiché avant l’achat. Elles se renouvellent jusqu’à ce que vous résiliiez, en deux clics sur la page « Zaps et offres » ; vous gardez l’offre jusqu’à la fin du mois payé.",
      zaps: "Un zap par question ; une question sans réponse n’est pas débitée. Les zaps achetés n’expirent pas.",
      changes: "Un nouveau prix ne touche pas une offre en cours sans votre accord.",
    },
    purchase: {
      title: "Acheter",
      order: "Vous commandez en cochant ces conditions, puis en payant chez PayPal.",
      start:
        "Vous demandez que le service commence tout de suite. Vous gardez quatorze jours pour vous rétracter ; ce qui a été utilisé reste dû.",
      warranty:
        "La garantie légale de conformité s’applique : un service qui ne marche pas comme promis est remis en état ou remboursé.",
    },
    rules: {
      title: "Ce qui n’est pas permis",
      abuse:
        "Contourner les limites, essayer d’entrer chez les autres, revendre l’accès, envoyer des contenus illégaux.",
      ban: "Un compte qui le fait peut être suspendu. Vous en lisez la raison et pouvez répondre à {{email}}.",
    },
    end: {
      title: "Si ça s’arrête",
      refund: "Si le service ferme, ce qui est payé et pas encore utilisé est remboursé.",
    },
    law: {
      title: "En cas de désaccord",
      first: "Écrivez d’abord à {{email}}.",
      mediator: "Sans réponse sous deux mois, le médiateur est gratuit : {{name}}.",
      french:
        "Le droit français s’applique. Si vous vivez ailleurs dans l’Union européenne, vous gardez les protections de votre pays.",
    },
  },
  notice: {
    lead: "Qui publie ce site.",
    publisher: {
      title: "Éditeur",
      director: "L’exploitant est aussi directeur de la publication.",
    },
    host: { title: "Hébergement" },
    content: {
      title: "Contenus",
      magic:
        "Magic: The Gathering, ses noms, ses textes et ses symboles appartiennent à Wizards of the Coast. Ils sont montrés ici selon sa politique sur le contenu de fans.",
      cards: "Données et images des cartes : Scryfall, sans lien avec nous.",
      ours: "Le reste, gravures comprises, est à Spellwright.",
      report: "Un contenu illégal ou qui vous appartient ? Écrivez à {{email}}.",
    },
  },
  withdrawal: {
    lead: "Vous avez quatorze jours pour changer d’avis, sans donner de raison.",
    none: "Rien n’est vendu sur ce serveur : il n’y a rien à rembourser.",
    period: {
      title: "Le délai",
      days: "Quatorze jours à partir de l’achat d’une offre ou de zaps.",
      cancel:
        "Résilier est autre chose : vous gardez l’offre jusqu’à la fin du mois payé, et rien n’est remboursé.",
    },
    due: {
      title: "Ce qui reste dû",
      start: "Vous avez demandé que le service commence tout de suite. Nous gardons donc :",
      plan: "pour une offre, la part des jours déjà passés ;",
      zaps: "pour des zaps, ceux déjà utilisés. Un pack entièrement utilisé ne se rembourse plus.",
    },
    how: {
      title: "Comment faire",
      write: "Écrivez à {{email}}, ou par courrier à {{address}}. Le numéro du reçu (SW-…) suffit.",
      form: "Par exemple :",
      model:
        "« Je vous notifie ma rétractation du contrat portant sur l’offre ou les zaps ci-dessous. Commandé le : … Reçu no : … Nom : … Adresse e-mail du compte : … Date : … »",
      answer: "Nous confirmons par e-mail que c’est bien arrivé.",
    },
    refund: {
      title: "Le remboursement",
      money: "Sous quatorze jours, par PayPal, sur le moyen de paiement de l’achat, sans frais.",
    },
  },
} as const;
