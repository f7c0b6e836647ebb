import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { discussionsUpTo, NOW } from "../model/discussions-for-tests.ts";
import { heightOf, listRows } from "../model/list-rows.ts";
import { DiscussionRows } from "./discussion-rows.tsx";

const COUNT = 5000;
const REM_PX = 16;
const SCREEN_PX = 900;

const discussions = discussionsUpTo(COUNT);
const rows = listRows(discussions, NOW, "fr");
const height = rows.reduce((sum, row) => sum + heightOf(row) * REM_PX, 0);

/** The scrolling box around the list: jsdom lays nothing out, so its place is told here. */
let scrolled = 0;

beforeEach(() => {
  scrolled = 0;
  document.documentElement.style.fontSize = `${REM_PX}px`;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(SCREEN_PX);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(height);
  vi.spyOn(Element.prototype, "scrollTop", "get").mockImplementation(() => scrolled);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const holdsRows = this.firstElementChild?.tagName === "UL";
    return new DOMRect(0, holdsRows ? -scrolled : 0, 300, 0);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (onNearEnd = vi.fn(), more = false) => {
  render(
    <div data-testid="scroller" style={{ overflowY: "auto" }}>
      <TextProvider language="fr">
        <DiscussionRows
          rows={rows}
          more={more}
          reading={false}
          onNearEnd={onNearEnd}
          row={({ discussion }) => <p>{discussion.title}</p>}
        />
      </TextProvider>
    </div>,
  );
  return onNearEnd;
};
const scrollTo = (px: number) => {
  scrolled = px;
  act(() => {
    screen.getByTestId("scroller").dispatchEvent(new Event("scroll"));
  });
};
const numbers = () =>
  screen.getAllByText(/^n° /).map((each) => Number(each.textContent?.replace("n° ", "")));

describe("[DISC-01] a list of 5,000 discussions in the page", () => {
  test("holds at most 60 rows wherever one scrolls, down to the last", () => {
    show();
    const last = height - SCREEN_PX;
    for (let part = 0; part <= 20; part += 1) {
      scrollTo((last * part) / 20);
      const drawn = numbers();
      expect(drawn.length).toBeLessThanOrEqual(60);
      expect(drawn.length).toBeGreaterThan(SCREEN_PX / REM_PX / 4);
    }
    expect(numbers().at(-1)).toBe(COUNT);
    scrollTo(0);
    expect(numbers()[0]).toBe(1);
  });

  test("tells assistive technology where each row stands, and asks for more near the end only", () => {
    const onNearEnd = show(vi.fn(), true);
    const [first] = screen.getAllByRole("listitem");
    expect([first?.getAttribute("aria-posinset"), first?.getAttribute("aria-setsize")]).toEqual([
      "1",
      "-1",
    ]);
    scrollTo(height / 2);
    expect(onNearEnd).not.toHaveBeenCalled();
    scrollTo(height - SCREEN_PX);
    expect(numbers().at(-1)).toBe(COUNT);
    expect(onNearEnd).toHaveBeenCalled();
  });
});
