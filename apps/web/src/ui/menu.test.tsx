import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../lib/text/text.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Menu, MenuItem } from "./menu.tsx";

function Row() {
  const [asking, setAsking] = useState(false);
  return (
    <TextProvider language="en">
      <Menu label="Actions" trigger={<button type="button">Actions</button>}>
        <MenuItem onSelect={() => setAsking(true)}>Delete</MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete it?"
        message="It will be gone."
        action="Delete"
        onConfirm={() => undefined}
      />
    </TextProvider>
  );
}

describe("a menu whose action asks for a confirmation, by keyboard", () => {
  beforeEach(() => {
    // jsdom has neither.
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  test("[HEAD-06] Escape gives the focus back to the button that opened the menu", async () => {
    const user = userEvent.setup();
    render(<Row />);
    const button = screen.getByRole("button", { name: "Actions" });
    button.focus();
    await user.keyboard("{Enter}");
    await screen.findByRole("menuitem", { name: "Delete" });
    await user.keyboard("{ArrowDown}{Enter}");
    await screen.findByRole("alertdialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
