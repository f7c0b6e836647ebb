import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { LANGUAGES, type Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { scenes } from "./screens/scenes.ts";
import { signIn } from "./screens/sign-in.ts";
import type { Scene } from "./screens/stage.ts";
import { LOCAL_URL, MODEL_STACKS } from "./support/addresses.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "screens" },
    /** Part of the names of the scenes. */
    only: { type: "string" },
    /** Looks as the files are named ("fr.390.dark"); all of them when absent. */
    look: { type: "string", multiple: true },
  },
});
const SIZES = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } };
const THEMES = ["dark", "light"] as const;
const LOCALES: Readonly<Record<Language, string>> = { fr: "fr-FR", en: "en-GB" };

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  );

const startStack = async () => {
  const stack = spawn(process.execPath, ["--import", "tsx", "e2e/support/stack.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const deadline = Date.now() + 120_000;
  for (const url of [LOCAL_URL, ...MODEL_STACKS.map((each) => each.url)])
    while (!(await isUp(url))) {
      if (Date.now() > deadline) throw new Error(`${url} does not answer`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  return async () => {
    stack.kill("SIGTERM");
    await once(stack, "exit");
  };
};

interface Look {
  readonly language: Language;
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
}

const nameOf = ({ language, size, theme }: Look): string => `${language}.${size}.${theme}`;

const looks: readonly Look[] = LANGUAGES.flatMap((language) =>
  ([390, 1280] as const).flatMap((size) => THEMES.map((theme) => ({ language, size, theme }))),
).filter((look) => values.look === undefined || values.look.includes(nameOf(look)));

const picture = async (browser: Browser, scene: Scene, look: Look): Promise<string> => {
  const stack = scene.model === true ? MODEL_STACKS[0] : undefined;
  const base = stack?.url ?? LOCAL_URL;
  const context = await browser.newContext({
    baseURL: base,
    viewport: SIZES[look.size],
    locale: LOCALES[look.language],
    colorScheme: look.theme,
    reducedMotion: "reduce",
    hasTouch: look.size === 390,
    isMobile: look.size === 390,
  });
  try {
    if (scene.signedIn !== false) await signIn(context, base);
    const page = await context.newPage();
    const { language } = look;
    await scene.show({ page, context, language, t: translator(language), fakeUrl: stack?.fakeUrl });
    await page.evaluate(() => document.fonts.ready);
    const file = path.join(values.out, `${scene.name}.${nameOf(look)}.png`);
    if (scene.whole === true) {
      // A window as high as the page: a picture beyond the window would show what is docked halfway.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...SIZES[look.size], height });
    }
    await page.screenshot({ path: file });
    return file;
  } finally {
    await context.close();
  }
};

await mkdir(values.out, { recursive: true });
const stopStack = await startStack();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
const failures: string[] = [];
try {
  const wanted = scenes.filter(
    ({ name }) => values.only === undefined || name.includes(values.only),
  );
  for (const scene of wanted)
    for (const look of looks) {
      if (scene.size !== undefined && scene.size !== look.size) continue;
      await picture(browser, scene, look).then(
        (file) => console.log(file),
        (error: Error) => failures.push(`${scene.name} ${nameOf(look)}: ${error.message}`),
      );
    }
} finally {
  await browser.close();
  await stopStack();
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
