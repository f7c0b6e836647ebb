import { describe, expectTypeOf, test } from "vitest";
import type { ContractClient } from "./contract.ts";
import type { ForgeAnswer } from "./entities/forge-answer.ts";
import type { Outcome, Ruling, RulingAnswer } from "./entities/ruling.ts";
import type { RunEvent } from "./entities/run-event.ts";
import type { ErrorCode, ErrorParams } from "./errors.ts";

type Ask = ContractClient["ruling"]["ask"];
type AskInput = Parameters<Ask>[0];
type Asked = Awaited<ReturnType<Ask>>;

describe("the types that pages and server share", () => {
  test("[ORA-14] a ruling needs a question; everything else may be left out", () => {
    expectTypeOf<{ question: string }>().toExtend<AskInput>();
    expectTypeOf<{ reasoningEffort: "low" }>().not.toExtend<AskInput>();
    expectTypeOf<{ question: string; reasoningEffort: "extreme" }>().not.toExtend<AskInput>();
    expectTypeOf<{ question: string; cards: string[] }>().not.toExtend<AskInput>();
  });

  test("[DATA-04] the answer names its outcome, and a verdict is yes, no or nothing", () => {
    expectTypeOf<Extract<Asked, { status: 200 }>["body"]>().toEqualTypeOf<RulingAnswer>();
    expectTypeOf<Outcome>().toEqualTypeOf<
      "ruling" | "needs_detail" | "cannot_settle" | "declined"
    >();
    expectTypeOf<Ruling["verdict"]>().toEqualTypeOf<"yes" | "no" | null>();
    expectTypeOf<Ruling["confidence"]>().toBeNumber();
  });

  test("[DATA-08] a caller that does not wait gets the id of its run", () => {
    expectTypeOf<Extract<Asked, { status: 202 }>["body"]>().toEqualTypeOf<{ requestId: string }>();
  });

  test("[DATA-08] an event of a run is progress, a look-up, writing, answer or error, each numbered", () => {
    expectTypeOf<RunEvent["type"]>().toEqualTypeOf<
      "progress" | "looking_up" | "writing" | "answer" | "error"
    >();
    expectTypeOf<RunEvent["seq"]>().toBeNumber();
    expectTypeOf<Extract<RunEvent, { type: "answer" }>["answer"]>().toEqualTypeOf<
      RulingAnswer | ForgeAnswer
    >();
  });

  test("[DATA-06] a code brings the parameters of its own sentence", () => {
    expectTypeOf<ErrorParams<"INSUFFICIENT_ZAPS">>().toEqualTypeOf<{
      remaining: number;
      required: number;
    }>();
    expectTypeOf<ErrorParams<"RATE_LIMITED">>().toEqualTypeOf<{ retry_after: number }>();
    expectTypeOf<"NO_SUCH_CODE">().not.toExtend<ErrorCode>();
  });

  test("[DATA-05] a list answers items and a cursor that may be null", () => {
    type Page = Awaited<ReturnType<ContractClient["discussions"]["list"]>>;
    expectTypeOf<Page["next_cursor"]>().toEqualTypeOf<string | null>();
    expectTypeOf<Page["items"][number]["is_public"]>().toBeBoolean();
  });

  test("[PREF-02] a preferences change cannot name a Discord account", () => {
    type Change = Parameters<ContractClient["preferences"]["update"]>[0];
    expectTypeOf<{ discord_user_id: string }>().not.toExtend<Change>();
  });
});
