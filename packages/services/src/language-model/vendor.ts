import type { Effort } from "@spellwright/contract";
import type { LanguageModel as SdkModel, streamText } from "ai";

type StreamOptions = Parameters<typeof streamText>[0];

/** What the server calls an effort; null sends none. */
export type EffortNames = Readonly<Record<Effort, string | null>>;

/** How one vendor's protocol is spoken; everything else is the same for all (ORA-11, ORA-18). */
export interface Vendor {
  readonly model: SdkModel;
  /** The request's fields for an effort. */
  settingsFor(effort: Effort): Pick<StreamOptions, "providerOptions" | "maxOutputTokens">;
  /** The vendor's own web search, and whether it goes together with structured output. */
  readonly search?: {
    readonly tools: NonNullable<StreamOptions["tools"]>;
    readonly together: boolean;
  };
}

export interface VendorOptions {
  /** The model's id at the vendor. */
  readonly model: string;
  /** With the version path: `https://host/v1`; absent, the vendor's own. */
  readonly baseUrl?: string | undefined;
  /** Local servers want none. */
  readonly apiKey?: string | undefined;
  /** Absent: what the vendor calls low, medium and high. */
  readonly efforts?: EffortNames | undefined;
  readonly fetch?: typeof globalThis.fetch;
}

/** The part of the SDK's settings that all vendors share. */
export const connectionOf = ({ baseUrl, apiKey, fetch }: VendorOptions, ownUrl: string) => ({
  // Both are always given: the SDK would look for absent ones in the environment.
  baseURL: baseUrl ?? ownUrl,
  apiKey: apiKey ?? "",
  ...(fetch === undefined ? {} : { fetch }),
});
