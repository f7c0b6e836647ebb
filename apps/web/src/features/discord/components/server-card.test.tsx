import { translator } from "@spellwright/locales";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { ServerCard } from "./server-card.tsx";

const t = translator("en");
const guild = {
  guild_id: "123456789012",
  name: "Mox Tavern",
  icon_url: null,
  remaining_zaps: 90,
  total_messages: 10,
  channels_count: 2,
  present_since: "2026-11-24T00:00:00.000Z",
};

afterEach(cleanup);

test("[BOT-01] a server card reads its figures again, and leads to its settings", async () => {
  const done: string[] = [];
  render(
    <TextProvider language="en">
      <ServerCard
        guild={guild}
        busy={false}
        onRefresh={() => done.push("refresh")}
        onConfigure={() => done.push("configure")}
      />
    </TextProvider>,
  );
  const { name } = guild;
  await userEvent.click(screen.getByRole("button", { name: t("discord.refreshNamed", { name }) }));
  await userEvent.click(
    screen.getByRole("button", { name: t("discord.configureNamed", { name }) }),
  );
  expect(done).toEqual(["refresh", "configure"]);
});
