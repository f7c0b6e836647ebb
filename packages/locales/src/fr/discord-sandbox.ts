/** The page of the Discord sandbox, where people type to the bot without an account of Discord. */
export const discordSandbox = {
  lead: "Bac à sable : ce n’est pas Discord, et personne d’autre ne lit.",
  title: "Discord de démonstration",
  channels: "Salons",
  as: "Écrire comme",
  owner: "propriétaire",
  composer: "Message ou commande",
  hint: "Mentionnez le bot avec @, ou tapez une commande :",
  channelsHint:
    "Le bot répond dans les salons que son propriétaire a choisis : ouvrez Discord dans Spellwright, connectez-vous en tant que mara et choisissez-les.",
  send: "Envoyer",
  typing: "Spellwright écrit…",
  thinking: "Spellwright réfléchit…",
  onlyYou: "Vous seul voyez ce message.",
  empty: "Aucun message dans ce salon.",
  form: "Envoyer le formulaire",
  invite: "Inviter le bot",
  inviteLead: "Choisissez le serveur qui l’accueille.",
  noBot: "Le bot n’est pas sur ce serveur.",
  back: "Revenir à Spellwright",
};
