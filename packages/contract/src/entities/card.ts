import * as z from "zod";
import { CardEventLabel } from "../card-events.ts";
import { Bilingual, CardRole, COLOR_CODES } from "../enumerations.ts";

/** Addresses of a card's pictures, by size. */
export const ImageUris = z.object({
  small: z.string().optional(),
  normal: z.string().optional(),
  large: z.string().optional(),
  png: z.string().optional(),
  art_crop: z.string().optional(),
  // names of the newer WEBP pictures of the public card service
  thumb: z.string().optional(),
  grid: z.string().optional(),
  display: z.string().optional(),
});
export type ImageUris = z.infer<typeof ImageUris>;

/** Sizes that our own picture address serves, and the sides of a card. */
export const IMAGE_SIZES = ["small", "normal", "large", "png", "art_crop"] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];
/** Sides of a card that may have a picture. A card with one side has a `front` only. */
export const IMAGE_FACES = ["front", "back"] as const;
export type ImageFace = (typeof IMAGE_FACES)[number];

/** One face or half of a multi-part card (CARD-02). */
export const CardFace = z.object({
  name: z.string(),
  printed_name: z.string().nullish(),
  mana_cost: z.string().nullish(),
  type_line: z.string().nullish(),
  printed_type_line: z.string().nullish(),
  oracle_text: z.string().nullish(),
  printed_text: z.string().nullish(),
  power: z.string().nullish(),
  toughness: z.string().nullish(),
  loyalty: z.string().nullish(),
  defense: z.string().nullish(),
  image_uris: ImageUris.nullish(),
  artist: z.string().nullish(),
});
export type CardFace = z.infer<typeof CardFace>;

/** Currencies of prices, the first where a card has several. */
export const CURRENCIES = ["eur", "usd"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** A card (not a printing), with the public card service's field names. */
export const Card = z.object({
  id: z.string(),
  oracle_id: z.string().nullish(),
  name: z.string().describe("English; `Front // Back` for every multi-part card"),
  printed_name: z.string().nullish().describe("French name"),
  flavor_names: z.array(z.string()).nullish(),
  layout: z.string().default("normal"),
  mana_cost: z.string().nullish(),
  cmc: z.number(),
  type_line: z.string(),
  printed_type_line: z.string().nullish(),
  oracle_text: z.string().nullish(),
  printed_text: z.string().nullish(),
  power: z.string().nullish(),
  toughness: z.string().nullish(),
  loyalty: z.string().nullish(),
  defense: z.string().nullish(),
  colors: z.array(z.string()).nullish(),
  color_identity: z.array(z.string()),
  keywords: z.array(z.string()).default([]),
  card_faces: z.array(CardFace).nullish(),
  legalities: z.record(z.string(), z.string()).default({}),
  game_changer: z.boolean().default(false),
  edhrec_rank: z.number().nullish(),
  prices: z
    .object({ eur: z.string().nullish(), usd: z.string().nullish() } satisfies Record<
      Currency,
      unknown
    >)
    .nullish()
    .describe("As the card file of its day had them; absent where it had none"),
  rarity: z.string().nullish(),
  set_name: z.string().nullish(),
  image_uris: ImageUris.nullish(),
  artist: z.string().nullish().describe("To be named wherever a picture is cut from its card"),
  scryfall_uri: z.string().nullish(),
  /** Starter data only: our own words in place of the official text. */
  summary: Bilingual.nullish(),
  roles: z.array(CardRole).nullish().describe("Starter data only: what it does in a deck"),
  mana: z
    .array(z.enum([...COLOR_CODES, "any"]))
    .nullish()
    .describe("Starter data only: mana that it makes or finds, beside that of its types"),
  traits: z
    .array(z.string())
    .nullish()
    .describe("Starter data only: what else it does, as `traits` of decks names it"),
  facts: z
    .array(z.string())
    .nullish()
    .describe(
      "Starter data only: what it does to creatures and to costs, in a short form of our own",
    ),
  stated: z
    .record(z.string(), z.unknown())
    .nullish()
    .describe(
      "Starter data and data packs only: what it states, as data for the engines of the judge",
    ),
});
export type Card = z.infer<typeof Card>;

/** What the @ list needs of a card (ORA-09). */
export const CardSummary = Card.pick({
  id: true,
  name: true,
  printed_name: true,
  mana_cost: true,
  type_line: true,
  printed_type_line: true,
  image_uris: true,
  color_identity: true,
});
export type CardSummary = z.infer<typeof CardSummary>;

/** A card as one set printed it. */
export const CardPrinting = Card.pick({ name: true, scryfall_uri: true }).extend({
  set_name: z.string(),
  image: z.url().nullable().describe("Its picture, where the public card service keeps one"),
});
export type CardPrinting = z.infer<typeof CardPrinting>;

/** Orders of found cards: the most played first, by name, the cheapest first. */
export const CARD_SORTS = ["popular", "name", "mana_value"] as const;
export type CardSort = (typeof CARD_SORTS)[number];

/**
 * Cards that a search found. `problems` are the terms that were passed over; `unread` says how many cards were
 * not read yet, where the search asks for what only their words tell.
 */
export const CardSearchPage = z.object({
  items: z.array(CardSummary),
  total: z.number().int(),
  next_cursor: z.string().nullable(),
  unread: z.number().int(),
  problems: z
    .array(
      z.object({
        why: z.enum(["unknown_key", "unknown_value", "open_bracket", "too_many"]),
        term: z.string(),
      }),
    )
    .max(60),
});
export type CardSearchPage = z.infer<typeof CardSearchPage>;

/** An official note on a card; `published_at` is an ISO date. */
export const CardRuling = z.object({
  name: z.string().describe("English name of the card"),
  published_at: z.string(),
  comment: z.string(),
});
export type CardRuling = z.infer<typeof CardRuling>;

/**
 * Where a card stands beside its French text (CARD-02): `none` was printed or is known; `may_differ`
 * is the wording of its day, and the English Oracle text rules; `outdated` shows terms or values that
 * the Oracle text no longer has.
 */
export const FRENCH_TEXTS = ["none", "may_differ", "outdated"] as const;
export const FrenchText = z.enum(FRENCH_TEXTS);
export type FrenchText = z.infer<typeof FrenchText>;

/** What the words of a card tell of the game, as cards are searched by it. */
export const CardWords = z.object({
  causes: z.array(CardEventLabel).describe("What it makes happen"),
  rewards: z.array(CardEventLabel).describe("What it waits for or makes better"),
  produces: z.array(z.enum(COLOR_CODES)).describe("Mana that it makes or finds"),
});
export type CardWords = z.infer<typeof CardWords>;

/**
 * All that the page of a card shows. `images` are addresses on our own server (`?size=` of IMAGE_SIZES
 * may be added): one, or two for a card with two sides. None when no picture is known.
 */
export const CardPage = z.object({
  card: Card,
  rulings: z.array(CardRuling).describe("Newest first, at most 200"),
  french_text: FrenchText,
  french_keywords: z
    .record(z.string(), z.string())
    .optional()
    .describe("French names of its keywords, by the English ones; absent on older devices"),
  abilities: z
    .array(
      z.array(
        z.object({
          head: z.string().nullable().describe("Its cost or its trigger; null: it has none"),
          body: z.string(),
        }),
      ),
    )
    .nullish()
    .describe("Lines of the English text, face by face; absent where nobody reads them"),
  words: CardWords.nullish().describe("Absent where nobody reads them"),
  images: z.array(z.object({ face: z.enum(IMAGE_FACES), url: z.string() })).max(2),
  source: z.enum(["local", "service"]).describe("service: asked live from the public card service"),
  date: z.iso.date().describe("Date of the data, or the day the service was asked"),
});
export type CardPage = z.infer<typeof CardPage>;
