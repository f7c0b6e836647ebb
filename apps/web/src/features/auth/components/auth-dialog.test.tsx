import { translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TERMS_VERSION } from "../../../lib/http/contract.static.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import type { SignInRequest } from "../model/sign-in-request.ts";
import { SessionProvider } from "./session.tsx";
import { SignInPromptProvider, useSignInPrompt } from "./sign-in-prompt.tsx";

const demo = { email: "demo@example.org", password: "demonstration" };
const sent: { path: string; body: unknown }[] = [];

/** A server that knows one account, and remembers what it was sent. */
const server = async (input: Request | string, init: RequestInit = {}) => {
  const request = new Request(
    new URL(typeof input === "string" ? input : input.url, location.href),
    {
      method: typeof input === "string" ? (init.method ?? "GET") : input.method,
    },
  );
  const path = new URL(request.url).pathname;
  const text = typeof input === "string" ? init.body : await input.text();
  const body: unknown = typeof text === "string" && text !== "" ? JSON.parse(text) : null;
  const json = (answer: unknown, status = 200) =>
    new Response(JSON.stringify(answer), {
      status,
      headers: { "content-type": "application/json" },
    });
  if (path === "/api/status") return json({ demo_account: demo });
  if (path.endsWith("get-session")) return json(null);
  sent.push({ path, body });
  if (path.endsWith("email-exists") && JSON.stringify(body).includes("unknown@"))
    return json({ error: "", code: "RATE_LIMITED", params: { retry_after: 9 } }, 429);
  if (path.endsWith("email-exists"))
    return json({ exists: JSON.stringify(body).includes("used@") });
  if (path.endsWith("sign-in/email") && JSON.stringify(body).includes("no-cookie@"))
    return json({ user: { id: "u1" } });
  if (path.endsWith("sign-in/email"))
    return json({ error: "", code: "INVALID_CREDENTIALS", traceId: "t" }, 401);
  return json({});
};

function Opener({ request }: { request: SignInRequest }) {
  const { open } = useSignInPrompt();
  return (
    <button type="button" onClick={() => open(request)}>
      open
    </button>
  );
}

const openDialog = async (request: SignInRequest = {}) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <TextProvider language="en">
          <SignInPromptProvider>
            <Opener request={request} />
          </SignInPromptProvider>
        </TextProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "open" }));
  await screen.findByRole("dialog");
};
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const typedInto = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
  sent.length = 0;
  history.replaceState(null, "", "/en/oracle");
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the sign-in dialog", () => {
  test("[AUTH-02] changing the mode empties fields and messages", async () => {
    await openDialog();
    await type("Email", "lea@exemple.fr");
    await press("Sign in");
    expect(screen.getByText("At least 6 characters.")).toBeTruthy();
    await press("Forgot password?");
    expect(typedInto("Email")).toBe("");
    await press("Back to sign-in");
    expect(screen.queryByText("At least 6 characters.")).toBeNull();
  });

  test("[AUTH-02] the password can be shown", async () => {
    await openDialog();
    await type("Password", "secret");
    await press("Show password");
    expect(screen.getByLabelText("Password").getAttribute("type")).toBe("text");
  });

  test("[AUTH-03] a refused sign-in says why and keeps what was typed", async () => {
    await openDialog();
    await type("Email", " lea@exemple.fr ");
    await type("Password", "wrong-one");
    await press("Sign in");
    expect((await screen.findByRole("alert")).textContent).toMatch(/incorrect|wrong/i);
    expect(typedInto("Password")).toBe("wrong-one");
    expect(sent).toEqual([
      {
        path: "/api/auth/sign-in/email",
        body: { email: "lea@exemple.fr", password: "wrong-one" },
      },
    ]);
  });

  test("[AUTH-03] [R-2] a sign-in whose session does not hold says so and keeps what was typed", async () => {
    await openDialog();
    await type("Email", "no-cookie@exemple.fr");
    await type("Password", "right-one");
    await press("Sign in");
    const sentence = translator("en")("errors.SESSION_EXPIRED");
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
    expect(typedInto("Password")).toBe("right-one");
  });

  test("[AUTH-04] a used address is named before anything is created", async () => {
    await openDialog({ mode: "signUp" });
    await type("Email", "used@exemple.fr");
    await type("Password", "123456");
    await type("Confirm the password", "123456");
    await press("Create the account");
    expect(await screen.findByText(translator("en")("auth.signUp.emailUsed"))).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(["/api/auth/email-exists"]);
  });

  test("[AUTH-04] a check that fails does not stop the sign-up", async () => {
    await openDialog({ mode: "signUp" });
    await type("Email", "unknown@exemple.fr");
    await type("Password", "123456");
    await type("Confirm the password", "123456");
    await press("Create the account");
    expect(
      await screen.findByText(
        translator("en")("auth.signUp.sent", { email: "unknown@exemple.fr" }),
      ),
    ).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual([
      "/api/auth/email-exists",
      "/api/auth/sign-up/email",
    ]);
  });

  test("[R-9] a sign-up leads to terms and privacy, and tells which terms were accepted", async () => {
    await openDialog({ mode: "signUp" });
    const t = translator("en");
    for (const [page, path] of [
      ["terms", "/en/terms"],
      ["privacy", "/en/privacy"],
    ] as const)
      expect(
        screen.getByRole("link", { name: t(`pages.${page}.title`) }).getAttribute("href"),
      ).toBe(path);
    await type("Email", "new@exemple.fr");
    await type("Password", "123456");
    await type("Confirm the password", "123456");
    await press("Create the account");
    await screen.findByText(t("auth.signUp.sent", { email: "new@exemple.fr" }));
    expect(sent.at(-1)?.body).toMatchObject({ terms_version: TERMS_VERSION });
  });

  test("[AUTH-04] what was sent is the heading, and a wrong address is mended where it was typed", async () => {
    await openDialog({ mode: "signUp" });
    const t = translator("en");
    await type("Email", "mew@exemple.fr");
    await type("Password", "123456");
    await type("Confirm the password", "123456");
    await press("Create the account");
    await screen.findByRole("heading", { name: t("auth.sent.title") });
    expect(screen.getByText(t("auth.sent.help"), { exact: false })).toBeTruthy();
    await press(t("auth.sent.again"));
    expect(screen.getByRole("heading", { name: t("auth.signUp.title") })).toBeTruthy();
    expect(typedInto("Email")).toBe("mew@exemple.fr");
    await press("Create the account");
    await screen.findByRole("heading", { name: t("auth.sent.title") });
    expect(sent.filter(({ path }) => path.endsWith("sign-up/email"))).toHaveLength(2);
  });

  test("[AUTH-04] passwords that differ never leave the page", async () => {
    await openDialog({ mode: "signUp" });
    await type("Email", "new@exemple.fr");
    await type("Password", "123456");
    await type("Confirm the password", "123457");
    await press("Create the account");
    expect(screen.getByText("The passwords do not match.")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test("[AUTH-05] a reset link is promised without telling whether the account exists", async () => {
    await openDialog({ mode: "forgot" });
    await type("Email", "lea@exemple.fr");
    await press("Send the link");
    expect(await screen.findByText(/If lea@exemple\.fr has an account/)).toBeTruthy();
  });

  test("[AUTH-09] closing keeps what was typed for its reopening", async () => {
    await openDialog();
    await type("Email", "lea@exemple.fr");
    await press("Close");
    await press("open");
    expect(typedInto("Email")).toBe("lea@exemple.fr");
  });

  describe("[AUTH-09] on a desktop whose developer tools are docked", () => {
    beforeEach(() => {
      // The inspector's clock alone: everything else waits as in a browser.
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      vi.stubGlobal("matchMedia", (query: string) => ({
        matches: query.includes("pointer: fine"),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }));
      sizeWindow([1280, 900], [1280, 780]);
    });
    afterEach(() => vi.useRealTimers());
    const sizeWindow = (outer: readonly number[], inner: readonly number[]) => {
      vi.stubGlobal("outerWidth", outer[0]);
      vi.stubGlobal("outerHeight", outer[1]);
      vi.stubGlobal("innerWidth", inner[0]);
      vi.stubGlobal("innerHeight", inner[1]);
      vi.stubGlobal("devicePixelRatio", 1);
    };
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const isOpen = () => screen.queryByRole("dialog") !== null;

    test("it closes by itself at the next look, and keeps what was typed", async () => {
      await openDialog();
      await type("Email", "lea@exemple.fr");
      await pass(500);
      expect(isOpen()).toBe(true);
      sizeWindow([1280, 900], [900, 700]);
      await pass(499);
      expect(isOpen()).toBe(true);
      await pass(1);
      await waitFor(() => expect(isOpen()).toBe(false));
      sizeWindow([1280, 900], [1280, 780]);
      await press("open");
      expect(typedInto("Email")).toBe("lea@exemple.fr");
    });

    test("one that may not be closed stays", async () => {
      await openDialog({ closable: false });
      sizeWindow([1280, 900], [900, 700]);
      await pass(5000);
      expect(isOpen()).toBe(true);
    });

    test("page zoom is no docked tool, and a touch screen is not looked at", async () => {
      await openDialog();
      sizeWindow([1440, 1050], [960, 640]);
      vi.stubGlobal("devicePixelRatio", 1.5);
      await pass(1000);
      expect(isOpen()).toBe(true);
      cleanup();
      vi.stubGlobal("matchMedia", () => ({
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }));
      await openDialog();
      sizeWindow([1280, 900], [900, 700]);
      await pass(1000);
      expect(isOpen()).toBe(true);
    });
  });

  test("[DISC-05] one that may not be closed has no way to close", async () => {
    await openDialog({ closable: false });
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  test("[AUTH-04] the demo account fills and signs in with one click", async () => {
    await openDialog();
    await userEvent.click(await screen.findByRole("button", { name: "Try it with this account" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(sent[0]?.body).toEqual(demo);
  });
});
