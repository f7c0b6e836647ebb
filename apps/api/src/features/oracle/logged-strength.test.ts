import { expect, test } from "vitest";
import { onEachDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import { addPerson, createOracleApp } from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

onEachDatabase((open) => {
  test.each([
    ["ruling", "ruling", "ruling"],
    ["likely", "ruling", "likely"],
    ["none", "cannot_settle", "ruling"],
  ] as const)(
    "[ADM-02] [ORA-16] the log holds how far an answer goes: %s",
    async (kept, outcome, strength) => {
      const app = createOracleApp(open());
      app.judge.next = () => judgeAnswer({ outcome, strength });
      await app.ask(await addPerson(open()));
      expect(await open().db.select().from(schema.questionLogs)).toMatchObject([
        { responseSuccess: true, strength: kept },
      ]);
    },
  );
});
