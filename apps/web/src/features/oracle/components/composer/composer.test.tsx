import { pagePath, translator } from "@spellwright/locales";
import { RouterProvider, testRouter } from "@spellwright/router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextProvider } from "../../../../lib/text/text.tsx";
import type { ZapLimit } from "../../../billing/index.ts";
import { type Draft, EMPTY_DRAFT } from "../../../chat/index.ts";
import type { EffortSetting } from "../../hooks/use-effort.ts";
import { Composer } from "./composer.tsx";

const t = translator("fr");

const effort: EffortSetting = {
  effort: "low",
  cost: 1,
  localJudge: true,
  remaining: 12,
  choose: () => undefined,
};

const cardNamed = (name: string, index: number) => ({
  id: `card-${index}`,
  name,
  printed_name: null,
  mana_cost: "{2}{U}",
  type_line: "Planeswalker",
  color_identity: ["U"],
});
const TEFERIS = Array.from({ length: 8 }, (_, index) => cardNamed(`Teferi ${index + 1}`, index));

const WARD = {
  kind: "term",
  language: "fr",
  name: "Parade",
  text: "Le sort est contrecarré, à moins que son contrôleur ne paie {2}.",
  detail: "",
  rules: ["702.21a"],
};

const SOL_RING = {
  ...WARD,
  kind: "card",
  name: "Anneau solaire",
  text: "{T} : ajoutez {C}{C}.",
  rules: [],
};

/** The server: cards by their name, what “parade” means and what a card beside it says. */
const answer = async (input: RequestInfo | URL): Promise<Response> => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  if (pathname !== "/api/explanations") return Response.json({ items: TEFERIS });
  const text = searchParams.get("text") ?? "";
  const explanation = text.includes("parade") ? WARD : null;
  const others = text.includes("anneau solaire") ? [SOL_RING] : [];
  return Response.json({ explanation, others, questions: [] });
};

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

const router = await testRouter("/fr/oracle");

interface PageSettings {
  onSend?: () => void;
  text?: string;
  limit?: ZapLimit | null;
  min?: number;
}
/** A composer with the state that its page keeps. */
function Page({ onSend = () => undefined, text = "", limit = null, min = 30 }: PageSettings) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<Draft>({ ...EMPTY_DRAFT, text });
  return (
    <RouterProvider router={router}>
      <QueryClientProvider client={queries}>
        <TextProvider language="fr">
          <Composer
            composer={{
              field,
              draft,
              now: () => draft,
              edit: (change) => setDraft(change),
              put: (change) => setDraft(change),
            }}
            onSend={onSend}
            onStop={null}
            effort={effort}
            placeholder=""
            limit={limit}
            help={false}
            min={min}
            takesFocus={false}
          />
          <output>{draft.picked.map((card) => card.name).join()}</output>
        </TextProvider>
      </QueryClientProvider>
    </RouterProvider>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Votre question" });
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Envoyer" });
const typeInto = (text: string) => {
  field().focus();
  fireEvent.change(field(), { target: { value: text } });
};

describe("the composer", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", answer);
  });
  afterEach(() => {
    cleanup();
    queries.clear();
    vi.unstubAllGlobals();
  });

  it("[ORA-05] cannot send 29 characters, and can send 30", () => {
    render(<Page />);
    typeInto("a".repeat(29));
    expect(send().disabled).toBe(true);
    expect(screen.getByText("29/30")).toBeTruthy();
    typeInto("a".repeat(30));
    expect(send().disabled).toBe(false);
    expect(screen.queryByText(/encore|30/)).toBeNull();
  });

  it("[ORA-05] explains a term beneath while a short question is written, and nothing of a follow-up", async () => {
    const page = render(<Page />);
    typeInto("c’est quoi la parade");
    const explained = await screen.findByRole("region", { name: t("explained.label") });
    expect(explained.textContent).toContain("Parade");
    expect(screen.getByRole("link", { name: /702.21a/ }).getAttribute("href")).toBe(
      "/fr/rules/702.21a",
    );
    expect(send().disabled).toBe(true);
    page.rerender(<Page min={1} />);
    expect(screen.queryByRole("region", { name: t("explained.label") })).toBeNull();
  });

  it("[R-1] explains each term and card that is named, one under the other", async () => {
    render(<Page />);
    typeInto("la parade de l’anneau solaire");
    const explained = await screen.findByRole("region", { name: t("explained.label") });
    expect(within(explained).getAllByText(t("explained.free"))).toHaveLength(2);
    expect(explained.textContent).toMatch(/Parade.*Anneau solaire/s);
    const card = within(explained).getByRole("link", { name: t("explained.card") });
    expect(card.getAttribute("href")).toBe(pagePath("fr", "card", "Anneau solaire"));
  });

  it("[ORA-05] takes a short question where others were asked before", () => {
    render(<Page min={1} />);
    expect(send().disabled).toBe(true);
    typeInto("Pourquoi ?");
    expect(send().disabled).toBe(false);
  });

  it("[ORA-05] announces the threshold, not every key", () => {
    render(<Page />);
    typeInto("a".repeat(12));
    expect(screen.queryByText(t("oracle.composer.longEnough"))).toBeNull();
    typeInto("a".repeat(31));
    expect(screen.getByText(t("oracle.composer.longEnough")).getAttribute("role")).toBe("status");
  });

  it("[ORA-05] says how much is too much, and keeps the text", () => {
    render(<Page text={"a".repeat(2001)} />);
    expect(screen.getByRole("alert").textContent).toContain("2001");
    expect(send().disabled).toBe(true);
    expect(field().value).toHaveLength(2001);
  });

  it("[ORA-06] Enter sends, Shift and Enter does not, and a short question says what is missing", () => {
    const onSend = vi.fn();
    render(<Page onSend={onSend} />);
    typeInto("a".repeat(18));
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toContain("12 caractères de plus");
    typeInto("a".repeat(30));
    fireEvent.keyDown(field(), { key: "Enter", shiftKey: true });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(onSend).toHaveBeenCalledOnce();
  });

  it("[BILL-03] a question held back for want of zaps says so, and leads to them", () => {
    const limit = { code: "INSUFFICIENT_ZAPS", params: { remaining: 1, required: 3 } } as const;
    render(<Page limit={limit} />);
    expect(screen.getByRole("alert").textContent).toContain("Zaps insuffisants (1/3)");
    expect(screen.getByRole("button", { name: "Voir les zaps et les offres" })).toBeTruthy();
  });

  it.each([
    { how: "as browsers tell it", event: { key: "Enter", isComposing: true } },
    { how: "as Safari tells it", event: { key: "Enter", keyCode: 229 } },
  ])("[ORA-06] Enter that ends a composition does not send ($how)", ({ event }) => {
    const onSend = vi.fn();
    render(<Page onSend={onSend} text={"x".repeat(30)} />);
    fireEvent.keyDown(field(), event);
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(onSend).toHaveBeenCalledOnce();
  });

  it("[ORA-09] asks for three letters before it looks for cards", async () => {
    render(<Page />);
    await userEvent.type(field(), "@Te");
    expect(await screen.findByText("Tapez au moins trois lettres du nom.")).toBeTruthy();
  });

  it("[ORA-09] shows six cards a page; arrows and Enter insert the chosen one", async () => {
    render(<Page />);
    await userEvent.type(field(), "Je vole @Tefe");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(6));
    expect(screen.getByText("1 / 2")).toBeTruthy();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(field().value).toBe("Je vole [[Teferi 2]] ");
    expect(screen.getByText("Teferi 2", { selector: "output" })).toBeTruthy();
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("[ORA-09] the active card is named to assistive technology, and Escape closes the list", async () => {
    render(<Page />);
    await userEvent.type(field(), "@Tefe");
    await waitFor(() => screen.getByRole("listbox", { name: "Cartes" }));
    const active = field().getAttribute("aria-activedescendant") ?? "";
    expect(document.getElementById(active)?.getAttribute("aria-selected")).toBe("true");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field().value).toBe("@Tefe");
  });

  it("[ORA-09] one Backspace takes a whole card away", async () => {
    render(<Page text="Je copie [[Fork]]" />);
    field().focus();
    field().setSelectionRange(17, 17);
    fireEvent.keyDown(field(), { key: "Backspace" });
    expect(field().value).toBe("Je copie ");
  });

  it("[ORA-09] copied text carries no brackets", () => {
    render(<Page text="[[Fork]] copie" />);
    field().focus();
    field().setSelectionRange(0, 14);
    const setData = vi.fn();
    fireEvent.copy(field(), { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith("text/plain", "Fork copie");
  });

  it("[ORA-09] says when the search does not answer", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("no network");
    });
    render(<Page />);
    await userEvent.type(field(), "@Tefe");
    expect(await screen.findByText(/ne répond pas/)).toBeTruthy();
  });

  it("[ORA-09] a slash anywhere on the page goes to the field", () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { key: "/" });
    expect(document.activeElement).toBe(field());
  });
});
