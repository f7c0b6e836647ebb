export { draw } from "./draw.ts";
export { box, COLORS } from "./elements.ts";
