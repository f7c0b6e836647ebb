/** Size of the floating card and its distance from the name, in CSS pixels. */
export const PREVIEW = { width: 240, height: 335, gap: 20 } as const;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A window's place for the floating card. */
export interface PreviewPlace {
  readonly left: number;
  readonly top: number;
  /** Room below `top`: a card in words may be longer than a picture. */
  readonly maxHeight: number;
}

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * Where a card floats: right of a name, left of it where there is no room, under or over it where there
 * is none at either side (a phone). Always inside the window, and never over the name itself as long as
 * the window is taller than two cards.
 */
export const previewPlace = (
  name: Box,
  window: { readonly width: number; readonly height: number },
): PreviewPlace => {
  const { width, height, gap } = PREVIEW;
  const lowest = window.height - height - gap;
  const right = name.right + gap;
  const left = name.left - gap - width;
  if (right + width <= window.width || left >= 0) {
    const top = between(name.top - height / 3, gap, lowest);
    const isRight = right + width <= window.width;
    return { left: isRight ? right : left, top, maxHeight: window.height - top - gap };
  }
  const middle = between((name.left + name.right - width) / 2, gap, window.width - width - gap);
  const under = name.bottom + gap / 2;
  const isUnder = under <= lowest || window.height - name.bottom >= name.top;
  const top = isUnder
    ? Math.max(gap, Math.min(under, lowest))
    : Math.max(gap, name.top - gap / 2 - height);
  const end = isUnder ? window.height - gap : Math.max(name.top - gap / 2, top + height);
  return { left: middle, top, maxHeight: end - top };
};
