import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod";

/**
 * Begins a session of an account whose owner a mail link has proved (decision 013). The library has no such
 * call of its own. It is made by our code alone, and no address leads to it.
 */
export const sessionPlugin = () => ({
  id: "spellwright-session",
  endpoints: {
    beginSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.uuid() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const { userId } = ctx.body;
        const user = await internalAdapter.findUserById(userId);
        if (user === null) throw ctx.error("NOT_FOUND");
        const session = await internalAdapter.createSession(userId);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ token: session.token });
      },
    ),
  },
});
