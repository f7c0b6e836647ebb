import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { chromium, type Page, selectors } from "@playwright/test";
import { CommandError, runCommand } from "@spellwright/commands";
import { createSceneRunner } from "./screens/scene-runner.ts";
import { scenes } from "./screens/scenes.ts";
import type { Scene } from "./screens/stage.ts";
import { VARIANTS, type Variant, variantName } from "./screens/variants.ts";
import { LOCAL_URL, MODEL_STACKS, modelStackOf } from "./support/addresses.ts";

interface Order {
  /** Folder of the pictures. */
  readonly out: string;
  readonly variants: readonly Variant[];
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
      /** Part of the names of the scenes. Several are added up. */
      only: { type: "string", multiple: true, default: [""] },
      /** Variants as the files are named ("fr.390.dark"). All of them when absent. */
      variant: { type: "string", multiple: true, default: VARIANTS.map(variantName) },
      /** The committed pictures of the install sheet, and no others. */
      "install-sheet": { type: "boolean", default: false },
    },
  });
  if (values["install-sheet"])
    return {
      out: SHEET.out,
      variants: VARIANTS.filter(({ theme }) => theme === SHEET.theme),
      scenes: scenes.filter(({ name }) => SHEET.scenes.includes(name)),
      isForSheet: true,
    };
  const wanted = scenes.filter(({ name }) => values.only.some((part) => name.includes(part)));
  if (wanted.length === 0)
    throw new CommandError(`--only: no scene is called ${values.only.join(", ")}`);
  const unknown = values.variant.find((name) => !VARIANTS.map(variantName).includes(name));
  if (unknown !== undefined)
    throw new CommandError(
      `--variant: ${unknown} is none of ${VARIANTS.map(variantName).join(", ")}`,
    );
  const variants = VARIANTS.filter((variant) => values.variant.includes(variantName(variant)));
  return { out: values.out, variants, scenes: wanted, isForSheet: false };
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
  variant: Variant,
  { out, isForSheet }: Order,
): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  if (isForSheet) {
    const file = path.join(out, `${scene.name}.${variant.language}.${variant.size}.jpg`);
    await page.screenshot({ path: file, type: "jpeg", quality: 70 });
    console.log(file);
    return;
  }
  if (scene.whole === true) {
    // A window as high as the page: a picture beyond the window would show what is docked halfway.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: variant.size, height });
  }
  const file = path.join(out, `${scene.name}.${variantName(variant)}.png`);
  await page.screenshot({ path: file });
  console.log(file);
};

await runCommand(async () => {
  const order = readOrder();
  const { out, variants, scenes: wanted } = order;
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
    for (const variant of variants)
      for (const scene of wanted) {
        if (scene.size !== undefined && scene.size !== variant.size) continue;
        const server = scene.model === true ? modelStackOf(0) : { url: LOCAL_URL };
        await runner
          .show(scene, variant, server, (page) => picture(page, scene, variant, order))
          .catch((error: Error) =>
            failures.push(`${scene.name} ${variantName(variant)}: ${error.message}`),
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
