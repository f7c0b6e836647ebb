export { cutStart, cutText } from "./cut-text.ts";
export { questionPayload } from "./present.ts";
export { loggedAnswer, type ModelPrices, NO_PRICES, readModelPrices } from "./price-usage.ts";
export { resolveCards } from "./resolve-cards.ts";
export { createOracle, nameModel } from "./routes.ts";
export { seedDemoDiscussions } from "./seed-demo-discussions.ts";
