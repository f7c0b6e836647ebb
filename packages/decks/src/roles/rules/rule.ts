/** What makes a card play a role. */
export interface RoleRule {
  /** One of them must be found. */
  readonly any: readonly RegExp[];
  /** None of them may be. */
  readonly not?: readonly RegExp[];
  /** Where: one sentence, or a whole ability, whose sentences speak of one another. */
  readonly within: "sentence" | "ability";
  /** Whether abilities between quotation marks count: those that one's own cards are given. */
  readonly quoted?: boolean;
}

/** How a role is recognised. */
export interface RoleRules {
  /** Without one of these no rule can apply: most cards are passed over. In small letters. */
  readonly needs: readonly string[];
  /** One of them must apply. */
  readonly rules: readonly RoleRule[];
}
