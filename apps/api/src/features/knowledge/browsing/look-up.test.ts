import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createKnowledge } from "../create-knowledge.ts";
import { loadStarter } from "../importing/load-starter.ts";
import { createResolveNames } from "../live-cards/resolve-names.ts";
import { readRule } from "./browse-rules.ts";
import { createCardPages } from "./card-page.ts";
import { listCards, searchRules } from "./look-up.ts";

onDatabase((open) => {
  describe("look-ups on the starter data", () => {
    beforeEach(() => loadStarter(open().db));
    const knowledge = () => createKnowledge(open().db);
    const readCardNamed = (name: string) => {
      const facts = knowledge();
      const resolveNames = createResolveNames(facts, undefined);
      const now = () => new Date();
      return createCardPages({ knowledge: facts, resolveNames, live: undefined, now }).named(
        name,
        "a network",
      );
    };

    test("[CARD-01] a card is found by its French name as by its English one", async () => {
      const french = await readCardNamed("Foudre");
      expect(french.name).toBe("Lightning Bolt");
      expect(await readCardNamed("lightning bolt")).toEqual(french);
    });

    test("[CARD-01] an unknown name is refused with the name", async () => {
      await expect(readCardNamed("Nonexistent Ferret")).rejects.toMatchObject({
        code: "CARD_NOT_FOUND",
        params: { name: "Nonexistent Ferret" },
      });
    });

    test("[ORA-09] the @ list gets at most what it asks for, the best first", async () => {
      const { items } = await listCards(
        { knowledge: knowledge(), live: undefined },
        { q: "lightning", limit: 6, caller: "a network" },
      );
      expect(items.length).toBeLessThanOrEqual(6);
      expect(items[0]?.name.toLowerCase()).toContain("lightning");
    });

    test("[FOR-06] a search within a color identity leaves out what lies outside it (CR 903.4)", async () => {
      const search = async (within: string | undefined) => {
        const facts = { knowledge: knowledge(), live: undefined };
        const { items } = await listCards(facts, {
          q: "lightning",
          limit: 18,
          within,
          caller: "a network",
        });
        return items.map(({ name }) => name);
      };
      expect(await search(undefined)).toContain("Lightning Bolt");
      expect(await search("RG")).toContain("Lightning Bolt");
      expect(await search("WUBG")).not.toContain("Lightning Bolt");
      expect(await search("")).not.toContain("Lightning Bolt");
    });

    test("[ORA-17] a rule is read as our paraphrase, in the asked language, and says so", async () => {
      const french = await readRule(knowledge(), { number: "702.19b", language: "fr" });
      const english = await readRule(knowledge(), { number: "702.19b", language: "en" });
      expect(french).toMatchObject({ verbatim: false, edition: "starter-2026-06-19" });
      expect(french.text).toContain("piétinement");
      expect(english.text).toContain("trampling");
    });

    test("[ORA-17] a number the edition does not have is refused", async () => {
      await expect(
        readRule(knowledge(), { number: "702.999z", language: "fr" }),
      ).rejects.toMatchObject({
        code: "RULE_NOT_FOUND",
      });
    });

    test("[ORA-17] rules are found by words of either language", async () => {
      for (const q of ["contact mortel", "deathtouch"]) {
        const { items } = await searchRules(knowledge(), { q, language: "fr", limit: 10 });
        expect(items.map(({ number }) => number)).toContain("702.2c");
      }
    });
  });
});
