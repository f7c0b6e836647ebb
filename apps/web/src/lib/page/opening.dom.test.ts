import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { createOpening } from "./opening.ts";

test("[FOR-11] what one place opens, another shows until it is closed", () => {
  const dialog = createOpening<string>();
  const { result } = renderHook(() => dialog.useRequest());
  expect(result.current).toBeNull();
  act(() => dialog.open("limit"));
  expect(result.current).toBe("limit");
  act(() => dialog.close());
  expect(result.current).toBeNull();
});
