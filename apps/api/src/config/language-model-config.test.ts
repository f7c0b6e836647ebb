import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const LOCAL = { LANGUAGE_MODEL_URL: "http://localhost:11434/v1/", LANGUAGE_MODEL_NAME: "judge" };
const OPENAI = {
  LANGUAGE_MODEL_PROVIDER: "openai",
  LANGUAGE_MODEL_NAME: "gpt-5.4",
  LANGUAGE_MODEL_KEY: "key",
};

describe("the language model of the configuration", () => {
  it("[ORA-11] is none by default, and a compatible server where only an address is given", () => {
    expect(readConfig({}).languageModel).toBeUndefined();
    expect(readConfig(LOCAL).languageModel).toEqual({
      main: {
        provider: "compatible",
        name: "judge",
        key: undefined,
        url: "http://localhost:11434/v1",
      },
      fallback: undefined,
      webSearch: false,
      efforts: undefined,
    });
  });

  it("[N-7] is looked for on one’s own machine alone, without configuration and unless that is switched off", () => {
    const usual = {
      ollama: "http://127.0.0.1:11434",
      lm_studio: "http://127.0.0.1:1234",
      llama_cpp: "http://127.0.0.1:8080",
    };
    expect(readConfig({}).localModels).toEqual(usual);
    expect(readConfig({ OLLAMA_URL: "http://localhost:9/" }).localModels).toEqual({
      ...usual,
      ollama: "http://localhost:9",
    });
    const off = readConfig({ ...LOCAL, LANGUAGE_MODEL: "off" });
    expect(off).toMatchObject({ languageModel: undefined, localModels: undefined });
    expect(readConfig(LOCAL).localModels).toBeUndefined();
    const open = {
      ...{ HOST: "0.0.0.0", PUBLIC_URL: "https://spellwright.example.org" },
      ...{
        SECRET: "s".repeat(32),
        SMTP_URL: "smtp://mail.example.org",
        MAIL_FROM: "a@example.org",
      },
    };
    expect(readConfig(open).localModels).toBeUndefined();
  });

  it("[ORA-11] is a vendor's with a key; another address serves a proxy or a test", () => {
    expect(readConfig(OPENAI).languageModel?.main).toMatchObject({
      provider: "openai",
      key: "key",
    });
    const proxied = { ...OPENAI, LANGUAGE_MODEL_URL: "http://127.0.0.1:9/v1" };
    expect(readConfig(proxied).languageModel?.main.url).toBe("http://127.0.0.1:9/v1");
  });

  it("[ERR-04] takes the key and the address of the same provider for its fallback", () => {
    const environment = { ...OPENAI, LANGUAGE_MODEL_FALLBACK_NAME: "gpt-5.4-mini" };
    expect(readConfig(environment).languageModel?.fallback).toEqual({
      provider: "openai",
      name: "gpt-5.4-mini",
      key: "key",
      url: undefined,
    });
    const other = {
      ...environment,
      LANGUAGE_MODEL_FALLBACK_PROVIDER: "compatible",
      LANGUAGE_MODEL_FALLBACK_URL: "http://localhost:8000/v1",
    };
    expect(readConfig(other).languageModel?.fallback).toEqual({
      provider: "compatible",
      name: "gpt-5.4-mini",
      key: undefined,
      url: "http://localhost:8000/v1",
    });
  });

  it("[ORA-11] [ORA-18] has efforts of its own names and its provider's web search", () => {
    const more = { LANGUAGE_MODEL_EFFORTS: "minimal,-,xhigh", LANGUAGE_MODEL_WEB_SEARCH: "true" };
    expect(readConfig({ ...OPENAI, ...more }).languageModel).toMatchObject({
      webSearch: true,
      efforts: { low: "minimal", medium: null, high: "xhigh" },
    });
  });

  it.each([
    [{ ...LOCAL, LANGUAGE_MODEL_PROVIDER: "oracle" }, "LANGUAGE_MODEL_PROVIDER must be one of"],
    [{ ...OPENAI, LANGUAGE_MODEL_KEY: "" }, "LANGUAGE_MODEL_KEY is required with"],
    [{ LANGUAGE_MODEL_NAME: "x" }, "LANGUAGE_MODEL_URL is required with LANGUAGE_MODEL_NAME"],
    [{ LANGUAGE_MODEL_KEY: "x" }, "LANGUAGE_MODEL_NAME is required with LANGUAGE_MODEL_KEY"],
    [{ LANGUAGE_MODEL_URL: "ftp://x" }, "LANGUAGE_MODEL_URL must be an http or https address"],
    [{ ...LOCAL, LANGUAGE_MODEL_EFFORTS: "low" }, "LANGUAGE_MODEL_EFFORTS must be three names"],
    [{ ...LOCAL, LANGUAGE_MODEL_WEB_SEARCH: "perhaps" }, "LANGUAGE_MODEL_WEB_SEARCH must be"],
    [{ ...LOCAL, LANGUAGE_MODEL_CONTEXT: "many" }, "LANGUAGE_MODEL_CONTEXT must be a number"],
    [{ ...LOCAL, LANGUAGE_MODEL_CONTEXT: "512" }, "LANGUAGE_MODEL_CONTEXT must be 2048 tokens"],
    [{ ...LOCAL, LANGUAGE_MODEL_WEB_SEARCH: "1" }, "LANGUAGE_MODEL_WEB_SEARCH needs openai"],
    [
      { ...LOCAL, LANGUAGE_MODEL_FALLBACK_KEY: "x" },
      "LANGUAGE_MODEL_FALLBACK_NAME is required with LANGUAGE_MODEL_FALLBACK_KEY",
    ],
    [
      { ...LOCAL, LANGUAGE_MODEL_FALLBACK_NAME: "x", LANGUAGE_MODEL_FALLBACK_PROVIDER: "google" },
      "LANGUAGE_MODEL_FALLBACK_KEY is required with",
    ],
    [
      {
        ...OPENAI,
        LANGUAGE_MODEL_FALLBACK_NAME: "x",
        LANGUAGE_MODEL_FALLBACK_PROVIDER: "compatible",
      },
      "LANGUAGE_MODEL_FALLBACK_URL is required with",
    ],
  ])("[ORA-11] names what is wrong in %j", (environment, line) => {
    expect(() => readConfig(environment)).toThrow(line);
  });
});
