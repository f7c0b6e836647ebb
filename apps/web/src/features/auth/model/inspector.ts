/** AUTH-09: gaps between the window and its content, in CSS pixels, above which tools are docked. */
const GAP_HEIGHT_PX = 160;
const GAP_WIDTH_PX = 300;
/** A window is a little smaller than the content it claims to hold (borders, rounding). */
const SLACK_PX = 16;
/** Steps of page zoom above 100 %, and the scales screens come with: the pixel ratio is their product. */
const ZOOM_STEPS = [1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];
const SCREEN_SCALES = [1, 1.25, 1.5, 2, 3];

export interface WindowSizes {
  readonly outerWidth: number;
  readonly outerHeight: number;
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly devicePixelRatio: number;
}

/** The greatest zoom that explains the pixel ratio and at which the content still fits the window. */
const pageZoom = (sizes: WindowSizes): number => {
  const fitting = ZOOM_STEPS.filter(
    (zoom) =>
      SCREEN_SCALES.some((scale) => Math.abs(scale * zoom - sizes.devicePixelRatio) < 0.01) &&
      sizes.innerWidth * zoom <= sizes.outerWidth + SLACK_PX &&
      sizes.innerHeight * zoom <= sizes.outerHeight + SLACK_PX,
  );
  return Math.max(1, ...fitting);
};

/** Whether developer tools are docked to the window. Page zoom is discounted (AUTH-09). */
export const isInspectorDocked = (sizes: WindowSizes): boolean => {
  const zoom = pageZoom(sizes);
  return (
    sizes.outerHeight - sizes.innerHeight * zoom > GAP_HEIGHT_PX &&
    sizes.outerWidth - sizes.innerWidth * zoom > GAP_WIDTH_PX
  );
};
