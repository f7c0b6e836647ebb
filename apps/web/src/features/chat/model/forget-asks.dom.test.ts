import { expect, it } from "vitest";
import { forgetAsksOf } from "./forget-asks.ts";
import { keepAsk, readAsks } from "./kept-asks.ts";
import { ask } from "./line-for-tests.ts";

it("[AUTH-01] of a deleted account no question waits on the device; another’s does", () => {
  keepAsk(ask);
  keepAsk({
    ...ask,
    owner: "someone else",
    requestId: "r2",
    request: { ...ask.request, requestId: "r2" },
  });
  forgetAsksOf("me");
  expect(readAsks().map(({ requestId }) => requestId)).toEqual(["r2"]);
  localStorage.clear();
});
