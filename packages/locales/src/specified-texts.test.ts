import { expect, test } from "vitest";
import { fr } from "./fr/index.ts";
import { translator } from "./index.ts";

const t = translator("fr");
/** Signs of the keyboard for those of print, and no blank that only print has. */
const plain = (text: string): string =>
  text
    .replaceAll("’", "'")
    .replaceAll("–", "-")
    .replaceAll(/[\u00a0\u202f]/gu, " ");

/** Texts of the specification that have a place of their own. What the server says follows a colon. */
test.each([
  [t("errors.MONTHLY_LIMIT"), "Limite de requêtes atteinte"],
  [t("errors.INSUFFICIENT_ZAPS", { remaining: 1, required: 3 }), "Zaps insuffisants (1/3)"],
  [t("oracle.thread.zapsSpentTitle"), "Zaps épuisés !"],
  [t("oracle.thread.zapsShortTitle"), "Zaps insuffisants !"],
  [t("oracle.thread.limitTitle"), "Limite atteinte"],
  [t("payments.success.failed"), "Erreur lors de l'activation"],
  [t("payments.success.missing"), "Données de subscription manquantes"],
  [t("discord.loadFailed"), "Erreur lors du chargement des serveurs."],
  [t("discord.emptyTitle"), "Aucun serveur trouvé"],
  [t("discord.channels.failed"), "Erreur channels :"],
  [t("discord.channels.saveFailed"), "Erreur de sauvegarde :"],
  [t("discord.remove.failed"), "Erreur lors de la suppression :"],
  [t("discord.packs.buyFailed"), "Erreur lors de l'achat :"],
  [t("discord.connectFailed"), "Erreur de connexion Discord :"],
  [t("discord.link.failed", { text: "non" }), "Erreur lors de la liaison : non"],
  [t("discord.link.done"), "Compte Discord lié avec succès !"],
  [t("discord.callback.done"), "Compte Discord lié avec succès !"],
  [t("errors.CLIENT_TIMEOUT_ANALYSIS"), "La requête a pris trop de temps. Veuillez réessayer."],
  [t("forgeChat.analysing"), "Analyse…"],
  [t("forgeChat.analysisLost"), "Erreur lors de l'ouverture de l'analyse"],
  [t("forgeChat.suggestions.none"), "Aucune suggestion disponible"],
  [t("deckImport.noPicture"), "Image non trouvée"],
  [t("errors.UNAUTHENTICATED"), "Utilisateur non authentifié"],
  [t("errors.SESSION_EXPIRED"), "Session expirée"],
  [t("errors.PGRST116"), "Discussion non trouvée"],
  [t("errors.DISCUSSION_ID_INVALID"), "Discussion ID invalide"],
])("[ERR-01] [ERR-06] “%s” is said as it is specified", (said, specified) => {
  expect(plain(said)).toBe(specified);
});

test("[BOT-09] removing the bot tells how it is removed by hand, before and after", () => {
  for (const text of [fr.discord.remove.text, fr.discord.remove.byHand])
    expect(text).toContain("Intégrations, Bots et applications");
});
