import { describe, expect, test } from "vitest";
import { releaseQuestion, takeReleasedQuestion } from "./pending-question.ts";
import { activationOf } from "./purchase-memory.ts";

const begun = {
  plan: "pro",
  subscriptionId: "I-KEPT",
  from: "/fr/oracle",
  question: null,
} as const;
const at = (query: string, kept: Parameters<typeof activationOf>[1] = null) =>
  activationOf(new URLSearchParams(query), kept);

describe("[BILL-02] what the success page activates", () => {
  test("is the plan and the subscription of the address", () => {
    expect(at("plan_id=basic&subscription_id=I-1&ba_token=BA-1&token=EC-1")).toEqual({
      plan_id: "basic",
      subscriptionId: "I-1",
    });
  });
  test("is a token in place of the subscription", () => {
    expect(at("plan_id=basic&token=I-2")).toEqual({ plan_id: "basic", subscriptionId: "I-2" });
  });
  test("is what the tab remembers, where the address does not say it", () => {
    expect(at("", begun)).toEqual({ plan_id: "pro", subscriptionId: "I-KEPT" });
    expect(at("plan_id=gold", begun)?.plan_id).toBe("pro");
  });
  test.each(["", "plan_id=basic", "subscription_id=I-1", "plan_id=free&subscription_id=I-1"])(
    "activates nothing where subscription or token is missing: %j",
    (query) => expect(at(query)).toBeNull(),
  );
});

test("[BILL-03] a question that waited for zaps is let go by a tap, once", () => {
  expect(takeReleasedQuestion()).toBeNull();
  releaseQuestion("r1");
  expect(takeReleasedQuestion()).toBe("r1");
  expect(takeReleasedQuestion()).toBeNull();
});
