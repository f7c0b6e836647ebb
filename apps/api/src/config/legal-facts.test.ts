import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { legalFactsOf } from "./legal-facts.ts";

const factsFor = (environment: Readonly<Record<string, string>>) =>
  legalFactsOf(readConfig(environment), "off");
const model = { LANGUAGE_MODEL_NAME: "a-model" };

test("[R-9] a server without settings names nobody, and sends nobody anything", () => {
  const facts = factsFor({});
  expect(new Set(Object.values(facts.operator))).toEqual(new Set([null]));
  expect(facts).toMatchObject({ mail: false, discord: false, language_models: [] });
  expect(facts.kept_days).toEqual({ question_logs: null, changes: 730, backups: 30 });
});

test("[R-9] names each receiver of questions once, and none on this machine", () => {
  const local = { LANGUAGE_MODEL_URL: "http://127.0.0.1:11434/v1" };
  expect(factsFor({ ...model, ...local }).language_models).toEqual([]);
  const remote = {
    LANGUAGE_MODEL_URL: "https://models.example.org/v1",
    LANGUAGE_MODEL_FALLBACK_NAME: "another",
  };
  expect(factsFor({ ...model, ...remote }).language_models).toEqual(["models.example.org"]);
  const vendor = { LANGUAGE_MODEL_PROVIDER: "anthropic", LANGUAGE_MODEL_KEY: "key" };
  expect(factsFor({ ...model, ...vendor }).language_models).toEqual(["Anthropic"]);
});

test("[R-9] tells the operator and how long things are kept, as they are set", () => {
  const facts = factsFor({
    OPERATOR_NAME: "Ravnica SAS",
    OPERATOR_MEDIATOR: "Médiateur des guildes, Paris",
    QUESTION_LOG_DAYS: "90",
    BACKUP_DAYS: "14",
  });
  expect(facts.operator).toMatchObject({
    name: "Ravnica SAS",
    mediator: "Médiateur des guildes, Paris",
  });
  expect(facts.kept_days).toMatchObject({ question_logs: 90, backups: 14 });
});
