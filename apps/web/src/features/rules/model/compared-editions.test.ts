import type { KeptEdition } from "@spellwright/contract";
import { expect, test } from "vitest";
import { comparedEditions } from "./compared-editions.ts";

const edition = (date: string, in_use: boolean): KeptEdition => ({
  edition: date,
  effective_date: date,
  verbatim: true,
  rules: 3000,
  in_use,
  imported_at: `${date}T00:00:00Z`,
});

test("[ORA-17] the edition in use is compared with the newest of the others", () => {
  const kept = [
    edition("2026-02-01", false),
    edition("2026-06-19", true),
    edition("2026-04-01", false),
  ];
  const compared = comparedEditions(kept);
  expect([compared?.from.edition, compared?.to.edition]).toEqual(["2026-04-01", "2026-06-19"]);
});

test("[ORA-17] our digest is compared with nothing", () => {
  const digest = { ...edition("2026-02-01", false), verbatim: false };
  expect(comparedEditions([edition("2026-06-19", true), digest])).toBeNull();
  expect(comparedEditions([{ ...digest, in_use: true }, edition("2026-06-19", false)])).toBeNull();
});

test("[ORA-17] one edition is compared with nothing", () => {
  expect(comparedEditions([edition("2026-06-19", true)])).toBeNull();
  expect(comparedEditions([])).toBeNull();
});
