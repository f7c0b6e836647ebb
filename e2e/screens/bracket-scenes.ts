import type { DeckDetail } from "@spellwright/contract";
import { askForDecks, bracketBadge, GOBLINS, unfoldSummary } from "../support/decks.ts";
import { makeOwn, openOwn } from "./deck-scenes.ts";
import type { Scene, Stage } from "./stage.ts";

/** Nine Game Changers, two of them half of a combo of the first turns. */
const TOURNAMENT = [
  { card_name: "Yuriko, the Tiger's Shadow", is_commander: true },
  ...[
    "Thassa's Oracle",
    "Demonic Consultation",
    "Demonic Tutor",
    "Vampiric Tutor",
    "Mystical Tutor",
    "Rhystic Study",
    "Force of Will",
    "Fierce Guardianship",
    "Chrome Mox",
    "Mana Vault",
  ].map((card_name) => ({ card_name })),
];

/** Nothing of these raises a bracket, and all of it is worth telling. */
const TOLD = [
  { card_name: "Krenko, Mob Boss", is_commander: true },
  ...[
    "Sol Ring",
    "Lotus Petal",
    "Dark Ritual",
    "Time Warp",
    "Snuff Out",
    "Deflecting Swat",
    "Null Rod",
    "Propaganda",
    "Torpor Orb",
    "Trinisphere",
    "Goblin Matron",
    "Chord of Calling",
    "Fierce Empath",
  ].map((card_name) => ({ card_name })),
];

const explain = async ({ page, t }: Stage): Promise<void> => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await bracketBadge(page).click();
  await page
    .getByRole("dialog")
    .getByRole("heading", { name: t("bracketPage.gameChangers") })
    .waitFor();
};

const explainOwn = async (stage: Stage, cards = GOBLINS): Promise<void> => {
  await openOwn(stage, cards);
  await explain(stage);
};

/** What the server tells of a deck, with other values. */
const tell = async ({ page }: Stage, values: Partial<DeckDetail>): Promise<void> => {
  await askForDecks(page);
  await page.route(/\/api\/decks\/[\da-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...values } });
  });
};

/** Brackets: their explanation and the power of a deck. */
export const bracketScenes: readonly Scene[] = [
  { name: "bracket-core", show: explainOwn },
  {
    name: "bracket-signals",
    show: async (stage) => {
      await explainOwn(stage, TOLD);
      await stage.page.getByText(stage.t("bracketPage.signals.title")).click();
    },
  },
  {
    name: "bracket-cedh-method",
    show: async (stage) => {
      await explainOwn(stage, TOURNAMENT);
      await stage.page.getByText(stage.t("bracketPage.method")).click();
      await stage.page.getByText(stage.t("bracketPage.steps.tutors")).waitFor();
    },
  },
  {
    name: "bracket-declared",
    show: async (stage) => {
      const id = await openOwn(stage);
      await stage.page.request.patch(`/api/decks/${id}`, { data: { declared_bracket: 1 } });
      await stage.page.reload();
      await explain(stage);
    },
  },
  {
    name: "bracket-power",
    whole: true,
    show: async (stage) => {
      const id = await makeOwn(stage);
      const { page, language, t } = stage;
      const declared_reason = t("forge.brackets.1");
      await page.request.patch(`/api/decks/${id}`, {
        data: { declared_bracket: 1, declared_reason },
      });
      await page.goto(`/${language}/forge/deck/${id}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await unfoldSummary(page);
      const power = page.getByRole("region", { name: t("bracketPage.power.title") });
      await power.getByText(t("bracketPage.declaration.declared", { declared: 1 })).waitFor();
    },
  },
  {
    name: "bracket-failed",
    show: async (stage) => {
      const { page, language, t } = stage;
      await page.route(/\/api\/decks\/[\da-f-]{36}$/, (route) => route.abort());
      await page.goto(`/${language}/forge`);
      await bracketBadge(page).click();
      await page.getByText(t("bracketPage.failed")).waitFor();
    },
  },
  {
    name: "bracket-not-calculated",
    show: async (stage) => {
      const none = { bracket: null, bracket_confidence: null, bracket_reasoning: [] };
      await tell(stage, none);
      await openOwn(stage);
      const { page, t } = stage;
      await unfoldSummary(page);
      await page.getByText(t("bracketPage.none")).waitFor();
    },
  },
];
