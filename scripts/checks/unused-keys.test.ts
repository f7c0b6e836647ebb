import { expect, test } from "vitest";
import { unusedKeys } from "./unused-keys.ts";

const catalogue = {
  oracle: { title: "Oracle", count_one: "un", count_other: "plusieurs" },
  errors: { TIMEOUT: "…" },
};

test("[LANG-02] a text that no code names is reported by its whole key", () => {
  expect(unusedKeys(catalogue, `t("oracle.count"); t(\`errors.\${code}\`)`)).toEqual([
    "oracle.title",
  ]);
});

test("[LANG-02] each plural form counts as its key", () => {
  expect(unusedKeys(catalogue, 't("oracle.title"); t("errors.TIMEOUT")')).toEqual([
    "oracle.count_one",
    "oracle.count_other",
  ]);
});

test("[LANG-02] the beginning of another key is no use of it", () => {
  expect(unusedKeys({ a: { bc: "…" } }, 't("a.b")')).toEqual(["a.bc"]);
});
