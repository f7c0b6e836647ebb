import type { DataPack } from "@spellwright/contract";
import { loadPartTexts, translator } from "@spellwright/locales";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text.tsx";
import { packState } from "../../offline-judge/index.ts";
import { PackSetting } from "./pack-setting.tsx";

await loadPartTexts("offline", "fr");
const t = translator("fr");

const noteOf = (rules: string) => {
  const offered: DataPack = {
    format: 1,
    id: "0".repeat(64),
    rules,
    cards: "2026-06-19",
    bytes: 200_000,
    chunks: [],
  };
  packState.change({ phase: "none", offered });
  // What the server has is asked for after this is shown.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const { container } = render(
    <TextProvider language="fr">
      <PackSetting />
    </TextProvider>,
  );
  return container.textContent;
};

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
