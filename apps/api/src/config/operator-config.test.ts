import { expect, test } from "vitest";
import { missingForSale, missingForSaleNotice, readOperator } from "./operator-config.ts";

test("[BILL-10] names the variables of the operator that a shop lacks", () => {
  expect(missingForSale(readOperator({}))).toEqual([
    "OPERATOR_NAME",
    "OPERATOR_ADDRESS",
    "OPERATOR_EMAIL",
  ]);
  const named = {
    OPERATOR_NAME: "Ravnica SAS",
    OPERATOR_ADDRESS: "1 rue des Guildes, 75001 Paris",
  };
  expect(missingForSale(readOperator(named))).toEqual(["OPERATOR_EMAIL"]);
  expect(missingForSale(readOperator({ ...named, SUPPORT_EMAIL: "help@example.org" }))).toEqual([]);
});

test("[BILL-10] the operator's own address comes before that of the support", () => {
  const addresses = { OPERATOR_EMAIL: "shop@example.org", SUPPORT_EMAIL: "help@example.org" };
  expect(readOperator(addresses).email).toBe("shop@example.org");
});

test("[BILL-10] tells at the start what a shop lacks, and nothing where nobody takes money", () => {
  const nobody = readOperator({});
  expect(missingForSaleNotice(true, nobody)).toContain(
    "OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL",
  );
  expect(missingForSaleNotice(false, nobody)).toBeUndefined();
});
