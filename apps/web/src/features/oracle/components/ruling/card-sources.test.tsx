import { translator } from "@spellwright/locales";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { rulingAsMarkdown } from "../../model/copy-markdown.ts";
import { answerWith, show } from "./ruling-for-tests.tsx";

afterEach(cleanup);

it("[ORA-17] a ruling shows the card texts and notes that it quotes, the words marked, and so do its copies", async () => {
  const user = userEvent.setup();
  const answer = answerWith({
    card_sources: [
      {
        ...{ kind: "note", card: "Choc", published_at: "2024-02-02", verbatim: true },
        ...{ language: "en", text: "It may be cast.\nIt deals damage.", quotes: ["deals damage"] },
        claim: "Il inflige des blessures.",
      },
    ],
  });
  show(answer);
  const marked = screen.getByText("deals damage");
  expect(marked.tagName).toBe("MARK");
  expect(marked.closest("blockquote")?.lang).toBe("en");
  expect(screen.getByText("Choc, note officielle de 2024")).toBeTruthy();
  expect(screen.getByText("Il inflige des blessures.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copier" }));
  expect(await navigator.clipboard.readText()).toContain(
    "Choc, note officielle de 2024\nIt may be cast.\nIt deals damage.",
  );
  expect(
    rulingAsMarkdown("?", answer, { t: translator("fr"), reliability: "/fr/reliability" }),
  ).toContain(
    "### Textes de cartes cités\n\n- **Choc, note officielle de 2024** It may be cast. It deals damage.",
  );
});
