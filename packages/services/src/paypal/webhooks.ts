import { createVerify, X509Certificate } from "node:crypto";
import { crc32 } from "node:zlib";
import * as z from "zod";
import { limitedFetch } from "../limited-body.ts";
import { timeLimit } from "../time-limit.ts";
import { PayPalError } from "./paypal-error.ts";
import type { PayPalOptions, PayPalRequests } from "./paypal-requests.ts";

/** PayPal delivers an event for three days at most. The rest is the difference of two clocks. */
const OLDEST_MS = 4 * 24 * 60 * 60 * 1000;
const NEWEST_MS = 10 * 60 * 1000;
const CERTIFICATE_LIMIT = { total: 20_000 };
const TIMEOUT_MS = 10_000;
const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[\w-]+$/;

/** An event that PayPal tells of. `resource` has another shape for each type. */
export const PayPalEvent = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.record(z.string(), z.unknown()),
});
export type PayPalEvent = z.infer<typeof PayPalEvent>;

/** Checks what was sent to our webhook. */
export interface PayPalWebhooks {
  /**
   * @param body as it came, to the byte
   * @returns the event. Null when it does not come from PayPal, or not for us, or is too old
   * @throws PayPalError `unavailable` when the certificate cannot be fetched: PayPal sends it again
   */
  verify(headers: Headers, body: string): Promise<PayPalEvent | null>;
}

interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly signature: string;
  readonly algorithm: string;
  readonly certificateUrl: string;
}

const readTransmission = (headers: Headers): Transmission | null => {
  const read = (name: string): string => headers.get(`paypal-${name}`) ?? "";
  const transmission = {
    id: read("transmission-id"),
    time: read("transmission-time"),
    signature: read("transmission-sig"),
    algorithm: read("auth-algo"),
    certificateUrl: read("cert-url"),
  };
  return Object.values(transmission).includes("") ? null : transmission;
};

/** A forger names a certificate of his own: only PayPal's hosts count, or the local server we speak to. */
const isTrusted = (address: string, apiUrl: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "" || !CERTIFICATE_PATH.test(url.pathname))
    return false;
  if (url.search !== "" || url.hash !== "") return false;
  const api = new URL(apiUrl);
  if (api.protocol === "http:") return url.origin === api.origin;
  return url.protocol === "https:" && url.port === "" && url.hostname.endsWith(".paypal.com");
};

const parseEvent = (body: string): PayPalEvent | null => {
  try {
    return PayPalEvent.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

const Verification = z.object({ verification_status: z.string() });

/**
 * The signature, checked here with PayPal's certificate and then by PayPal itself. When only the second
 * cannot be had, the first counts: an event moves nothing by itself, it makes us look at PayPal.
 */
export const createWebhooks = (
  { apiUrl }: Pick<PayPalOptions, "apiUrl">,
  webhookId: string,
  request: PayPalRequests,
): PayPalWebhooks => {
  const certificates = new Map<string, X509Certificate>();

  const findCertificate = async (address: string): Promise<X509Certificate> => {
    const known = certificates.get(address);
    if (known !== undefined) return known;
    try {
      const signal = timeLimit(TIMEOUT_MS);
      const response = await limitedFetch(CERTIFICATE_LIMIT)(address, {
        redirect: "error",
        signal,
      });
      const pem = await response.text();
      if (!response.ok) throw new Error("no certificate");
      const certificate = new X509Certificate(pem);
      certificates.set(address, certificate);
      return certificate;
    } catch (error) {
      throw new PayPalError("unavailable", {}, { cause: error });
    }
  };

  const isSigned = async (sent: Transmission, body: string, now: Date): Promise<boolean> => {
    const certificate = await findCertificate(sent.certificateUrl);
    if (new Date(certificate.validFrom) > now || new Date(certificate.validTo) < now) return false;
    const signed = `${sent.id}|${sent.time}|${webhookId}|${crc32(Buffer.from(body))}`;
    return createVerify("RSA-SHA256")
      .update(signed)
      .verify(certificate.publicKey, sent.signature, "base64");
  };

  /** The body goes along to the letter: written anew it would have another checksum. */
  const isConfirmed = async (sent: Transmission, body: string): Promise<boolean> => {
    const fields = JSON.stringify({
      auth_algo: sent.algorithm,
      cert_url: sent.certificateUrl,
      transmission_id: sent.id,
      transmission_sig: sent.signature,
      transmission_time: sent.time,
      webhook_id: webhookId,
    });
    try {
      const { verification_status: status } = await request(Verification, {
        method: "POST",
        path: "/v1/notifications/verify-webhook-signature",
        body: `${fields.slice(0, -1)},"webhook_event":${body}}`,
      });
      return status === "SUCCESS";
    } catch (error) {
      if (error instanceof PayPalError && error.failure === "unavailable") return true;
      throw error;
    }
  };

  return {
    async verify(headers, body) {
      const sent = readTransmission(headers);
      const event = parseEvent(body);
      if (sent === null || event === null || sent.algorithm !== "SHA256withRSA") return null;
      if (!isTrusted(sent.certificateUrl, apiUrl)) return null;
      const now = new Date();
      const age = now.getTime() - new Date(sent.time).getTime();
      if (!(age < OLDEST_MS && age > -NEWEST_MS)) return null;
      if (!(await isSigned(sent, body, now))) return null;
      return (await isConfirmed(sent, body)) ? event : null;
    },
  };
};
