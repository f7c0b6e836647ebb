export { readModelPrices } from "./price-usage.ts";
export { resolveCards } from "./resolve-cards.ts";
export { createOracle } from "./routes.ts";
export { seedDemoDiscussions } from "./seed-demo-discussions.ts";
