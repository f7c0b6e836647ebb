import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useHold } from "./use-hold.ts";

const changes: number[] = [];

function Life() {
  const handlers = useHold(
    () => changes.push(-1),
    () => changes.push(-5),
  );
  return <button type="button" aria-label="−" {...handlers} />;
}

beforeEach(() => {
  changes.length = 0;
  vi.useFakeTimers();
  render(<Life />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("[DATA-09] a tap counts one, a hold counts five again and again, and its end counts nothing", () => {
  const button = screen.getByRole("button");
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.pointerUp(button);
  fireEvent.click(button, { detail: 1 });
  expect(changes).toEqual([-1]);
  fireEvent.pointerDown(button, { button: 0 });
  vi.advanceTimersByTime(1000);
  fireEvent.pointerUp(button);
  fireEvent.click(button, { detail: 1 });
  vi.advanceTimersByTime(5000);
  expect(changes).toEqual([-1, -5, -5]);
});

it("[DATA-09] a finger that slides away counts nothing more, and the keyboard still does", () => {
  const button = screen.getByRole("button");
  fireEvent.pointerDown(button, { button: 0 });
  vi.advanceTimersByTime(600);
  fireEvent.pointerLeave(button);
  vi.advanceTimersByTime(5000);
  expect(changes).toEqual([-5]);
  fireEvent.click(button, { detail: 0 });
  expect(changes).toEqual([-5, -1]);
});
