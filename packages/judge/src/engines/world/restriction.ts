/** What forbids an attack or a block, as a card states it (CR 508.1c, 509.1b). */
export type Restriction =
  | { readonly kind: "unblockable" }
  | { readonly kind: "cant-block" }
  | { readonly kind: "cant-attack" }
  /** Not blocked by creatures of this power: "2 or less", "3 or greater". */
  | { readonly kind: "not-by-power"; readonly than: number; readonly or: "less" | "greater" }
  /** Not blocked by creatures with this quality: "red", "wall", "artifact". */
  | { readonly kind: "not-by"; readonly quality: string }
  /** Blocked only by creatures with one of these qualities or abilities. */
  | { readonly kind: "only-by"; readonly qualities: readonly string[] }
  /** Blocked by at least or at most so many creatures. */
  | { readonly kind: "number"; readonly least?: number; readonly most?: number }
  /** Blocks only creatures with this ability. */
  | { readonly kind: "blocks-only"; readonly quality: string };
