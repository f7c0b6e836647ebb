import { describe, expect, test } from "vitest";
import {
  filterChannels,
  refusalOf,
  withAllowed,
  withChannel,
  withoutChannel,
} from "./channel-draft.ts";
import { initialsOf, shortId } from "./guild-names.ts";

const CATEGORY = 4;
const channel = (channel_id: string, channel_name: string, channel_type = 0, allowed = false) => ({
  channel_id,
  channel_name,
  channel_type,
  allowed,
});
const channels = [
  channel("1", "welcome"),
  channel("2", "Games", CATEGORY),
  channel("3", "rules"),
  channel("4", "Life", CATEGORY),
  channel("5", "photos"),
];
const draft = { channels, threads_only: false, language: null };

describe("[BOT-04] the channels of a form", () => {
  test("an id is digits, once; spaces around it do not count", () => {
    expect(refusalOf(channels, " 12 ")).toBeNull();
    expect(refusalOf(channels, " 3 ")).toBe("duplicate");
    for (const written of ["", "  ", "rules", "1".repeat(21)])
      expect(refusalOf(channels, written)).toBe("idInvalid");
  });

  test("a channel is added as allowed, allowed by its box, and taken off", () => {
    const added = withChannel(draft, { id: " 12 ", name: " judge " });
    expect(added.channels.at(-1)).toEqual(channel("12", "judge", 0, true));
    expect(withAllowed(added, "12", false).channels.at(-1)?.allowed).toBe(false);
    expect(withoutChannel(added, "12")).toEqual(draft);
  });

  test("a filter keeps a channel's category, and no other", () => {
    const names = (text: string) =>
      filterChannels(channels, text, CATEGORY).map(({ channel_name }) => channel_name);
    expect(names("RUL")).toEqual(["Games", "rules"]);
    expect(names("welcome")).toEqual(["welcome"]);
    expect(names("5")).toEqual(["Life", "photos"]);
    expect(names("games")).toEqual([]);
    expect(names(" ")).toHaveLength(5);
  });
});

test("[BOT-01] a server without a picture shows two letters, and eight characters of its id", () => {
  expect(initialsOf("La Taverne du Mox")).toBe("LT");
  expect(initialsOf("mox")).toBe("MO");
  expect(initialsOf("🔥")).toBe("#");
  expect(shortId("104829370000000001")).toBe("10482937");
});
