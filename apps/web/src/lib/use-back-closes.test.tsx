import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RouterProvider } from "./router/index.ts";
import { testRouter } from "./router/test-router.ts";
import { useBackCloses } from "./use-back-closes.ts";

afterEach(cleanup);

function Sheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  useBackCloses(open, onClose);
  return null;
}

const show = async () => {
  const router = await testRouter("/fr/forge?q=elves");
  const onClose = vi.fn();
  const sheet = (open: boolean) => (
    <RouterProvider router={router}>
      <Sheet open={open} onClose={onClose} />
    </RouterProvider>
  );
  const { rerender } = render(sheet(true));
  const isStep = () => router.history.read().state.sheet === true;
  return { router, onClose, isStep, close: () => rerender(sheet(false)) };
};

test("[FOR-03] going back closes an open sheet and stays on its page", async () => {
  const { router, onClose, isStep } = await show();
  expect(isStep()).toBe(true);
  act(() => router.history.back());
  expect(onClose).toHaveBeenCalledOnce();
  expect(router.shown().location).toMatchObject({ pathname: "/fr/forge", search: "?q=elves" });
});

test("[FOR-03] a sheet that is closed in another way takes its step with it", async () => {
  const { isStep, close, onClose } = await show();
  act(close);
  expect(isStep()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test("[FOR-03] a page that the sheet led to stays when the sheet closes", async () => {
  const { router, close } = await show();
  // Drawn once `act` ends: it is not waited for inside.
  await act(async () => void router.navigate({ to: "/fr/oracle", replace: true }));
  act(close);
  expect(router.shown().location.pathname).toBe("/fr/oracle");
});
