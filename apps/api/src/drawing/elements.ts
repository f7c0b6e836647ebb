/** The tokens of the dark theme, in the notation that the drawing library reads. */
export const COLORS = {
  ground: "#0a1c21",
  rim: "#2d4248",
  text: "#f1efe6",
  weak: "#a9b9ba",
  copper: "#dd9b74",
  patina: "#79d3c5",
} as const;

/** What the drawing library lays out: an element with its properties. */
export interface Element {
  readonly type: string;
  readonly props: object;
}

/** A flexible box with its style and content. */
export const box = (style: object, children: unknown): Element => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});
