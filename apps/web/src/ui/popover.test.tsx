import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { isConnected } from "../lib/offline/connection.ts";
import { TextProvider } from "../lib/text/text.tsx";
import { Popover } from "./popover.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[DISC-08] what opens from a button that was pointed at opens although the network dropped since", async () => {
  // jsdom has none.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const user = userEvent.setup();
  render(
    <TextProvider language="en">
      <Popover label="Prices" trigger={<button type="button">Prices</button>}>
        <p>two plans</p>
      </Popover>
    </TextProvider>,
  );
  const button = screen.getByRole("button", { name: "Prices" });
  await user.hover(button);
  await vi.dynamicImportSettled();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(isConnected()).toBe(false);
  await user.click(button);
  await screen.findByText("two plans");
});
