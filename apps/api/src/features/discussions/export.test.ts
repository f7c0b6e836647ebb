import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import { addPerson, createOracleApp, type OracleApp, refusal } from "../../../test/oracle-app.ts";

describe("a discussion as a file", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let other: string;
    let path: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      other = await addPerson(open());
      app.judge.next = () =>
        judgeAnswer({
          ruling: "Yes.",
          relevant_rules: [
            {
              number: "702.19b",
              text: "In our words.",
              edition: "starter-2026-06-19",
              verbatim: false,
            },
            {
              number: "510.1c",
              text: "Of another question.",
              edition: "starter-2026-06-19",
              verbatim: false,
              of_near_question: true,
            },
          ],
          card_sources: [
            {
              ...{ kind: "note", card: "Colossal Dreadmaw", published_at: "2024-02-02" },
              text: "It <i>tramples</i>\nover.",
              ...{ language: "en", verbatim: true, quotes: ["over."] },
            },
          ],
          confidence: 0.8,
        });
      const asked = await app.ask(me, {
        question: "# Does [[Colossal Dreadmaw]]\n<b>trample</b> over it?",
      });
      path = `/api/discussions/${asked.body.discussionId}/export`;
    });

    test("[DISC-04] Markdown holds the question as it was asked, the ruling and its rules with edition", async () => {
      const { headers, body } = await app.call("GET", path, me);
      expect(headers.get("content-type")).toContain("text/markdown");
      expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z0-9-]+\.md"$/);
      expect(body).toContain("> # Does Colossal Dreadmaw\n> &lt;b>trample&lt;/b> over it?");
      expect(body).toContain("**Yes.**");
      expect(body).toContain("- **702.19b** (edition starter-2026-06-19) In our words.");
      expect(body).toContain(
        "### Card texts quoted\n\n- **Colossal Dreadmaw, official note of 2024** It &lt;i>tramples&lt;/i> over.",
      );
      expect(body).toMatch(
        /_\[Confidence: 80%\]\(<http\S+\/en\/reliability>\) · Spellwright’s own judge_/,
      );
    });

    test("[ORA-02] Markdown puts no percentage on what decides nothing", async () => {
      app.judge.next = () => judgeAnswer({ outcome: "cannot_settle", strength: "none" });
      const { discussionId } = (await app.ask(me)).body;
      const { body } = await app.call("GET", `/api/discussions/${discussionId}/export`, me);
      expect(body).toContain("_Spellwright’s own judge_");
      expect(body).not.toContain("%");
    });

    test("[T-12] Markdown of others shows no picture of another server and runs no link", async () => {
      app.judge.next = () =>
        judgeAnswer({
          ruling: "![a](https://evil.example/a.png)",
          explanation: "[b](javascript:alert(1)) and \\[c](javascript:alert(2)) <d>",
        });
      const { discussionId } = (await app.ask(me)).body;
      const { body } = await app.call("GET", `/api/discussions/${discussionId}/export`, me);
      expect(body).toContain("!\\[a](https://evil.example/a.png)");
      expect(body).toContain(
        "\\[b](javascript:alert(1)) and \\\\\\[c](javascript:alert(2)) &lt;d>",
      );
    });

    test("[LANG-02] its own words are in the reader's language", async () => {
      const headers = { "accept-language": "fr" };
      const { body } = await app.call("GET", path, me, { headers });
      expect(body).toMatch(
        /### Règles citées\s+- \*\*702\.19b.*\s+### Règles proches\s+- \*\*510\.1c/,
      );
    });

    test("[DISC-04] JSON holds every message", async () => {
      const { body } = await app.call("GET", `${path}?format=json`, me);
      expect(body.messages.map((message: { role: string }) => message.role)).toEqual([
        "user",
        "oracle",
      ]);
    });

    test("[DISC-05] it is read with the rights of the discussion", async () => {
      expect(refusal(await app.call("GET", path, other))).toEqual({
        status: 404,
        code: "PGRST116",
      });
      expect(refusal(await app.call("GET", path, null))).toEqual({ status: 404, code: "PGRST116" });
      expect(refusal(await app.call("GET", `${path}?format=exe`, me))).toEqual({
        status: 400,
        code: "FIELD_INVALID",
      });
    });
  });
});
