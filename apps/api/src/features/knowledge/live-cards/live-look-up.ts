import type { Card } from "@spellwright/contract";
import type { CardServiceFailure } from "@spellwright/services";

/** What one name came to at the card service, its answers of the last day included. */
export type LiveLookUp =
  | { readonly kind: "found"; readonly card: Card }
  | { readonly kind: "ambiguous"; readonly names: readonly string[] }
  | { readonly kind: "not_found" }
  /** It could not be asked: that says nothing about the card. */
  | { readonly kind: "unavailable"; readonly failure: CardServiceFailure };
