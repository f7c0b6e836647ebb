import { expect, test } from "vitest";
import { cardSourceName, translator } from "./index.ts";

const NOTE = { kind: "note", card: "Choc", published_at: "2024-02-02", verbatim: true } as const;

test.each([
  ["fr", "Choc, note officielle de 2024", "Choc, notre paraphrase"],
  ["en", "Choc, official note of 2024", "Choc, our paraphrase"],
] as const)(
  "[ORA-17] (%s) a quoted text tells its card, and a note its year",
  (language, note, ours) => {
    const t = translator(language);
    expect(cardSourceName(NOTE, t)).toBe(note);
    expect(cardSourceName({ ...NOTE, kind: "text" }, t)).toBe("Choc");
    expect(cardSourceName({ ...NOTE, kind: "text", verbatim: false }, t)).toBe(ours);
  },
);
