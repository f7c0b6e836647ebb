import { createHash } from "node:crypto";
import type { TableSum } from "./format.ts";

const BITS = 256n;

/** Counts rows and adds up their SHA-256, so that the order in which a database gives them does not matter. */
export const createTableSum = () => {
  let rows = 0;
  let sum = 0n;
  return {
    /** @param row the text that the database gives for it */
    add(row: string): void {
      rows += 1;
      const hash = createHash("sha256").update(row).digest("hex");
      sum = BigInt.asUintN(Number(BITS), sum + BigInt(`0x${hash}`));
    },
    result: (): TableSum => ({ rows, checksum: sum.toString(16) }),
  };
};
