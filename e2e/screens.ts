import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { chromium, type Page, selectors } from "@playwright/test";
import { CommandError, runCommand } from "@spellwright/commands";
import { LOOKS, type Look, nameOf } from "./screens/looks.ts";
import { createSceneRunner } from "./screens/scene-runner.ts";
import { scenes } from "./screens/scenes.ts";
import type { Scene } from "./screens/stage.ts";
import { LOCAL_URL, MODEL_STACKS, modelStackOf } from "./support/addresses.ts";

interface Order {
  /** Folder of the pictures. */
  readonly out: string;
  readonly looks: readonly Look[];
  readonly scenes: readonly Scene[];
  /** For the sheet on which a device installs the pages: what a window shows, small. */
  readonly isForSheet: boolean;
}

/** What the manifest of the pages names (`app-manifest.ts` of the API). */
const SHEET = {
  out: "apps/web/public/screenshots",
  scenes: ["ruling", "deck-list"],
  theme: "dark",
};

const readOrder = (): Order => {
  const { values } = parseArgs({
    options: {
      out: { type: "string", default: "screens" },
      /** Part of the names of the scenes; several are added up. */
      only: { type: "string", multiple: true, default: [""] },
      /** Looks as the files are named ("fr.390.dark"); all of them when absent. */
      look: { type: "string", multiple: true, default: LOOKS.map(nameOf) },
      /** The committed pictures of the install sheet, and no others. */
      "install-sheet": { type: "boolean", default: false },
    },
  });
  if (values["install-sheet"])
    return {
      out: SHEET.out,
      looks: LOOKS.filter(({ theme }) => theme === SHEET.theme),
      scenes: scenes.filter(({ name }) => SHEET.scenes.includes(name)),
      isForSheet: true,
    };
  const wanted = scenes.filter(({ name }) => values.only.some((part) => name.includes(part)));
  if (wanted.length === 0)
    throw new CommandError(`--only: no scene is called ${values.only.join(", ")}`);
  const unknown = values.look.find((name) => !LOOKS.map(nameOf).includes(name));
  if (unknown !== undefined)
    throw new CommandError(`--look: ${unknown} is none of ${LOOKS.map(nameOf).join(", ")}`);
  const looks = LOOKS.filter((look) => values.look.includes(nameOf(look)));
  return { out: values.out, looks, scenes: wanted, isForSheet: false };
};

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

const picture = async (
  page: Page,
  scene: Scene,
  look: Look,
  { out, isForSheet }: Order,
): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  if (isForSheet) {
    const file = path.join(out, `${scene.name}.${look.language}.${look.size}.jpg`);
    await page.screenshot({ path: file, type: "jpeg", quality: 70 });
    console.log(file);
    return;
  }
  if (scene.whole === true) {
    // A window as high as the page: a picture beyond the window would show what is docked halfway.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: look.size, height });
  }
  const file = path.join(out, `${scene.name}.${nameOf(look)}.png`);
  await page.screenshot({ path: file });
  console.log(file);
};

await runCommand(async () => {
  const order = readOrder();
  const { out, looks, scenes: wanted } = order;
  await mkdir(out, { recursive: true });
  const stopStack = await startStack();
  selectors.setTestIdAttribute("data-part");
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const runner = createSceneRunner(browser);
  const failures: string[] = [];
  try {
    for (const look of looks)
      for (const scene of wanted) {
        if (scene.size !== undefined && scene.size !== look.size) continue;
        const server = scene.model === true ? modelStackOf(0) : { url: LOCAL_URL };
        await runner
          .show(scene, look, server, (page) => picture(page, scene, look, order))
          .catch((error: Error) =>
            failures.push(`${scene.name} ${nameOf(look)}: ${error.message}`),
          );
      }
  } finally {
    await runner.close();
    await browser.close();
    await stopStack();
  }
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) throw new CommandError(`${failures.length} pictures failed`);
});
