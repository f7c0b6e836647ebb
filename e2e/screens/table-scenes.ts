import type { Scene, Stage } from "./stage.ts";

interface Seated {
  readonly name?: string;
  readonly life: number;
  readonly poison?: number;
  readonly rad?: number;
  readonly energy?: number;
  /** By the commander of the seat before. */
  readonly damage?: number;
}

/** Puts a table on this device, as a game of some turns leaves it, and opens it. */
const openTable = async (
  { page, language }: Stage,
  seats: readonly Seated[],
  held: object = {},
): Promise<void> => {
  const players = seats.map(
    ({ name = "", life, poison = 0, rad = 0, energy = 0, damage = 0 }, seat) => ({
      name,
      life,
      counters: { poison, energy, experience: 0, rad },
      commanders: 1,
      casts: [1, 0],
      commanderDamage: seats.map((_, from) =>
        from === (seat + seats.length - 1) % seats.length ? [damage, 0] : [0, 0],
      ),
      left: false,
      cannotLose: false,
    }),
  );
  const base = {
    format: "commander",
    players,
    turn: { number: 7, player: 1, step: "end" },
    monarch: 1,
    initiative: 0,
    daytime: "night",
    ...held,
  };
  const entries = [
    { event: { kind: "life", player: 0, amount: -3 }, at: 1 },
    { event: { kind: "commanderDamage", player: 1, from: 0, commander: 0, amount: 5 }, at: 9000 },
    { event: { kind: "rolled", sides: 20, result: 17 }, at: 19_000 },
  ];
  await page.goto(`/${language}/table`);
  await page.evaluate(
    (stored) => {
      localStorage.setItem("table", stored);
      localStorage.setItem("table-facing", "seats");
    },
    JSON.stringify({ base, entries, undone: [] }),
  );
  await page.reload();
  await page.getByRole("region").first().waitFor();
};

const FOUR: readonly Seated[] = [
  { name: "Léa", life: 31, damage: 9 },
  { name: "Tom", life: 108, poison: 4, energy: 12 },
  { name: "Maximilien le Magnifique", life: 24, rad: 3, damage: 14 },
  { life: 40 },
];
const SIX: readonly Seated[] = [
  ...FOUR,
  { name: "Zoé", life: 7, damage: 21 },
  { name: "Bob", life: -2 },
];

const tool = async (stage: Stage, name: "dice" | "history") => {
  await stage.page.getByRole("button", { name: stage.t("table.bar.more") }).click();
  await stage.page.getByRole("menuitem", { name: stage.t(`table.menu.${name}`) }).click();
  await stage.page.getByRole("dialog").waitFor();
};

export const tableScenes: readonly Scene[] = [
  {
    name: "table-setup",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/table`);
      await page.getByRole("button", { name: t("table.setup.start") }).waitFor();
    },
  },
  {
    name: "table-of-two",
    signedIn: false,
    show: (stage) => openTable(stage, FOUR.slice(0, 2)),
  },
  { name: "table-of-four", signedIn: false, show: (stage) => openTable(stage, FOUR) },
  {
    name: "table-of-six-and-two-dead",
    signedIn: false,
    show: (stage) => openTable(stage, SIX),
  },
  {
    name: "table-lying-on-its-side",
    signedIn: false,
    size: 390,
    show: async (stage) => {
      await stage.page.setViewportSize({ width: 844, height: 390 });
      await openTable(stage, SIX);
    },
  },
  {
    name: "table-of-six-on-the-smallest-phone",
    signedIn: false,
    size: 390,
    show: async (stage) => {
      await stage.page.setViewportSize({ width: 320, height: 640 });
      await openTable(stage, SIX);
    },
  },
  {
    name: "table-player",
    signedIn: false,
    show: async (stage) => {
      await openTable(stage, FOUR);
      await stage.page
        .getByRole("button", { name: stage.t("table.panel.open", { name: "Léa" }) })
        .click();
      await stage.page.getByRole("dialog", { name: "Léa" }).waitFor();
    },
  },
  {
    name: "table-dice",
    signedIn: false,
    show: async (stage) => {
      await openTable(stage, FOUR);
      await tool(stage, "dice");
    },
  },
  {
    name: "table-history",
    signedIn: false,
    show: async (stage) => {
      await openTable(stage, FOUR);
      await tool(stage, "history");
    },
  },
  {
    name: "table-steps",
    signedIn: false,
    show: async (stage) => {
      await openTable(stage, FOUR);
      await stage.page
        .getByRole("button", { name: new RegExp(stage.t("table.steps.end")) })
        .click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "table-ask",
    signedIn: false,
    show: async (stage) => {
      await openTable(stage, FOUR);
      await stage.page.getByRole("button", { name: stage.t("table.bar.ask") }).click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "table-told-to-the-oracle",
    signedIn: false,
    show: async (stage) => {
      const { page, t } = stage;
      await openTable(stage, FOUR);
      await page.getByRole("button", { name: t("table.bar.ask") }).click();
      await page.getByRole("button", { name: t("table.ask.go") }).click();
      await page.getByRole("button", { name: t("table.ask.remove") }).waitFor();
    },
  },
];
