import type { ModelProvider } from "@spellwright/contract";
import type { VendorOptions } from "./vendor.ts";

/** Which model is asked and how. `timeoutMs` bounds one call, `overallTimeoutMs` all tries together (ERR-02). */
export type LanguageModelOptions = VendorOptions & {
  /** How answers and logs name this model. */
  readonly name: string;
  /** ORA-18: the provider's own web search; `compatible` servers have none. */
  readonly webSearch?: boolean;
  /** Tokens of the model's context. Absent: as its server tells, or as its vendor's models hold at least. */
  readonly contextTokens?: number | undefined;
  readonly timeoutMs?: number;
  readonly overallTimeoutMs?: number;
  readonly retryPauseMs?: number;
} & (
    | { readonly provider: "compatible"; readonly baseUrl: string }
    | { readonly provider: Exclude<ModelProvider, "compatible"> }
  );

/** ORA-18: of the vendors only servers that speak like another's have no web search. */
export const searchesWeb = ({ webSearch, provider }: LanguageModelOptions): boolean =>
  webSearch === true && provider !== "compatible";
