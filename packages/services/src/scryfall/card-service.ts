import * as z from "zod";

/** A face of a record, as far as names are compared. */
const ServiceFace = z.looseObject({
  name: z.string(),
  printed_name: z.string().nullish(),
});

/** A card record of the service: what look-ups compare. All its other fields pass through unread. */
export const ServiceCard = z.looseObject({
  id: z.string(),
  oracle_id: z.string().nullish(),
  name: z.string(),
  lang: z.string().nullish(),
  printed_name: z.string().nullish(),
  flavor_name: z.string().nullish(),
  mtgo_id: z.number().nullish(),
  mtgo_foil_id: z.number().nullish(),
  card_faces: z.array(ServiceFace).nullish(),
});
export type ServiceCard = z.infer<typeof ServiceCard>;

/** A file of the service's bulk data. Types stay open, as the service adds some. */
export const BulkFile = z.looseObject({
  type: z.string(),
  updated_at: z.string(),
  jsonl_download_uri: z.url({ protocol: /^https?$/ }),
  compressed_size: z.number().nullish(),
});
export type BulkFile = z.infer<typeof BulkFile>;

/** What one name came to at the service. */
export type ServiceLookUp =
  | { readonly kind: "found"; readonly card: ServiceCard }
  | { readonly kind: "not_found" }
  /** The service knows several; the names are those that it sent along, if any. */
  | { readonly kind: "ambiguous"; readonly names: readonly string[] };

/**
 * Why the service gave no answer. None of them says anything about the card that was asked for:
 * - `limited`: too many requests, it closed the door until `retryAt`;
 * - `busy`: too many of ours, or of this caller, wait already;
 * - `outage`: unreachable, too slow, a server error, or a page that is not JSON;
 * - `refused`: it does not understand what we sent.
 */
export type CardServiceFailure = "limited" | "busy" | "outage" | "refused";

/** The card service gave no answer; `retryAt` (ms of the clock) tells when asking may help. */
export class CardServiceError extends Error {
  constructor(
    readonly failure: CardServiceFailure,
    readonly retryAt: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`the card service gave no answer: ${failure}`, options);
    this.name = "CardServiceError";
  }
}

/** How long and for whom one question to the card service waits. */
export interface AskOptions {
  readonly signal?: AbortSignal;
  /** How long a closed door is waited for, in ms; 5 s when absent. */
  readonly patienceMs?: number;
  /** Whom the question is asked for: one caller's questions never fill the queue. */
  readonly caller?: string;
}

/**
 * The public card service (CARD-01). Every method throws CardServiceError when there is no answer, and
 * goes through one queue for the whole process, whose turns may be shared with others (`ServiceTurns`).
 */
export interface CardService {
  /** By its English name: exact, or forgiving slips of the pen. */
  named(name: string, match: "exact" | "fuzzy", options?: AskOptions): Promise<ServiceLookUp>;
  /** As a set printed it, by its exact English name. The set by its code or its name. */
  inSet(name: string, set: string, options?: AskOptions): Promise<ServiceLookUp>;
  /**
   * By the names printed on French cards, many in one search. Only an exact printed name counts. Names
   * that no French card bears are absent.
   */
  namedInFrench(
    names: readonly string[],
    options?: AskOptions,
  ): Promise<ReadonlyMap<string, ServiceLookUp>>;
  /** Cards whose name holds the text, in English or in French, by name: the first page of them. */
  search(text: string, options?: AskOptions): Promise<readonly ServiceCard[]>;
  /**
   * Many English names, or numbers of Magic Online (`MTGO 52`), at once, in batches of 75. Keys are the names
   * as given, unknown ones are absent.
   */
  collection(
    names: readonly string[],
    options?: AskOptions,
  ): Promise<ReadonlyMap<string, ServiceCard>>;
  byId(id: string, options?: AskOptions): Promise<ServiceLookUp>;
  bulkFiles(options?: AskOptions): Promise<readonly BulkFile[]>;
}
