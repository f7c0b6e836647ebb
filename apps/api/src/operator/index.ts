export type { OperatorAnswer, OperatorOrder } from "./order.ts";
export { performOrder } from "./perform-order.ts";
export { sendOrder } from "./send-order.ts";
export { serveOrders } from "./serve-orders.ts";
