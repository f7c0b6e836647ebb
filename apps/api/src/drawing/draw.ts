import type { Element } from "./elements.ts";
import { loadFonts } from "./fonts.ts";

/** Pixels; without a height the image is as high as what it shows. */
interface Size {
  readonly width: number;
  readonly height?: number;
}

/**
 * Draws an element in our own fonts: no artwork and no mana symbols (rights are Wizards').
 *
 * @returns an SVG whose letters are shapes, or a PNG
 */
export const draw = async (
  element: Element,
  size: Size,
  type: "svg" | "png",
): Promise<Uint8Array> => {
  // Two megabytes of code that only images need.
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
  ]);
  const svg = await satori(element as Parameters<typeof satori>[0], {
    ...(size as { width: number; height: number }),
    fonts: await loadFonts(),
  });
  if (type === "svg") return new TextEncoder().encode(svg);
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
};
