/** A site that shows decks, and the words on it that lead to a text of the list. */
export interface DeckSite {
  readonly name: string;
  /** As its page writes them, in the order of the taps. */
  readonly steps: readonly string[];
}

const SITES: Readonly<Record<string, DeckSite>> = {
  "moxfield.com": { name: "Moxfield", steps: ["More", "Export", "Copy"] },
  "archidekt.com": { name: "Archidekt", steps: ["Extras", "Export deck", "Copy"] },
  "tappedout.net": { name: "TappedOut", steps: ["Export", "Text"] },
  "deckstats.net": { name: "Deckstats", steps: ["Export", "Text"] },
  "mtggoldfish.com": { name: "MTGGoldfish", steps: ["Download", "Text File"] },
  "aetherhub.com": { name: "AetherHub", steps: ["Export", "Text"] },
  "manabox.app": { name: "ManaBox", steps: ["Export", "Text"] },
};

/** A site that is not known by name: only that the list is wanted, not the page. */
const ANY_SITE: DeckSite = { name: "", steps: [] };

/**
 * The deck site whose address was pasted in place of a list. Null where the text is something else.
 * Nothing is fetched from it: the list is copied there by the person (IMP-02).
 */
export const siteOfAddress = (text: string): DeckSite | null => {
  const written = text.trim();
  if (/\s/.test(written)) return null;
  const host = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?:[/?#]|$)/i.exec(written)?.[1];
  if (host === undefined) return null;
  const name = host.toLowerCase().replace(/^www\./, "");
  return SITES[name] ?? (written.startsWith("http") ? ANY_SITE : null);
};
