import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { createFaults } from "../http/faults.ts";
import { sendJson } from "../http/read-json.ts";
import { startLoopbackServer } from "../http/start-loopback-server.ts";
import { answerOrders } from "./answer-orders.ts";
import { answerApproval, answerControl } from "./answer-pages.ts";
import { answerSubscriptions } from "./answer-subscriptions.ts";
import { type ApiAnswer, type ApiRequest, readApiRequest } from "./api-request.ts";
import { createDeliveries, type Deliveries, type FakeWebhook } from "./deliver-events.ts";
import type { CaptureOutcome } from "./order-life.ts";
import type { SandboxText } from "./pages.ts";
import { type PayPalStore, PayPalWorld } from "./paypal-world.ts";
import { Refusal, refusalBody } from "./refusal.ts";
import { createSigner, type Signer, signedText } from "./signing.ts";
import { createTokens } from "./tokens.ts";

const CERTIFICATE = "/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77";

/** `down`: no connection; `error`: 500 and nothing done; `silent`: no answer; `lost`: done, but the line breaks; `stuck`: done, but no answer comes. */
export type PayPalFault = "down" | "error" | "silent" | "lost" | "stuck";

/** The client that PayPal would know, who hears of events, and what the pages say. */
export interface FakePayPalOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** Who hears of events; absent, nobody. */
  readonly webhook?: FakeWebhook;
  /** Absent: the state ends with the process. */
  readonly store?: PayPalStore;
  readonly text: SandboxText;
  /** Where the control page leads back to. */
  readonly backUrl?: string;
}

/** A running stand-in for PayPal: its address, what it knows, and how it fails. */
export interface FakePayPal {
  readonly apiUrl: string;
  readonly controlUrl: string;
  readonly certificateUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly world: PayPalWorld;
  readonly deliveries: Deliveries;
  /** Method and path of the calls so far, tokens aside. */
  readonly calls: readonly string[];
  /** Fails the next calls whose `METHOD /path` matches, until they were so many. */
  fail(fault: PayPalFault, matching?: RegExp, times?: number): void;
  recover(): void;
  /** How captures end from now on. */
  captureAs(outcome: CaptureOutcome): void;
  /** The tokens given so far are worth nothing any more. */
  expireTokens(): void;
  /** Sends what our side never took, as PayPal does for three days. */
  redeliver(): Promise<void>;
  close(): Promise<void>;
}

const Verification = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
  cert_url: z.string(),
  auth_algo: z.literal("SHA256withRSA"),
  webhook_event: z.object({}),
});

const send = (response: ServerResponse, { status, body }: ApiAnswer): void => {
  if (body === undefined) response.writeHead(status).end();
  else sendJson(response, status, body);
};

/** The event to the letter: another spelling has another checksum. */
const rawEvent = (text: string): string =>
  text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);

/**
 * A local server that speaks PayPal's REST API as far as we use it, and refuses what PayPal refuses:
 * OAuth tokens, catalog, plans, subscriptions, orders, captures, refunds, disputes, signed webhooks with
 * their verification, an approval page marked TEST, and a page that makes time pass.
 */
export async function startFakePayPal(options: FakePayPalOptions): Promise<FakePayPal> {
  const { clientId = "fake-client", clientSecret = "fake-secret", webhook, text } = options;
  const calls: string[] = [];
  const faults = createFaults<PayPalFault>();
  let outcome: CaptureOutcome = "COMPLETED";
  const tokens = createTokens(clientId, clientSecret);
  let signer: Promise<Signer> | undefined;
  const findSigner = () => {
    signer ??= createSigner();
    return signer;
  };
  const deliveries = createDeliveries({
    webhook,
    signer: findSigner,
    certificateUrl: () => `${world.origin}${CERTIFICATE}`,
    onDelivered: () => world.save(),
  });
  const world = new PayPalWorld(options.store, (event) => deliveries.add(event));

  const verify = async (request: ApiRequest): Promise<ApiAnswer> => {
    const sent = request.read(Verification);
    const signed = signedText(
      sent.transmission_id,
      sent.transmission_time,
      sent.webhook_id,
      rawEvent(request.text),
    );
    const isOurs =
      sent.webhook_id === webhook?.id && sent.cert_url === `${world.origin}${CERTIFICATE}`;
    const isGood = isOurs && (await findSigner()).sign(signed) === sent.transmission_sig;
    return { status: 200, body: { verification_status: isGood ? "SUCCESS" : "FAILURE" } };
  };

  const answer = async (request: ApiRequest, isKnown: boolean): Promise<ApiAnswer> => {
    if (!isKnown) throw new Refusal(401, "AUTHENTICATION_FAILURE");
    if (request.path === "/v1/notifications/verify-webhook-signature") return verify(request);
    const given = answerSubscriptions(world, request) ?? answerOrders(world, request, outcome);
    if (given === undefined) throw new Refusal(404, "RESOURCE_NOT_FOUND");
    return given;
  };

  const answerApi = async (incoming: IncomingMessage, response: ServerResponse, url: URL) => {
    const request = await readApiRequest(incoming, url);
    const call = `${request.method} ${request.path}`;
    calls.push(call);
    const met = faults.meet(call);
    if (met === "silent") return;
    if (met === "down") return void response.destroy();
    try {
      if (met === "error") throw new Refusal(500, "INTERNAL_SERVICE_ERROR");
      const given = await answer(request, tokens.isBorneBy(incoming));
      world.save();
      if (met === "lost") return void response.destroy();
      if (met !== "stuck") send(response, given);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendJson(response, error.status, refusalBody(error, randomUUID().slice(0, 13)));
    }
  };

  const server = await startLoopbackServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://paypal.invalid");
    const pages = { world, deliveries, text, backUrl: options.backUrl ?? "/" };
    if (url.pathname === "/sandbox") return answerControl(pages, request, response, url);
    if (url.pathname === "/checkoutnow" || url.pathname === "/webapps/billing/subscriptions")
      return answerApproval(pages, request, response, url);
    if (url.pathname === CERTIFICATE) {
      response.writeHead(200, { "content-type": "application/x-pem-file" });
      response.end((await findSigner()).certificate);
      return;
    }
    if (url.pathname === "/v1/oauth2/token" && request.method === "POST") {
      if (faults.meet(`POST ${url.pathname}`) !== undefined) return void response.destroy();
      return tokens.answer(request, response);
    }
    return answerApi(request, response, url);
  }, options.port);
  world.origin = server.origin;

  return {
    apiUrl: server.origin,
    controlUrl: `${server.origin}/sandbox`,
    certificateUrl: `${server.origin}${CERTIFICATE}`,
    clientId,
    clientSecret,
    world,
    deliveries,
    calls,
    fail: faults.fail,
    recover: faults.recover,
    captureAs: (next) => {
      outcome = next;
    },
    expireTokens: tokens.expire,
    async redeliver() {
      for (const event of world.state.events.filter(({ delivered }) => !delivered)) {
        const status = await deliveries.send(event).catch(() => 0);
        event.delivered = status >= 200 && status < 300;
      }
      world.save();
    },
    async close() {
      await server.close();
      await deliveries.settle();
    },
  };
}
