import type { BrowserContext } from "@playwright/test";

/** Signs the demo account in, at a server of the stack. */
export const signIn = async (context: BrowserContext, base: string): Promise<void> => {
  const response = await context.request.post(`${base}/api/auth/sign-in/email`, {
    data: { email: "demo@spellwright.local", password: "spellwright-demo" },
    headers: { origin: base },
  });
  if (!response.ok()) throw new Error(`sign-in answered ${response.status()}`);
};
