import { RouterProvider, testRouter } from "@spellwright/router";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useBackCloses } from "./use-back-closes.ts";

afterEach(cleanup);

interface SheetProps {
  open: boolean;
  onClose: () => void;
}

function Sheet({ open, onClose }: SheetProps) {
  useBackCloses(open, onClose);
  return null;
}

/** A page with two sheets, which was come to from another page. */
const show = async () => {
  const router = await testRouter("/fr/oracle");
  const onClose = [vi.fn(), vi.fn()];
  const page = (...open: readonly boolean[]) => (
    <RouterProvider router={router}>
      {onClose.map((close, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two that stay
        <Sheet key={index} open={open[index] ?? false} onClose={close} />
      ))}
    </RouterProvider>
  );
  const { rerender } = render(page());
  const open = (...each: readonly boolean[]) => act(async () => rerender(page(...each)));
  const goBack = () => act(async () => router.history.back(1));
  // Drawn once `act` ends: it is not waited for inside.
  const go = (destination: Parameters<typeof router.navigate>[0]) =>
    act(async () => void router.navigate(destination));
  await go({ to: "/fr/forge?q=elves" });
  const address = () => router.shown().location.pathname;
  return { onClose, open, goBack, go, address };
};

test("[ROUTE-01] going back closes an open sheet and stays on its page", async () => {
  const { onClose, open, goBack, address } = await show();
  await open(true);
  await goBack();
  expect(onClose[0]).toHaveBeenCalledOnce();
  await open(false);
  expect(address()).toBe("/fr/forge");
  await goBack();
  expect(address()).toBe("/fr/oracle");
});

test("[ROUTE-01] of two sheets the upper closes first", async () => {
  const { onClose, open, goBack, address } = await show();
  await open(true);
  await open(true, true);
  await goBack();
  expect(onClose.map((close) => close.mock.calls.length)).toEqual([0, 1]);
  await open(true);
  await goBack();
  expect(onClose.map((close) => close.mock.calls.length)).toEqual([1, 1]);
  await open();
  expect(address()).toBe("/fr/forge");
});

test("[ROUTE-01] a sheet that is closed in another way takes its step with it", async () => {
  const { open, onClose, goBack, address } = await show();
  await open(true, true);
  await open(false, true);
  await open();
  expect(onClose[0]).not.toHaveBeenCalled();
  expect(address()).toBe("/fr/forge");
  await goBack();
  expect(address()).toBe("/fr/oracle");
});

test("[ROUTE-01] a sheet in the place of another has its step", async () => {
  const { open, goBack, onClose, address } = await show();
  await open(true);
  await open(false, true);
  await goBack();
  expect(onClose[1]).toHaveBeenCalledOnce();
  await open();
  expect(address()).toBe("/fr/forge");
  await goBack();
  expect(address()).toBe("/fr/oracle");
});

test("[ROUTE-01] a sheet that stays open has a step again", async () => {
  const { open, goBack, onClose, address } = await show();
  await open(true);
  await goBack();
  await goBack();
  expect(onClose[0]).toHaveBeenCalledTimes(2);
  expect(address()).toBe("/fr/forge");
});

test("[ROUTE-01] a page that a sheet led to stays when the sheet closes; going back leads to the page below it", async () => {
  const { open, go, goBack, address } = await show();
  await open(true, true);
  await go({ to: "/fr/rules" });
  await open();
  expect(address()).toBe("/fr/rules");
  await goBack();
  expect(address()).toBe("/fr/forge");
  await goBack();
  expect(address()).toBe("/fr/oracle");
});

test("[ROUTE-01] what a sheet puts in the place of its page takes the page’s place", async () => {
  const { open, go, goBack, address } = await show();
  await open(true);
  await go({ to: "/fr/rules", replace: true });
  await open();
  expect(address()).toBe("/fr/rules");
  await goBack();
  expect(address()).toBe("/fr/oracle");
});

test("[ROUTE-01] a sheet that stays over the next page closes there, and going back again leads to the page before", async () => {
  const { open, go, goBack, onClose, address } = await show();
  await open(true);
  await go({ to: "/en/forge", keepScroll: true });
  await goBack();
  expect(onClose[0]).toHaveBeenCalledOnce();
  await open();
  expect(address()).toBe("/en/forge");
  await goBack();
  expect(address()).toBe("/fr/forge");
});
