/**
 * Marks an element inside `CardPreviews`: a mouse that rests on it, or the keyboard's focus within it,
 * shows the card.
 *
 * @param name of the card, in either language. Undefined for one that nobody knows
 * @param options `byTouch`: a tap shows the card too, in place of what a click does
 */
export const previewAttributes = (
  name: string | undefined,
  options: { readonly byTouch?: boolean } = {},
): Readonly<Record<string, string>> => ({
  ...(name === undefined ? {} : { "data-card": name }),
  ...(options.byTouch === true ? { "data-card-by-touch": "" } : {}),
});
