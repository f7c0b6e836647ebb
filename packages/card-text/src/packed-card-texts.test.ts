import { expect, it } from "vitest";
import { PackedCardTexts, readCard } from "./index.ts";

it("[T-1] gives back the abilities of each card that it keeps", () => {
  const packed = new PackedCardTexts();
  const lamp = readCard([{ name: "Quiet Lamp", typeLine: "Artifact", text: "{T}: Add {C}." }]);
  const storm = readCard([{ name: "Loud Storm", typeLine: "Instant", text: "Draw two cards." }]);
  const places = [packed.add(lamp), packed.add(storm)];
  packed.close();

  expect(places.map((place) => packed.read(place))).toEqual([lamp, storm]);
});
