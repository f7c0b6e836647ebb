import type { Locator } from "@playwright/test";
import { combat, vigilance } from "../support/questions.ts";
import { expect, modelTest as test } from "../support/story.ts";

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (box === null) throw new Error("it is not on the screen");
  return box;
};

const isOver = async (message: Locator, button: Locator): Promise<boolean> => {
  const above = await boxOf(message);
  const below = await button.boundingBox();
  // A button that went meanwhile is covered by nothing.
  if (below === null) return false;
  return (
    above.x < below.x + below.width &&
    below.x < above.x + above.width &&
    above.y < below.y + below.height &&
    below.y < above.y + above.height
  );
};

test("[HEAD-06] [ORA-04] a message covers neither Send nor Stop", {
  tag: "@both",
}, async ({ behave, signedIn: page, context, language, t, ask }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await behave("good");
  const composer = await ask(vigilance[language]);
  await expect(page).toHaveURL(/\/discussion\//);
  const copy = page.getByRole("button", { name: t("oracle.ruling.copy"), exact: true }).first();
  const message = page.getByText(t("oracle.ruling.copied"));
  const copied = async () => {
    await copy.click();
    await message.hover();
    return page.getByRole("listitem").filter({ has: message });
  };
  await composer.fill(combat[language]);
  const send = page.getByRole("button", { name: t("oracle.composer.send"), exact: true });
  expect(await isOver(await copied(), send)).toBe(false);
  await send.hover();
  await expect(message).toBeHidden();

  await behave("held");
  await send.click();
  const stops = page.getByRole("button", { name: t("oracle.composer.stop"), exact: true });
  await expect(stops).toHaveCount(2);
  const shown = await copied();
  // Steps of the answer move the buttons. The message follows them.
  for (const stop of await stops.all()) await expect.poll(() => isOver(shown, stop)).toBe(false);
  await behave("good");
});
