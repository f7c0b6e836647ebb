import { RouterProvider, testRouter } from "@spellwright/router";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOpening } from "../lib/page/opening.ts";
import { TextProvider } from "../lib/text/text.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { afterOverlaysClose } from "./use-focus-return.ts";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (dialogs: React.ReactNode) =>
  render(<TextProvider language="fr">{dialogs}</TextProvider>);

const pressEscape = () => fireEvent.keyDown(document.body, { key: "Escape" });

it("[FOR-11] Escape closes a dialog whose code has not come yet", () => {
  const close = vi.fn();
  page(
    <Dialog open onClose={close} title="Bracket 2">
      …
    </Dialog>,
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  pressEscape();
  expect(close).toHaveBeenCalledOnce();
});

const upper = createOpening<true>();
const closeLower = vi.fn();

/** A dialog that something else opens over another, as any badge of a list does. */
function Stack() {
  const isUpperOpen = upper.useRequest() !== null;
  return (
    <>
      <Dialog open onClose={closeLower} title="Le deck">
        …
      </Dialog>
      <Dialog open={isUpperOpen} onClose={upper.close} title="La carte">
        …
      </Dialog>
    </>
  );
}

it("[FOR-11] Escape closes a dialog over another from the moment in which it is drawn", async () => {
  page(<Stack />);
  await screen.findByRole("dialog", { name: "Le deck" });
  const drawn = new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (screen.queryByText("La carte") === null) return;
      observer.disconnect();
      pressEscape();
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
  });
  upper.open(true);
  await drawn;
  await waitFor(() => expect(screen.queryByText("La carte")).toBeNull());
  expect(closeLower).not.toHaveBeenCalled();
});

it("[AUTH-02] Escape leaves a dialog that may not be closed, and what is below it", async () => {
  const close = vi.fn();
  page(
    <>
      <Dialog open onClose={close} title="Le deck">
        …
      </Dialog>
      <Dialog open onClose={close} closable={false} title="Connexion">
        …
      </Dialog>
    </>,
  );
  await screen.findByText("Connexion");
  pressEscape();
  expect(close).not.toHaveBeenCalled();
});

it("[ROUTE-01] [AUTH-02] going back closes a dialog; one that may not be closed is no step of the history", async () => {
  const router = await testRouter("/fr/forge");
  const close = vi.fn();
  const dialogs = (closable: boolean) => (
    <RouterProvider router={router}>
      <TextProvider language="fr">
        <Dialog open onClose={close} closable={closable} title="Le deck">
          …
        </Dialog>
      </TextProvider>
    </RouterProvider>
  );
  const page = router.history.read();
  const { rerender } = render(dialogs(true));
  await waitFor(() => expect(router.history.read()).not.toBe(page));
  rerender(dialogs(false));
  await waitFor(() => expect(router.history.read()).toBe(page));
  expect(close).not.toHaveBeenCalled();
  rerender(dialogs(true));
  await waitFor(() => expect(router.history.read()).not.toBe(page));
  act(() => router.history.back(1));
  expect(close).toHaveBeenCalledOnce();
});

/** A dialog whose action takes the person elsewhere. */
function Leaving() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <textarea aria-label="Votre question" />
      <Dialog open={open} onClose={() => setOpen(false)} title="Autre réponse">
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            afterOverlaysClose(() => screen.getByRole("textbox", { hidden: true }).focus());
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

it("[HEAD-06] a confirmation is heard with what will happen, not with its title alone", async () => {
  page(
    <ConfirmDialog
      open
      onClose={() => undefined}
      title="Résilier Pro"
      message="Il n’y aura plus de paiement."
      action="Résilier"
      onConfirm={() => undefined}
    />,
  );
  const dialog = await screen.findByRole("alertdialog", { name: "Résilier Pro" });
  const heard = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(heard?.textContent).toBe("Il n’y aura plus de paiement.");
});

it.each([
  [true, "its field"],
  [false, "no field, which would raise the keyboard of the screen"],
])("[HEAD-01] on a touch screen a dialog that a key opened (%s) begins at %s", async (byKey) => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  page(
    <Dialog open onClose={() => undefined} title="Aller à…" byKey={byKey}>
      <input aria-label="Carte ou règle" />
    </Dialog>,
  );
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(document.activeElement === screen.getByRole("textbox")).toBe(byKey);
});
