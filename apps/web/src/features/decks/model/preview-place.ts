/** Size of the floating card and its distance from the name, in CSS pixels. */
export const PREVIEW = { width: 240, height: 335, gap: 20 } as const;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Where a card floats: right of a name, left of it where there is no room, inside the window. */
export const previewPlace = (
  name: Box,
  window: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } => {
  const right = name.right + PREVIEW.gap;
  const left =
    right + PREVIEW.width <= window.width
      ? right
      : Math.max(0, name.left - PREVIEW.gap - PREVIEW.width);
  const lowest = window.height - PREVIEW.height - PREVIEW.gap;
  const top = Math.max(PREVIEW.gap, Math.min(name.top - PREVIEW.height / 3, lowest));
  return { left, top };
};
