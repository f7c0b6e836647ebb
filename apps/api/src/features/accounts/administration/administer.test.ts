import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { schema } from "../../../database/index.ts";
import { type AccountAction, administer, type Order } from "./administer.ts";
import { AdministrationError } from "./administration-error.ts";
import { listActions, listAdmins, listBanned } from "./queries.ts";

describe("[ADM-05] what operators do to accounts", () => {
  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let authorization: string;
    beforeEach(async () => {
      site = createAccountApp(open());
      authorization = `Bearer ${await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password)}`;
    });
    const act = (action: AccountAction, order: Partial<Order> = {}) =>
      administer(open().db, action, {
        actor: { source: "command", operator: "root" },
        email: SAMPLE_PERSON.email,
        ...order,
      });
    const refusal = (acted: Promise<void>) =>
      acted.then(
        () => "none",
        (error: unknown) => (error instanceof AdministrationError ? error.reason : "another"),
      );
    const codeOfSignIn = async () =>
      (await site.call("POST", "/api/auth/sign-in/email", { body: SAMPLE_PERSON })).body.code;
    const isSignedIn = async () =>
      (await site.call("GET", "/api/account", { headers: { authorization } })).status === 200;

    it("[AUTH-10] a ban ends every session at once and refuses sign-in, until it is lifted", async () => {
      expect(await isSignedIn()).toBe(true);
      await act("ban", { reason: "spam" });
      expect(await isSignedIn()).toBe(false);
      expect(await open().db.select().from(schema.session)).toEqual([]);
      expect(await codeOfSignIn()).toBe("ACCOUNT_BANNED");
      expect(await listBanned(open().db)).toMatchObject([
        { email: SAMPLE_PERSON.email, banReason: "spam", banExpires: null },
      ]);
      await act("unban");
      expect(await codeOfSignIn()).toBeUndefined();
      expect(await listBanned(open().db)).toEqual([]);
    });

    it("[AUTH-10] a ban with an end ends by itself", async () => {
      await act("ban", { reason: "spam", until: new Date(Date.now() + 60_000) });
      expect(await codeOfSignIn()).toBe("ACCOUNT_BANNED");
      await open()
        .db.update(schema.user)
        .set({ banExpires: new Date(Date.now() - 1) });
      expect(await codeOfSignIn()).toBeUndefined();
      expect(await listBanned(open().db)).toEqual([]);
    });

    it("[T-12] a second factor whose phone is lost ends by an operator, with every session", async () => {
      await open().db.update(schema.user).set({ twoFactorEnabled: true });
      await act("end_second_factor");
      expect(await isSignedIn()).toBe(false);
      expect((await open().db.select().from(schema.user))[0]?.twoFactorEnabled).toBe(false);
      expect(await listActions(open().db, { position: null, limit: 200 })).toMatchObject([
        { action: "end_second_factor", operator: "root", subject: SAMPLE_PERSON.email },
      ]);
    });

    it("admins are made and unmade; one must be unmade before a ban", async () => {
      await act("grant_admin");
      expect(await listAdmins(open().db)).toMatchObject([{ email: SAMPLE_PERSON.email }]);
      expect(await refusal(act("ban", { reason: "spam" }))).toBe("admin_not_banned");
      expect(await isSignedIn()).toBe(true);
      await act("revoke_admin");
      expect(await listAdmins(open().db)).toEqual([]);
    });

    it("an admin in the dashboard cannot unmake the last one", async () => {
      await act("grant_admin");
      const [admin] = await open().db.select().from(schema.user);
      const actor = { source: "dashboard", actorId: admin?.id ?? "" } as const;
      expect(await refusal(act("revoke_admin", { actor }))).toBe("last_admin");
      await site.signedIn("jace@example.org");
      await act("grant_admin", { email: "jace@example.org" });
      expect(await refusal(act("revoke_admin", { actor }))).toBe("none");
    });

    it("two admins who unmake each other at once leave one, who reads to be the last", async () => {
      const others = ["jace@example.org", "vess@example.org"];
      for (const email of others) await site.signedIn(email);
      const people = await open().db.select().from(schema.user);
      const idOf = (email: string) => people.find((each) => each.email === email)?.id ?? "";
      // The first of them may find a connection that the other still waits for.
      for (let round = 0; round < 4; round += 1) {
        for (const email of others) await act("grant_admin", { email });
        const outcomes = await Promise.all(
          others.map((email, at) => {
            const actor = { source: "dashboard", actorId: idOf(others[1 - at] ?? "") } as const;
            return refusal(act("revoke_admin", { email, actor }));
          }),
        );
        expect(outcomes.toSorted()).toEqual(["last_admin", "none"]);
        expect(await listAdmins(open().db)).toHaveLength(1);
      }
    });

    it("everything is written down, and nothing of what was refused", async () => {
      await act("ban", { reason: "spam" });
      await act("unban");
      expect(await refusal(act("ban", { email: "nobody@example.org" }))).toBe("unknown_account");
      expect(await listActions(open().db, { position: null, limit: 200 })).toMatchObject([
        {
          ...{ action: "unban", operator: "root", subject: SAMPLE_PERSON.email },
          ...{ before: { banned: true }, after: { banned: false } },
        },
        {
          ...{ action: "ban", operator: "root", subject: SAMPLE_PERSON.email },
          ...{ reason: "spam", until: null, before: { banned: false }, after: { banned: true } },
        },
      ]);
    });
  });
});
