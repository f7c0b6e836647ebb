import type { Scene } from "./stage.ts";

/** The pages that the law asks for: anybody reads them. */
export const legalScenes: readonly Scene[] = (
  ["privacy", "terms", "legal-notice", "withdrawal"] as const
).map((name) => ({
  name,
  signedIn: false,
  whole: true,
  show: async ({ page, language }) => {
    await page.goto(`/${language}/${name}`);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
  },
}));
