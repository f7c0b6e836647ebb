import { describe, expect, it } from "vitest";
import { pictureAddress, plateSeed } from "./card-picture-address.ts";

describe("[CARD-02] the picture of a card", () => {
  it("stands at our own address, with the stamp of its scan", () => {
    const card = { id: "a b", image_uris: { normal: "https://cards.example/a.jpg?1690" } };
    expect(pictureAddress(card, "small", "front")).toBe(
      "/api/cards/a%20b/image?face=front&size=small&v=1690",
    );
  });

  it("of a multi-faced card is that of the face", () => {
    const faces = [
      { name: "Front", image_uris: { small: "https://cards.example/f.jpg" } },
      { name: "Back", image_uris: { small: "https://cards.example/b.jpg?7" } },
    ];
    const card = { id: "x", image_uris: null, card_faces: faces };
    expect(pictureAddress(card, "normal", "front")).toBe(
      "/api/cards/x/image?face=front&size=normal",
    );
    expect(pictureAddress(card, "normal", "back")).toContain("face=back&size=normal&v=7");
  });

  it("is missing where the card's record names none", () => {
    expect(pictureAddress({ id: "x" }, "small", "front")).toBeNull();
    expect(pictureAddress({ id: "x", image_uris: {} }, "small", "front")).toBeNull();
    expect(pictureAddress({ image_uris: { small: "s" } }, "small", "front")).toBeNull();
  });

  it("has a stand-in that is always drawn alike", () => {
    expect(plateSeed("Forest")).toBe(plateSeed("Forest"));
    expect(plateSeed("Forest")).not.toBe(plateSeed("Island"));
  });
});
