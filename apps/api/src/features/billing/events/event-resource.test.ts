import { expect, test } from "vitest";
import { withoutPayer } from "./event-resource.ts";

test("[PREF-01] events of the payment service are kept without who paid", () => {
  const payer = { email_address: "chandra@example.org", name: { given_name: "Chandra" } };
  const resource = { id: "SALE-1", sale_id: "1", payer, subscriber: payer };
  expect(withoutPayer(resource)).toEqual({ id: "SALE-1", sale_id: "1" });
});
