import { expect, test } from "vitest";
import { closestKept, readKeptPicture } from "./kept-pictures.ts";

const at = (id: string, face: string, size: string) =>
  `/api/cards/${id}/image?face=${face}&size=${size}&v=1`;

test("[CARD-02] without network, a picture is shown in the largest size that was seen", () => {
  const kept = [
    at("one", "front", "small"),
    `http://127.0.0.1${at("one", "front", "large")}`,
    at("one", "back", "png"),
    at("two", "front", "png"),
  ];
  expect(closestKept(kept, at("one", "front", "normal"))).toBe(kept[1]);
  expect(closestKept(kept, at("one", "back", "small"))).toBe(kept[2]);
});

test("[CARD-02] another side, another card or a cut picture do not stand in", () => {
  const kept = [at("one", "front", "small"), at("two", "front", "art_crop")];
  expect(closestKept(kept, at("one", "back", "small"))).toBeUndefined();
  expect(closestKept(kept, at("two", "front", "normal"))).toBeUndefined();
});

test("[CARD-02] where a browser keeps nothing, nothing is found", async () => {
  expect(await readKeptPicture(at("one", "front", "small"))).toBeNull();
});
