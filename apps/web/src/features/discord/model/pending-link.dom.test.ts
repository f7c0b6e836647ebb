import { afterEach, describe, expect, test } from "vitest";
import { keepPendingLink, linkInAddress, pendingLink } from "./pending-link.ts";

afterEach(() => localStorage.clear());

describe("[BOT-10] a link of the bot that waits", () => {
  test("an address carries one with an id and a proof; a bare id is none", () => {
    const read = (query: string) => linkInAddress(new URLSearchParams(query));
    expect(read("discord_user_id=12&token=a.b")).toEqual({ discord_user_id: "12", token: "a.b" });
    for (const query of ["", "discord_user_id=12", "token=a.b", "discord_user_id=x&token=a.b"])
      expect(read(query), query).toBeNull();
  });

  test("it is kept until it is forgotten, and what is none is not taken for one", () => {
    keepPendingLink({ discord_user_id: "12", token: "a.b" });
    expect(pendingLink()).toEqual({ discord_user_id: "12", token: "a.b" });
    keepPendingLink(null);
    expect(pendingLink()).toBeNull();
    for (const broken of ["{", "[]", '{"token":1}']) {
      localStorage.setItem("pending-discord-link", broken);
      expect(pendingLink()).toBeNull();
    }
  });
});
