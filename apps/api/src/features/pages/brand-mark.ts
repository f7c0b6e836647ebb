import { COLORS, type Element } from "../../drawing/index.ts";

/**
 * A disc cut by an S-shaped burin stroke, as in the header of the pages.
 *
 * @param size width and height in pixels
 */
export const brandMark = (size: number): Element => ({
  type: "svg",
  props: {
    width: size,
    height: size,
    viewBox: "0 0 32 32",
    children: {
      type: "g",
      props: {
        transform: "rotate(24 16 16)",
        children: [
          {
            type: "path",
            props: { d: "M15.2 2A14 14 0 0 0 15.2 30C5.5 22 21.5 10 15.2 2z", fill: COLORS.patina },
          },
          {
            type: "path",
            props: {
              d: "M16.8 2A14 14 0 0 1 16.8 30C10.5 22 26.5 10 16.8 2z",
              fill: COLORS.copper,
            },
          },
        ],
      },
    },
  },
});
