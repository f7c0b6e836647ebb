import { expect, test } from "vitest";
import { cleanedSearch, readPurchaseReturn } from "./read-purchase-return.ts";

test("[BILL-05] a pack and a plan come back with billing=1", () => {
  expect(readPurchaseReturn("?billing=1&orderId=o1&zaps=25&token=5O1&PayerID=X")).toEqual({
    kind: "pack",
    orderId: "o1",
    zaps: 25,
  });
  expect(readPurchaseReturn("?billing=1&subscriptionId=I-1&plan=pro")).toEqual({
    kind: "plan",
    plan_id: "pro",
    subscriptionId: "I-1",
  });
});

test.each([
  "",
  "?orderId=o1&zaps=25",
  "?billing=0&orderId=o1&zaps=25",
  "?billing=1&orderId=o1&zaps=11",
  "?billing=1&zaps=10",
  "?billing=1&subscriptionId=I-1&plan=free",
])("[BILL-05] %j brings nothing", (search) => expect(readPurchaseReturn(search)).toBeNull());

test("[BILL-05] the address is cleaned of the purchase and keeps the rest", () => {
  expect(cleanedSearch("?billing=1&orderId=o1&zaps=10&token=5&PayerID=X")).toBe("");
  expect(cleanedSearch("?ask=why&billing=1&orderId=o1&zaps=10")).toBe("?ask=why");
});
