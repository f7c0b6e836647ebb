import { expect, test } from "vitest";
import { creature } from "../../test/creature.ts";
import type { Restriction } from "../engines/world/restriction.ts";
import { notAllowed } from "./strengthened.ts";

test.each<[Restriction, string, string]>([
  [
    { kind: "only-by", qualities: ["white", "flying", "wall"] },
    "que par des créatures blanches, des créatures avec le vol ou des Murs.",
    "only by white creatures, creatures with flying, or Walls.",
  ],
  [
    { kind: "only-by", qualities: ["elf"] },
    "que par des créatures « elf ».",
    "only by elf creatures.",
  ],
  [
    { kind: "not-by", quality: "artifact" },
    "par des créatures-artefacts.",
    "can’t be blocked by artifact creatures.",
  ],
  [
    { kind: "blocks-only", quality: "flying" },
    "ne bloque que des créatures avec le vol.",
    "blocks only creatures with flying.",
  ],
])("[ORA-17] who may block is told as a sentence: %o", (why, french, english) => {
  const { fr, en } = notAllowed({ rule: "509.1b", why, blocker: creature(2, 2) }, "4/4");
  expect(fr.replaceAll("\u00a0", " ")).toContain(french);
  expect(en).toContain(english);
});
