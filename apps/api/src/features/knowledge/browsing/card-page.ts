import { printedLines } from "@spellwright/card-text";
import type { Card, CardPage, CardPrinting, ImageFace } from "@spellwright/contract";
import { searchedFactsOf } from "@spellwright/decks";
import { cardPageOf } from "@spellwright/oracle";
import { AppError } from "../../../http/index.ts";
import type { Knowledge } from "../knowledge.ts";
import type { LiveCards } from "../live-cards/live-cards.ts";
import type { ResolveNames } from "../live-cards/resolve-names.ts";
import { hasTwoSides, imageAddress } from "../pictures/image-address.ts";

export interface CardPages {
  /**
   * @param caller whom the card service is asked for
   * @throws AppError CARD_NOT_FOUND, also when several cards bear the name; CARD_SERVICE_UNAVAILABLE, also
   * when this caller has too many questions waiting
   */
  named(name: string, caller: string): Promise<Card>;
  /** As a set printed it, by its code or its name. @throws as `named` */
  printing(name: string, set: string, caller: string): Promise<CardPrinting>;
  /** By a name in either language, one face, or the id. @throws as `named` */
  page(name: string, caller: string): Promise<CardPage>;
  /** A card that we hold or have asked for. Undefined for every other id. */
  known(id: string): Promise<Card | undefined>;
}

export interface CardPagesParts {
  readonly knowledge: Knowledge;
  readonly resolveNames: ResolveNames;
  readonly live: LiveCards | undefined;
  readonly now: () => Date;
}

type Found = { readonly card: Card; readonly via: "local" | "service" };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const notFound = (isAway: boolean, name: string): AppError =>
  new AppError(isAway ? "CARD_SERVICE_UNAVAILABLE" : "CARD_NOT_FOUND", { name });

/** The stamp of the scan (`….jpg?1690000000`) makes a new address of a new scan. */
const ownAddress = (card: Card, face: ImageFace): string => {
  const stamp = /\?(\d{1,20})$/.exec(imageAddress(card, face, "normal") ?? "")?.[1];
  const version = stamp === undefined ? "" : `&v=${stamp}`;
  return `/api/cards/${encodeURIComponent(card.id)}/image?face=${face}${version}`;
};

const imagesOf = (card: Card): CardPage["images"] => {
  if (imageAddress(card, "front", "normal") === undefined) return [];
  const faces: readonly ImageFace[] = hasTwoSides(card) ? ["front", "back"] : ["front"];
  return faces.map((face) => ({ face, url: ownAddress(card, face) }));
};

/** The lines of each face, costs and triggers apart. */
const abilitiesOf = (card: Card): CardPage["abilities"] =>
  (card.card_faces?.length ? card.card_faces : [card]).map(({ name, type_line, oracle_text }) =>
    oracle_text
      ? [...printedLines({ name, typeLine: type_line ?? card.type_line, text: oracle_text })]
      : [],
  );

const wordsOf = (card: Card): CardPage["words"] => {
  const { causes, rewards, produces } = searchedFactsOf(card);
  return { causes: [...causes], rewards: [...rewards], produces: [...produces] };
};

export const createCardPages = (parts: CardPagesParts): CardPages => {
  const { knowledge, resolveNames, live } = parts;
  const findNamed = async (name: string, caller: string): Promise<Found> => {
    const [resolved] = (await resolveNames([name], { caller })).names;
    if (resolved?.kind === "found") return resolved;
    throw notFound(resolved?.kind === "unsettled", name);
  };
  const findById = async (id: string, caller: string): Promise<Found> => {
    const [own] = await knowledge.cardsByIds([id]);
    if (own !== undefined) return { card: own, via: "local" };
    const answer = await live?.byId(id, { caller });
    if (answer?.kind === "found") return { card: answer.card, via: "service" };
    throw notFound(answer?.kind === "unavailable", id);
  };

  return {
    named: async (name, caller) => (await findNamed(name, caller)).card,
    async printing(name, set, caller) {
      const answer = await live?.printing(name, set, { caller });
      if (answer?.kind !== "found") throw notFound(answer?.kind === "unavailable", name);
      const { card } = answer;
      const { scryfall_uri, set_name } = card;
      const image = imageAddress(card, "front", "normal") ?? null;
      return { name: card.name, scryfall_uri, set_name: set_name ?? set, image };
    },
    async page(name, caller) {
      const { card, via } = await (ID.test(name)
        ? findById(name, caller)
        : findNamed(name, caller));
      const { cards } = await knowledge.editions();
      return cardPageOf(knowledge, await knowledge.rulebook(), card, {
        abilities: abilitiesOf(card),
        words: wordsOf(card),
        images: imagesOf(card),
        source: via,
        date: via === "local" ? cards.date : parts.now().toISOString().slice(0, 10),
      });
    },
    async known(id) {
      const [own] = await knowledge.cardsByIds([id]);
      return own ?? (await live?.kept(id));
    },
  };
};
