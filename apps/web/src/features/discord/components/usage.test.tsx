import type { GuildStats } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import { Usage } from "./usage.tsx";

const t = translator("en");
const stats: GuildStats = {
  remaining_zaps: 0,
  total_messages: 7,
  packs: [],
  messages_by_channel: [{ channel_id: "1", channel_name: "rules", count: 7 }],
  messages_by_day: [
    { day: "2026-11-24", count: 2 },
    { day: "2026-11-25", count: 0 },
    { day: "2026-11-26", count: 5 },
  ],
};
const show = (messages_by_day: GuildStats["messages_by_day"]) =>
  render(
    <TextProvider language="en">
      <Usage stats={{ ...stats, messages_by_day }} failed={false} />
    </TextProvider>,
  );

afterEach(cleanup);

test("[BOT-02] the drawing of the days is described in a sentence, and its figures stand in a table", async () => {
  show(stats.messages_by_day);
  screen.getByRole("img", { name: t("discord.usage.chart", { count: 7, peak: 5 }) });
  await userEvent.click(screen.getByText(t("discord.usage.figures")));
  const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
  const read = rows.map((row) => [
    within(row).getByRole("rowheader").textContent,
    within(row).getByRole("cell").textContent,
  ]);
  expect(read).toEqual([
    [dayAndMonth("2026-11-24", "en"), "2"],
    [dayAndMonth("2026-11-26", "en"), "5"],
  ]);
});

test("[BOT-02] without messages nothing is drawn", () => {
  show([{ day: "2026-11-24", count: 0 }]);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
});
