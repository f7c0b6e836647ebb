export { cutStart, cutText } from "../answers/cut-text.ts";
export { questionPayload } from "./present.ts";
export { loggedAnswer, type ModelPrices, NO_PRICES, readModelPrices } from "../answers/price-usage.ts";
export { resolveCards } from "../answers/resolve-cards.ts";
export { createOracle, nameModel } from "./routes.ts";
export { seedDemoDiscussions } from "./seed-demo-discussions.ts";
