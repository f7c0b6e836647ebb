import fc from "fast-check";
import { expect, test } from "vitest";
import { PackedTexts } from "./packed-texts.ts";

test("[ORA-14] every text is read as it was kept, whatever it holds and however many there are", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { maxLength: 50 }), (texts) => {
      const packed = new PackedTexts();
      const places = [...texts, "a".repeat(100_000), ...texts].map((text) => packed.add(text));
      packed.close();
      expect(places.map((place) => packed.read(place))).toEqual([
        ...texts,
        "a".repeat(100_000),
        ...texts,
      ]);
    }),
    { numRuns: 20 },
  );
  const many = new PackedTexts();
  for (let place = 0; place < 3000; place++) expect(many.add(`n’${place}`)).toBe(place);
  expect(many.read(2999)).toBe("n’2999");
});

test("[ORA-14] a sentence is kept in both languages", () => {
  const { fr, en } = new PackedTexts().addBilingual({ fr: "« Oui »", en: "\ufeffYes" });
  expect([fr, en]).toEqual(["« Oui »", "\ufeffYes"]);
});
