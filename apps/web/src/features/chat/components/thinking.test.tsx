import { thinkingMessages } from "@spellwright/locales";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { advance, INITIAL_STATE } from "../model/run-follow.ts";
import { Thinking } from "./thinking.tsx";

const show = (line: { arrived: boolean; online: boolean }) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(line.online);
  render(
    <TextProvider language="fr">
      <Thinking
        following={advance(INITIAL_STATE, { type: "lost" })}
        arrived={line.arrived}
        askedAt={new Date().toISOString()}
        thinker="oracle"
        label="L’Oracle réfléchit"
        usual={false}
        onStop={null}
      />
    </TextProvider>,
  );
};

it("[ANA-07] a wait for a model says how long it usually is", () => {
  render(
    <TextProvider language="fr">
      <Thinking
        following={INITIAL_STATE}
        arrived
        askedAt={new Date().toISOString()}
        thinker="forge"
        label="La Forge réfléchit"
        usual
        onStop={null}
      />
    </TextProvider>,
  );
  expect(screen.getByText(/20 à 30 s/)).toBeTruthy();
  cleanup();
});

it("[ORA-04] says what who thinks does: the Forge reads no rules", () => {
  render(
    <TextProvider language="fr">
      <Thinking
        following={INITIAL_STATE}
        arrived
        askedAt={new Date().toISOString()}
        thinker="forge"
        label="La Forge réfléchit"
        usual={false}
        onStop={null}
      />
    </TextProvider>,
  );
  const said = document.querySelector("q")?.textContent ?? "";
  expect(thinkingMessages("fr", "forge")).toContain(said);
  cleanup();
});

const PREPARED = {
  fr: ["Préparation du juge : 1 sur 2", "Préparation du juge : 2 sur 2"],
  en: ["Getting the judge ready: 1 of 2", "Getting the judge ready: 2 of 2"],
} as const;

it.each(["fr", "en"] as const)(
  "[R-10] says that the judge is getting ready, and how far it is (%s)",
  (language) => {
    for (const [at, step] of (["reading_knowledge", "building_judge"] as const).entries()) {
      render(
        <TextProvider language={language}>
          <Thinking
            following={advance(INITIAL_STATE, { seq: at + 1, type: "progress", step })}
            arrived
            askedAt={new Date().toISOString()}
            thinker="oracle"
            label="Oracle"
            usual={false}
            onStop={null}
          />
        </TextProvider>,
      );
      expect(screen.getByText(new RegExp(`^${PREPARED[language][at]} ·`))).toBeTruthy();
      cleanup();
    }
  },
);

it.each([
  ["oracle", "Calcul sur cet appareil"],
  ["forge", "Envoi de la question…"],
] as const)("[PWA-01] says without a line who works: %s", (thinker, said) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(
    <TextProvider language="fr">
      <Thinking
        following={null}
        arrived={false}
        askedAt={new Date().toISOString()}
        thinker={thinker}
        label="Réflexion"
        usual={false}
        onStop={null}
      />
    </TextProvider>,
  );
  expect(screen.getByText(new RegExp(`^${said} ·`))).toBeTruthy();
  vi.restoreAllMocks();
  cleanup();
});

it("[DATA-08] says what a model looks up while it thinks", () => {
  const looking = { type: "looking_up", what: "rule", of: "707.2" } as const;
  render(
    <TextProvider language="fr">
      <Thinking
        following={advance(INITIAL_STATE, { seq: 1, ...looking })}
        arrived
        askedAt={new Date().toISOString()}
        thinker="oracle"
        label="L’Oracle réfléchit"
        usual
        onStop={null}
      />
    </TextProvider>,
  );
  expect(screen.getByText("Lecture de la règle 707.2")).toBeTruthy();
  cleanup();
});

describe("the wait while the line is broken", () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each([
    { arrived: true, online: false, said: /se poursuit sur le serveur/ },
    { arrived: true, online: true, said: /se poursuit sur le serveur/ },
    { arrived: false, online: false, said: /partira au retour du réseau/ },
    { arrived: false, online: true, said: /Nouvel essai/ },
  ])(
    "[DISC-08] says how the question is (arrived: $arrived, network: $online)",
    ({ said, ...line }) => {
      show(line);
      expect(screen.getByText(said)).toBeTruthy();
      if (!line.arrived) expect(screen.queryByText(/sur le serveur/)).toBeNull();
    },
  );
});
