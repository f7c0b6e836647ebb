import { describe, expect, it } from "vitest";
import { soak } from "../soak.ts";
import type { Stage } from "../stage.ts";

/** The short form of `npm run soak:bot`: the first groups of ten, of which one kills the bot. */
const MESSAGES = 40;

/** The last of all: it ends the product, and looks into the books of everything that was asked before. */
export const shortSoak = (at: () => Stage) =>
  describe("[BOT-07] the bot among faults and kills", () => {
    it("every message is answered and charged at most once, and every balance is the sum of its ledger", async () => {
      const { rows, wrong } = await soak(at(), MESSAGES);
      expect(wrong).toEqual([]);
      expect(rows.reduce((sum, { messages }) => sum + messages, 0)).toBe(MESSAGES);
    });
  });
