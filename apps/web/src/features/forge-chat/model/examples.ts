/** Four questions to start from: strategy, construction, rules of the format, meta (FOR-03). */
export const EXAMPLES = ["odds", "lands", "sideboard", "bracket"] as const;
