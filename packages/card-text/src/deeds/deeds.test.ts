import { describe, expect, it } from "vitest";
import { readWhole } from "../../test/read.ts";
import { type Deed, deedsOf } from "../index.ts";

const deedsIn = (text: string): readonly Deed[] => deedsOf(readWhole(text, "Sorcery"));
const lastOf = (text: string): Deed | undefined => deedsIn(text).at(-1);

describe("what is not chosen", () => {
  it("[O-1] is all others of the kind", () => {
    const others = { det: "all", other: "other", is: [{ type: "creature" }] };
    expect(lastOf("Choose up to one creature. Destroy the rest.")).toMatchObject({
      verb: "destroy",
      what: others,
    });
    expect(
      lastOf("Each player puts a vow counter on a creature they control and sacrifices the rest."),
    ).toMatchObject({ verb: "sacrifice", what: others });
  });

  it("[O-1] is the rest of what it is chosen from", () => {
    const text = "from among the permanents they control";
    for (const chosen of [`${text} a land and a creature`, `a land and a creature ${text}`])
      expect(lastOf(`Each player chooses ${chosen}, then sacrifices the rest.`)).toMatchObject({
        verb: "sacrifice",
        what: { det: "the", is: [{ thing: "permanent" }] },
      });
  });

  it("[O-1] goes where its own words say, not where the chosen goes", () => {
    const look = "Look at the top three cards of your library.";
    const zonesOf = (text: string) =>
      deedsIn(`${look} ${text}`).flatMap(({ clause }) => clause.place?.at ?? []);
    expect(zonesOf("Put one of them on top of your library and the rest into your hand.")).toEqual([
      "on",
      "into",
    ]);
    expect(
      zonesOf("Put one onto the battlefield, one into your hand, and the rest on the bottom."),
    ).toEqual(["onto", "into", "on"]);
  });
});

describe("what “it” stands for", () => {
  it("[O-1] is what bears a counter, not the counter", () => {
    const text = "Put a +1/+1 counter on target creature. It gains flying until end of turn.";
    expect(lastOf(text)).toMatchObject({ verb: "gain", who: { is: [{ type: "creature" }] } });
    const moved = "Remove a +1/+1 counter from target creature. Put that counter on target land.";
    expect(lastOf(moved)?.what).toMatchObject({ is: [{ size: "+1/+1" }, { thing: "counter" }] });
  });
});
