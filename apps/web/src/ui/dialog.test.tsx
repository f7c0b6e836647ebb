import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TextProvider } from "../lib/text.tsx";
import { Dialog } from "./dialog.tsx";
import { afterOverlays } from "./use-focus-return.ts";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (dialogs: React.ReactNode) =>
  render(<TextProvider language="fr">{dialogs}</TextProvider>);

const pressEscape = () => fireEvent.keyDown(document.body, { key: "Escape" });

it("[FOR-11] Escape closes a dialog whose code has not come yet", () => {
  const onOpenChange = vi.fn();
  page(
    <Dialog open onOpenChange={onOpenChange} title="Bracket 2">
      …
    </Dialog>,
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  pressEscape();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("[FOR-11] Escape closes the top dialog, once; one that may not be closed stays", async () => {
  const closeLower = vi.fn();
  const closeUpper = vi.fn();
  const stack = (closable: boolean) => (
    <TextProvider language="fr">
      <Dialog open onOpenChange={closeLower} title="Le deck">
        …
      </Dialog>
      <Dialog open onOpenChange={closeUpper} closable={closable} title="La carte">
        …
      </Dialog>
    </TextProvider>
  );
  const { rerender } = render(stack(true));
  await screen.findByText("La carte");
  pressEscape();
  expect(closeUpper).toHaveBeenCalledExactlyOnceWith(false);
  rerender(stack(false));
  pressEscape();
  expect(closeUpper).toHaveBeenCalledOnce();
  expect(closeLower).not.toHaveBeenCalled();
});

/** A dialog whose action takes the person elsewhere. */
function Leaving() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <textarea aria-label="Votre question" />
      <Dialog open={open} onOpenChange={setOpen} title="Autre réponse">
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            afterOverlays(() => screen.getByRole("textbox", { hidden: true }).focus());
          }}
        >
          Modifier
        </button>
      </Dialog>
    </>
  );
}

it("[ORA-02] what a dialog leads to gets the focus, however late the dialog gives its own back", async () => {
  page(<Leaving />);
  const action = await screen.findByRole("button", { name: "Modifier" });
  act(() => action.click());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
});
