import fc from "fast-check";
import { expect, test } from "vitest";
import { foldInPlace } from "./fold-in-place.ts";

test("[ORA-14] case and accents go; what would change its length stays", () => {
  expect(foldInPlace("Éclair à l’Île")).toBe("eclair a l’ile");
  expect(foldInPlace("Œuvre, İstanbul, Straße")).toBe("œuvre, istanbul, straße");
});

test("[ORA-14] every place is the place in the written text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      expect(foldInPlace(text)).toHaveLength(text.length);
    }),
  );
  const text = "İ : la Bête";
  expect(text.slice(foldInPlace(text).indexOf("bete"))).toBe("Bête");
});
