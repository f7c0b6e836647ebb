import { createSign } from "node:crypto";
import { crc32 } from "node:zlib";
import { X509CertificateGenerator } from "@peculiar/x509";

const ALGORITHM = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
const DAY_MS = 24 * 60 * 60 * 1000;

/** A key with its own certificate. */
export interface Signer {
  /** PEM. */
  readonly certificate: string;
  sign(text: string): string;
}

/** @param days of validity from yesterday on; 0 has ended already */
export const createSigner = async (days = 3650): Promise<Signer> => {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
  const from = Date.now() - DAY_MS;
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: "01",
    name: "CN=PayPal (fake)",
    notBefore: new Date(from),
    notAfter: new Date(from + days * DAY_MS),
    signingAlgorithm: ALGORITHM,
    keys,
  });
  const exported = await crypto.subtle.exportKey("pkcs8", keys.privateKey);
  const key = {
    key: Buffer.from(exported),
    format: "der",
    type: "pkcs8",
  } as const;
  return {
    certificate: certificate.toString("pem"),
    sign: (text) => createSign("RSA-SHA256").update(text).sign(key, "base64"),
  };
};

/** What is signed of a delivery. */
export const signedText = (id: string, time: string, webhookId: string, body: string): string =>
  `${id}|${time}|${webhookId}|${crc32(Buffer.from(body))}`;
