import type { DataPack } from "@spellwright/contract";
import { loadPartTexts, translator } from "@spellwright/locales";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { packState } from "../../offline-judge/index.ts";
import { PackSetting } from "./pack-setting.tsx";

await loadPartTexts("offline", "fr");
const t = translator("fr");

const packOf = (rules: string): DataPack => ({
  format: 1,
  id: "0".repeat(64),
  rules,
  cards: "2026-06-19",
  bytes: 200_000,
  chunks: [],
});

const show = (offered: DataPack) => {
  packState.change({ phase: "none", offered });
  // What the server has is asked for after this is shown.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  return render(
    <TextProvider language="fr">
      <PackSetting />
    </TextProvider>,
  );
};
const noteOf = (rules: string) => show(packOf(rules)).container.textContent;

afterEach(() => {
  cleanup();
  packState.change({ phase: "unknown" });
  vi.unstubAllGlobals();
});

describe("[PWA-01] the pack that is offered", () => {
  test("is called whole where the server has the official rules", () => {
    expect(noteOf("2026-06-19")).toContain(t("offline.pack.none"));
  });

  test("is called what it is where the server has our digest alone", () => {
    const note = noteOf("starter-2026-06-19");
    expect(note).toContain(t("offline.pack.noneDigest"));
    expect(note).not.toContain("toutes les règles");
    expect(note).toContain(t("offline.pack.size", { size: "0,2" }));
  });
});

test("[PWA-01] who began the pack by keyboard is on its button while it comes, pauses or fails", () => {
  show(packOf("2026-06-19"));
  const button = screen.getByRole("button", { name: t("offline.pack.download") });
  button.focus();
  const half = { done: 100_000, bytes: 200_000 };
  for (const [state, name] of [
    [{ phase: "loading", ...half }, t("offline.pack.pause")],
    [{ phase: "paused", ...half }, t("offline.pack.resume")],
    [{ phase: "failed", reason: "network" }, t("offline.pack.retry")],
  ] as const) {
    act(() => packState.change(state));
    expect(document.activeElement).toBe(screen.getByRole("button", { name }));
  }
});
