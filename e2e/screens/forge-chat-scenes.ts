import type { DeckPlan, DeckSuggestionsAnswer } from "@spellwright/contract";
import { GOBLINS, isNarrow, readDeck, showTools } from "../support/decks.ts";
import { makeOwn, openOwn } from "./deck-scenes.ts";
import { behave, composer, type Scene, type Stage } from "./stage.ts";

const begin = async (stage: Stage): Promise<void> => {
  await stage.page.goto(`/${stage.language}/forge/discussion/new`);
  await composer(stage).waitFor();
};

const askForge = async (stage: Stage, question: string): Promise<void> => {
  await begin(stage);
  await composer(stage).fill(question);
  await composer(stage).press("Enter");
  await stage.page.getByRole("article").getByRole("heading").first().waitFor();
};

const rules = {
  fr: "Puis-je répondre à une capacité déclenchée ?",
  en: "Can I respond to a triggered ability?",
} as const;

const unsettled = {
  fr: "Quelle est la meilleure carte contre les jeux de contrôle ?",
  en: "What is the best card against control decks?",
} as const;

const cuts = {
  fr: "Que dois-je couper pour plus de pioche ?",
  en: "What should I cut to draw more cards?",
} as const;

const lands = {
  fr: "Combien de terrains joue ce deck ?",
  en: "How many lands does this deck play?",
} as const;

/** Nothing in the deck uses these two: they may go. */
const WITH_IDLE_CARDS = [
  ...GOBLINS,
  { card_name: "Mirror Gallery", quantity: 1 },
  { card_name: "Darksteel Colossus", quantity: 1 },
];

/** Has a deck of its own analysed. Shows its discussion when `show` is called. */
const analyse = async (stage: Stage) => {
  const { page, language } = stage;
  const deckId = await makeOwn(stage, WITH_IDLE_CARDS);
  const data = { deckId, requestId: `report-${deckId}` };
  const headers = { "accept-language": language };
  const answer = await page.request.post("/api/deck-suggestions", { data, headers });
  const { discussionId, suggestions } = (await answer.json()) as DeckSuggestionsAnswer;
  const show = async () => {
    await page.goto(`/${language}/forge/deck/${deckId}?discussion=${discussionId}`);
    await page.getByRole("article").getByRole("heading", { level: 2 }).waitFor();
  };
  /** On a page of its own, where the contents have room beside it. */
  const showWide = async () => {
    await page.goto(`/${language}/forge/discussion/${discussionId}`);
    await page.getByRole("article").getByRole("heading", { level: 2 }).waitFor();
  };
  return { deckId, swaps: suggestions.suggestions, show, showWide };
};

/** The demo’s cards have no prices: the first swap is shown as it is where the card file has some. */
const withPrices = async ({ page, language }: Stage): Promise<void> => {
  const told = {
    fr: {
      budget_justification:
        "Même rôle et mêmes vérifications, pour 1,20\u00a0€ au lieu de 30,00\u00a0€.",
      price_comparison: "30,00\u00a0€ et 0,50\u00a0€. Prix des données de cartes du 22 août 2026.",
    },
    en: {
      budget_justification: "Same role and same checks, for €1.20 instead of €30.00.",
      price_comparison: "€30.00 and €0.50. Prices from the card data of August 22, 2026.",
    },
  }[language];
  await page.route("**/api/discussions/*/messages**", async (route) => {
    const response = await route.fetch();
    const messages = await response.json();
    for (const { payload } of messages.items) {
      const [swap] = payload.suggestions?.suggestions ?? [];
      if (swap !== undefined)
        Object.assign(swap, told, {
          budget_alternative: "Mind Stone",
          printed_alternative: "Pierre de l’esprit",
        });
    }
    await route.fulfill({ response, json: messages });
  });
};

const named = (...names: string[]) =>
  names.map((name) => ({ name, printed_name: null, quantity: 1 }));
const GOBLIN_MAKERS = named(
  ...["Krenko, Mob Boss", "Goblin Chieftain", "Goblin Matron", "Siege-Gang Commander"],
  ...["Goblin Rabblemaster", "Mogg War Marshal", "Goblin Instigator", "Beetleback Chief"],
);

/** The demo’s cards are known by our own words only, which tell no plan: that of a whole list is shown. */
const withPlan = async ({ page, language }: Stage): Promise<void> => {
  const [kin, tokens, burn, attack, fix] = {
    fr: ["Tribal gobelin", "Jetons et sacrifice", "Burn", "En attaquant", "Pioche : 3, trop peu."],
    en: ["Goblin tribal", "Tokens and sacrifice", "Burn", "By attacking", "Card draw: 3, too few."],
  }[language] as [string, string, string, string, string];
  const builtOn: DeckPlan = {
    leaders: named("Krenko, Mob Boss"),
    themes: [
      { name: kin, enablers: GOBLIN_MAKERS, payoffs: named("Goblin King", "Shared Animosity") },
      {
        name: tokens,
        enablers: GOBLIN_MAKERS.slice(3),
        payoffs: named("Skullclamp", "Goblin Bombardment"),
      },
      { name: burn, enablers: named("Lightning Bolt", "Fanatic of Mogis"), payoffs: [] },
    ],
    wins: [{ name: attack, cards: GOBLIN_MAKERS.slice(0, 3) }],
    fixes: [fix],
  };
  await page.route("**/api/discussions/*/messages**", async (route) => {
    const response = await route.fetch();
    const messages = await response.json();
    for (const { payload } of messages.items)
      for (const section of payload.strategySections ?? [])
        if (section.part === "builtOn") section.builtOn = builtOn;
    await route.fulfill({ response, json: messages });
  });
};

const showPlan = async (stage: Stage): Promise<void> => {
  const { show } = await analyse(stage);
  await withPlan(stage);
  await show();
};

/** Discussions with the Forge, on their own page and beside a deck. */
export const forgeChatScenes: readonly Scene[] = [
  { name: "forge-chat-new", show: begin },
  {
    name: "forge-chat-answer",
    whole: true,
    show: (stage) => askForge(stage, stage.t("forge.questions.examples.odds")),
  },
  { name: "forge-chat-rules", show: (stage) => askForge(stage, rules[stage.language]) },
  { name: "forge-chat-unsettled", show: (stage) => askForge(stage, unsettled[stage.language]) },
  {
    name: "forge-chat-advice",
    model: true,
    show: async (stage) => {
      await askForge(stage, cuts[stage.language]);
      await stage.page.getByText(stage.t("oracle.ruling.zaps", { count: 1 })).waitFor();
    },
  },
  {
    name: "forge-chat-of-a-deck",
    show: async (stage) => {
      await openOwn(stage);
      const { page, t } = stage;
      await showTools(page, t);
      await page.getByRole("button", { name: t("forgeChat.suggest") }).click();
      const chat = page.getByRole("region", { name: t("forgeChat.label") });
      await chat.getByRole("article").waitFor();
      if (isNarrow(page)) await chat.getByRole("button", { name: t("shell.discussions") }).click();
      await page
        .getByRole("listitem")
        .filter({ hasText: t("forgeChat.suggestQuestion").slice(0, 20) })
        .getByRole("button", { name: /^Bracket [1-5], / })
        .waitFor();
    },
  },
  {
    name: "forge-chat-deck-new",
    show: async (stage) => {
      const { page, t } = stage;
      await openOwn(stage);
      await page
        .getByRole("group", { name: t("forgeChat.view") })
        .getByRole("button", { name: t("forgeChat.viewChat") })
        .click();
      await page.getByText(t("forgeChat.deckQuestionsMore")).click();
      await page.getByRole("button", { name: t("forgeChat.deckQuestions.legal") }).waitFor();
    },
  },
  {
    name: "forge-report",
    whole: true,
    show: async (stage) => {
      const { show } = await analyse(stage);
      await show();
      for (const section of await stage.page.getByRole("article").locator("summary").all())
        if ((await section.locator("..").getAttribute("open")) === null) await section.click();
    },
  },
  { name: "forge-report-wide", show: async (stage) => (await analyse(stage)).showWide() },
  { name: "forge-report-plan", whole: true, show: showPlan },
  {
    name: "forge-report-plan-map",
    whole: true,
    show: async (stage) => {
      await showPlan(stage);
      const { page, t } = stage;
      await page.getByRole("button", { name: t("forgeChat.plan.map") }).click();
      await page.getByRole("list", { name: t("forgeChat.plan.themes") }).waitFor();
    },
  },
  {
    name: "forge-suggestions",
    show: async (stage) => {
      const { deckId } = await analyse(stage);
      const { page, language, t } = stage;
      await page.goto(`/${language}/forge/deck/${deckId}?discussion=none`);
      await page.getByRole("button", { name: t("forgeChat.suggestions.open") }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(t("forgeChat.suggestions.analysis")).waitFor();
    },
  },
  {
    name: "forge-report-model",
    model: true,
    whole: true,
    show: async (stage) => (await analyse(stage)).show(),
  },
  {
    name: "forge-report-fallback",
    model: true,
    show: async (stage) => {
      await behave(stage, "refusal");
      await (await analyse(stage)).show();
      await stage.page.getByRole("note").waitFor();
    },
  },
  {
    name: "forge-report-cheaper",
    show: async (stage) => {
      const { show } = await analyse(stage);
      await withPrices(stage);
      await show();
      await stage.page
        .getByText(stage.t("forgeChat.swapCheaper"), { exact: false })
        .scrollIntoViewIfNeeded();
    },
  },
  {
    name: "forge-report-free",
    newcomer: true,
    whole: true,
    show: async (stage) => (await analyse(stage)).show(),
  },
  {
    name: "forge-report-swap-gone",
    show: async (stage) => {
      const { deckId, swaps, show } = await analyse(stage);
      const { page, t } = stage;
      const deck = await readDeck(page, deckId);
      const gone = deck.deck_cards.find(({ card_name: name }) => name === swaps[0]?.card_to_remove);
      const changes = [{ op: "remove", line_id: gone?.id }];
      await page.request.post(`/api/decks/${deckId}/changes`, {
        data: { revision: deck.revision, changes },
      });
      await show();
      await page
        .getByText(t("forgeChat.swapCutGone", { name: "" }).trim())
        .scrollIntoViewIfNeeded();
    },
  },
  {
    name: "forge-chat-deck",
    show: async (stage) => {
      const { page, language, t } = stage;
      await openOwn(stage);
      await page
        .getByRole("group", { name: t("forgeChat.view") })
        .getByRole("button", { name: t("forgeChat.viewChat") })
        .click();
      await composer(stage).fill(lands[language]);
      await composer(stage).press("Enter");
      await page.getByRole("article").getByRole("heading").first().waitFor();
    },
  },
];
