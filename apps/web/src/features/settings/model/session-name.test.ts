import { translator } from "@spellwright/locales";
import { describe, expect, it } from "vitest";
import { sessionFacts, sessionName } from "./session-name.ts";

const t = translator("fr");

describe("[AUTH-11] a session in words", () => {
  it.each([
    [{ browser: "Firefox", system: "Linux", device: "computer" }, "Firefox sur Linux"],
    [{ browser: null, system: "Android", device: "phone" }, "Android"],
    [{ browser: null, system: null, device: "program" }, "Programme"],
  ] as const)("%j is « %s »", (session, name) => {
    expect(sessionName(session, t)).toBe(name);
  });

  it("tells the day, and the network when it is known", () => {
    const day = "20 novembre 2026";
    expect(sessionFacts({ network: null }, day, t)).toBe("utilisé le 20 novembre 2026");
    expect(sessionFacts({ network: "203.0.x.x" }, day, t)).toBe(
      "utilisé le 20 novembre 2026 · réseau 203.0.x.x",
    );
  });
});
