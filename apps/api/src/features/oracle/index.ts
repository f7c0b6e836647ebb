export { createOracle, type Oracle } from "./routes.ts";
export { seedDemoDiscussions } from "./seed-demo-discussions.ts";
