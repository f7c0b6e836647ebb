import { loadTexts } from "@spellwright/locales";
import { afterEach, expect, test, vi } from "vitest";
import { client } from "./api.ts";
import { ApiError } from "./api-error.ts";

await loadTexts("fr");
await loadTexts("en");

afterEach(() => vi.restoreAllMocks());

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json(body, { status, headers }));

test("[ERR-01] a refusal comes out of the client as the ApiError of its code", async () => {
  answering(429, { code: "DAILY_CAP", params: { plan: "free", cap: 3 } });
  const failure = await client.zaps.read().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    code: "DAILY_CAP",
    status: 429,
    params: { plan: "free", cap: 3 },
  });
});

test("[ERR-01] an answer that no server of ours wrote is read by its status", async () => {
  answering(404, "<html>");
  await expect(client.zaps.read()).rejects.toMatchObject({ code: "NOT_FOUND", status: 404 });
});
