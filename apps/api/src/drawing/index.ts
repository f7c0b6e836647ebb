export { draw } from "./draw.ts";
export { box, COLORS, type Element } from "./elements.ts";
