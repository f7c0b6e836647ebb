import type { Effort, OmittableField } from "@spellwright/contract";
import type { LanguageModel as SdkModel, streamText } from "ai";
import { limitedFetch } from "../limited-body.ts";

type StreamOptions = Parameters<typeof streamText>[0];

/** What the server calls an effort. Null sends none. */
export type EffortNames = Readonly<Record<Effort, string | null>>;

/** How one vendor's protocol is spoken. Everything else is the same for all (ORA-11, ORA-18). */
export interface Vendor {
  readonly model: SdkModel;
  /** The request's fields for an effort. */
  settingsFor(effort: Effort): Pick<StreamOptions, "providerOptions" | "maxOutputTokens">;
  /** Tools go together with structured output; else they are called before it. */
  readonly toolsTogether: boolean;
  /** What marks the end of what its cache should keep. Absent: it keeps beginnings by itself, or has no cache. */
  readonly cacheMark?: NonNullable<StreamOptions["providerOptions"]>;
  /** The vendor's own web search, and whether it goes together with structured output. */
  readonly search?: {
    readonly tools: NonNullable<StreamOptions["tools"]>;
    readonly together: boolean;
  };
}

export interface VendorOptions {
  /** The model's id at the vendor. */
  readonly model: string;
  /** With the version path: `https://host/v1`. Absent, the vendor's own. */
  readonly baseUrl?: string | undefined;
  /** Local servers want none. */
  readonly apiKey?: string | undefined;
  /** Absent: what the vendor calls low, medium and high. */
  readonly efforts?: EffortNames | undefined;
  /** Told of a field that the server refused and is sent no more. */
  readonly onRefused?: ((field: OmittableField) => void) | undefined;
  readonly fetch?: typeof globalThis.fetch;
}

/** A whole answer over the wire with all that is said around its words. A line is one event of it. */
const WIRE_LIMITS = { total: 16 * 1024 * 1024, line: 1024 * 1024 };

/** How all vendors are fetched from. */
export const fetchOf = ({ fetch }: VendorOptions): typeof globalThis.fetch =>
  limitedFetch(WIRE_LIMITS, fetch);

/** The part of the SDK's settings that all vendors share. */
export const connectionOf = (options: VendorOptions, ownUrl: string) => ({
  // Both are always given: the SDK would look for absent ones in the environment.
  baseURL: options.baseUrl ?? ownUrl,
  apiKey: options.apiKey ?? "",
  fetch: fetchOf(options),
});

/** Tokens that a vendor is asked for at most, those of its thinking included. */
export const OUTPUT_TOKENS = 16_000;
