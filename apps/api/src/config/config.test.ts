import { describe, expect, it } from "vitest";
import { atPort, readConfig } from "./config.ts";

const PRODUCTION = {
  DATABASE_URL: "postgresql://spellwright@db.example.org/spellwright",
  PUBLIC_URL: "https://spellwright.example.org/",
  SECRET: "s".repeat(32),
  SMTP_URL: "smtp://mail.example.org:587",
  MAIL_FROM: "Spellwright <judge@example.org>",
};

describe("the configuration", () => {
  it("[DATA] needs nothing on one's own machine", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://127.0.0.1:3000",
      production: false,
      demoAccount: true,
      databaseLocation: { dataDir: "./var" },
      smtp: undefined,
      languageModel: undefined,
    });
  });

  it.each([
    ["a PostgreSQL address", { DATABASE_URL: "postgresql://localhost/x" }],
    ["a host that others reach", { HOST: "0.0.0.0" }],
    ["a public address", { PUBLIC_URL: "https://spellwright.example.org" }],
  ])("[DATA] takes %s for production, whatever NODE_ENV says", (_what, env) => {
    const { PUBLIC_URL, SECRET, SMTP_URL, MAIL_FROM } = PRODUCTION;
    const config = readConfig({
      PUBLIC_URL,
      SECRET,
      SMTP_URL,
      MAIL_FROM,
      NODE_ENV: "test",
      ...env,
    });
    expect(config).toMatchObject({ production: true, demoAccount: false });
  });

  it.each(["http://localhost:4000", "http://127.0.0.1", "http://[::1]:3000"])(
    "[DATA] does not take %s for production",
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL, NODE_ENV: "production" }).production).toBe(false);
    },
  );

  it.each(["PUBLIC_URL", "SECRET", "SMTP_URL", "MAIL_FROM"])(
    "[DATA] refuses production without %s",
    (name) => {
      expect(() => readConfig({ ...PRODUCTION, [name]: "" })).toThrow(
        `${name} is required in production`,
      );
    },
  );

  it.each([
    ["PORT", "70000", "PORT must be a port number"],
    ["PORT", "eighty", "PORT must be a port number"],
    ["DATABASE_URL", "mysql://x/y", "DATABASE_URL must look like postgresql://user@host/database"],
    ["DATABASE_URL", "postgresql://u@one,,two/x", "DATABASE_URL must look like postgresql://"],
    [
      "DATABASE_DIRECT_URL",
      "postgresql://u@one,two/x?target_session_attrs=standby",
      "no target_session_attrs but read-write",
    ],
    ["PUBLIC_URL", "spellwright", "PUBLIC_URL must be an http or https address"],
    ["PUBLIC_URL", "https://a.example/app", "PUBLIC_URL must be an address without path"],
    ["PUBLIC_URL", "https://a.example?b", "PUBLIC_URL must be an address without path"],
    ["PUBLIC_URL", "https://me:secret@a.example", "PUBLIC_URL must be an address without path"],
    ["SECRET", "short", "SECRET needs at least 32 characters"],
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of"],
    ["TRUST_PROXY", "maybe", "TRUST_PROXY must be true or false"],
    ["DISCORD_CLIENT_ID", "1", "DISCORD_CLIENT_SECRET is required with DISCORD_CLIENT_ID"],
    ["SMTP_URL", "smtp://localhost:25", "MAIL_FROM is required with SMTP_URL"],
    ["LANGUAGE_MODEL", "on", "LANGUAGE_MODEL must be off, or nothing"],
    ["OLLAMA_URL", "https://ollama.example.org", "OLLAMA_URL must be an address of this machine"],
    ["LANGUAGE_MODEL_NAME", "x", "LANGUAGE_MODEL_URL is required with LANGUAGE_MODEL_NAME"],
  ])("[DATA] names the bad value %s=%s in one line", (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(line);
  });

  it.each([
    ["127.0.0.1", "http://127.0.0.1:4321"],
    ["::1", "http://[::1]:4321"],
  ])("[AUTH-07] on %s mail links lead to the port that the system gave", (HOST, address) => {
    expect(atPort(readConfig({ HOST, PORT: "0" }), 4321)).toMatchObject({
      port: 4321,
      publicUrl: address,
    });
    expect(atPort(readConfig({ ...PRODUCTION, HOST, PORT: "0" }), 4321).publicUrl).toBe(
      "https://spellwright.example.org",
    );
  });

  it("[AUTH-06] takes no Discord without https in production", () => {
    const fake = { ...PRODUCTION, DISCORD_API_URL: "http://127.0.0.1:4330/api/v10" };
    expect(() => readConfig(fake)).toThrow("DISCORD_API_URL must be an https address");
    expect(readConfig(PRODUCTION).discord).toBeUndefined();
  });

  it("[BOT-07] has no Discord of its own in production", () => {
    expect(() => readConfig({ ...PRODUCTION, DISCORD_SANDBOX: "1" })).toThrow("DISCORD_SANDBOX");
    expect(readConfig({ DISCORD_SANDBOX: "1" }).production).toBe(false);
  });

  describe("[BILL-10] payments", () => {
    const account = {
      PAYPAL_CLIENT_ID: "id",
      PAYPAL_CLIENT_SECRET: "secret",
      PAYPAL_WEBHOOK_ID: "WH-1",
    };
    it("are play money on one's own machine, unless that is switched off or PayPal is configured", () => {
      expect(readConfig({})).toMatchObject({ paymentSandbox: true, paypal: undefined });
      expect(readConfig({ PAYMENT_SANDBOX: "off" }).paymentSandbox).toBe(false);
      const configured = readConfig(account);
      expect(configured.paymentSandbox).toBe(false);
      expect(configured.paypal).toEqual({
        apiUrl: "https://api-m.paypal.com",
        clientId: "id",
        clientSecret: "secret",
        webhookId: "WH-1",
      });
    });

    it("are never play money in production", () => {
      expect(readConfig(PRODUCTION).paymentSandbox).toBe(false);
      expect(() => readConfig({ ...PRODUCTION, PAYMENT_SANDBOX: "on" })).toThrow("PAYMENT_SANDBOX");
    });

    it.each([
      "http://127.0.0.1:4330",
      "http://api-m.paypal.com",
      "https://api-m.paypal.com.evil.example",
      "https://evilpaypal.com",
    ])("believe only PayPal itself in production, not %s", (PAYPAL_API_URL) => {
      expect(() => readConfig({ ...PRODUCTION, ...account, PAYPAL_API_URL })).toThrow(
        "PAYPAL_API_URL",
      );
    });

    it("need all three words of the account", () => {
      const { PAYPAL_WEBHOOK_ID: _, ...incomplete } = account;
      expect(() => readConfig(incomplete)).toThrow("PAYPAL_WEBHOOK_ID is required");
    });
  });

  it("[DATA] drops the slash at the end of the public address", () => {
    expect(readConfig(PRODUCTION).publicUrl).toBe("https://spellwright.example.org");
  });

  it("[CARD-01] asks the public card service unless it is switched off", () => {
    expect(readConfig({}).cardServiceUrl).toBe("https://api.scryfall.com");
    expect(readConfig({ CARD_SERVICE_URL: "off", CARD_IMAGES_URL: "off" })).toMatchObject({
      cardServiceUrl: undefined,
      cardImagesUrl: undefined,
    });
    expect(readConfig({ CARD_SERVICE_URL: "http://localhost:4420/" }).cardServiceUrl).toBe(
      "http://localhost:4420",
    );
    expect(() => readConfig({ CARD_SERVICE_URL: "never" })).toThrow("CARD_SERVICE_URL must be");
  });
});
