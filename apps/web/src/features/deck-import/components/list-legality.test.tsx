import type { ParsedDeckCard } from "@spellwright/contract";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { parsedWith } from "../model/parsed-for-tests.ts";
import { ListLegality } from "./list-legality.tsx";

const PONDER: ParsedDeckCard = {
  line: 2,
  quantity: 4,
  name: "Ponder",
  printedName: "Contemplation",
  cardId: "ponder",
  isSideboard: false,
  isCommander: false,
  board: "main",
  setCode: null,
  collectorNumber: null,
  finish: null,
  categories: [],
  tags: [],
};

afterEach(cleanup);

/** Shows what is wrong with a list of two lines in Modern. */
const OPT: ParsedDeckCard = { ...PONDER, line: 1, quantity: 5, name: "Opt", printedName: null };

const show = (isStale = false) => {
  const onFormat = vi.fn();
  const onText = vi.fn();
  const reason = (code: string, name: string) => ({ code, params: { name }, message: code });
  render(
    <TextProvider language="fr">
      <ListLegality
        parsed={parsedWith({
          format: "modern",
          cards: [OPT, PONDER],
          legality: {
            format: "modern",
            legal_in: ["legacy"],
            status: "illegal",
            problems: [
              reason("banned", "Ponder"),
              { ...reason("tooManyCopies", "Opt"), params: { name: "Opt", copies: 5, allowed: 4 } },
              reason("sideboardTooLarge", "Opt"),
            ],
          },
        })}
        text={"5 Opt\n4 Ponder"}
        isLedByHand={false}
        isStale={isStale}
        onFormat={onFormat}
        onText={onText}
      />
    </TextProvider>,
  );
  return { onFormat, onText };
};

describe("[IMP-03] why a list may not be played", () => {
  test("stands with a tap that takes the card out, where the card itself is wrong", () => {
    const { onText } = show();
    expect(screen.getByRole("region", { name: "Pas légal en Modern" })).toBeTruthy();
    const [remove, ...others] = screen.getAllByRole("button", { name: /^Retirer/ });
    expect(others).toEqual([]);
    expect(remove?.getAttribute("aria-label")).toBe("Retirer Contemplation de la liste");
    if (remove) fireEvent.click(remove);
    expect(onText).toHaveBeenCalledWith("5 Opt");
  });

  test("[R-3] stands with a tap that keeps as many copies as may be played", () => {
    const { onText } = show();
    const [keep, ...others] = screen.getAllByRole("button", { name: /^N’en garder/ });
    expect(others).toEqual([]);
    expect(keep?.textContent).toBe("En garder 4");
    if (keep) fireEvent.click(keep);
    expect(onText).toHaveBeenCalledWith("4 Opt\n4 Ponder");
  });

  test("offers the formats that take the list as it is", () => {
    const { onFormat } = show();
    fireEvent.click(screen.getByRole("button", { name: "Passer en Legacy" }));
    expect(onFormat).toHaveBeenCalledWith("legacy");
  });

  test("takes nothing out while the list is read anew: its lines may be others now", () => {
    show(true);
    expect(screen.getByRole("button", { name: /^Retirer/ })).toHaveProperty("disabled", true);
  });
});
