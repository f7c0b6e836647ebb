export { createOracle } from "./routes.ts";
export { seedDemoDiscussions } from "./seed-demo-discussions.ts";
