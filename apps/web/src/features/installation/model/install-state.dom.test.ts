import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hasCompletedTask } from "../../../lib/page/completed-task.ts";
import {
  install,
  installState,
  refuseInstalling,
  useIsOffered,
  watchInstalling,
} from "./install-state.ts";

let stop: () => void = () => undefined;
let isStandalone = false;

/** Opens the pages in a new tab of this device. */
const visit = () => {
  stop();
  sessionStorage.clear();
  hasCompletedTask.change(false);
  stop = watchInstalling();
};

/** The browser finds that it would install the pages. */
const offer = (outcome: "accepted" | "dismissed" = "accepted") => {
  const prompt = vi.fn(async () => ({ outcome }));
  // As `index.html` does.
  window.installPrompt = Object.assign(new Event("beforeinstallprompt"), { prompt });
  act(() => void window.dispatchEvent(new Event("beforeinstallprompt")));
  return prompt;
};

const help = () => act(() => hasCompletedTask.change(true));
const isOffered = () => renderHook(() => useIsOffered()).result.current;

beforeEach(() => {
  localStorage.clear();
  isStandalone = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isStandalone }));
});
afterEach(() => {
  stop();
  delete window.installPrompt;
  Reflect.deleteProperty(navigator, "standalone");
  vi.unstubAllGlobals();
});

describe("[PWA-01] installing", () => {
  test("is offered from the second visit on, and only after the pages helped", () => {
    visit();
    offer();
    help();
    expect(isOffered()).toBe(false);
    visit();
    expect(isOffered()).toBe(false);
    help();
    expect(isOffered()).toBe(true);
  });

  test("is not offered again where it was refused, in the page or in the browser’s own question", async () => {
    visit();
    visit();
    offer();
    help();
    refuseInstalling();
    expect(isOffered()).toBe(false);
    localStorage.removeItem("install-refused");
    visit();
    const prompt = offer("dismissed");
    help();
    expect(isOffered()).toBe(true);
    await install();
    expect(prompt).toHaveBeenCalledTimes(1);
    visit();
    offer();
    help();
    expect(isOffered()).toBe(false);
    // The settings install it all the same.
    expect(installState.read().way).toBe("asked");
  });

  test("is not offered where it is installed: opened as an app, or installed in this tab", async () => {
    isStandalone = true;
    visit();
    visit();
    offer();
    help();
    expect(isOffered()).toBe(false);
    isStandalone = false;
    visit();
    offer();
    help();
    await install();
    expect(installState.read().way).toBe("installed");
    expect(isOffered()).toBe(false);
  });

  test("is offered by hand where the browser never asks, and not at all where nothing is known of it", () => {
    visit();
    visit();
    help();
    expect(isOffered()).toBe(false);
    Object.assign(navigator, { standalone: false });
    visit();
    help();
    expect(installState.read().way).toBe("byHand");
    expect(isOffered()).toBe(true);
  });
});
