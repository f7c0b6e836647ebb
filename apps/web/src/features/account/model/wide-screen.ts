/** From this width on the account is a popover of the header (guide §2). */
export const WIDE_SCREEN = "(min-width: 64rem)";
