import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign as signWith,
} from "node:crypto";

/** What the device says of its owner: there, and known by a finger, a face or a PIN. */
const FLAGS = { present: 0x01, verified: 0x04, newKey: 0x40 } as const;
const hash = (of: string | Buffer): Buffer => createHash("sha256").update(of).digest();
const bytes = (hex: string): Buffer => Buffer.from(hex, "hex");

/** A short text of CBOR, and a text of bytes of up to 65,535. */
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (content: Buffer): Buffer =>
  Buffer.concat([bytes("59"), bytes(content.length.toString(16).padStart(4, "0")), content]);

/** The public key as COSE writes it: P-256, for ES256. */
const coseOf = (key: KeyObject): Buffer => {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const coordinates = [x, y].map((each) => Buffer.from(each, "base64url"));
  return Buffer.concat([
    bytes("a5010203262001"),
    ...coordinates.flatMap((each, at) => [bytes(at === 0 ? "215820" : "225820"), each]),
  ]);
};

interface PasskeyRequest {
  readonly challenge: string;
}

interface Shown {
  /** The page that asks, as the browser tells it. */
  readonly origin: string;
  /** Whether the device has seen its owner; absent: yes. */
  readonly verified?: boolean;
}

/** A device with one passkey (WebAuthn, level 2), without attestation: what a browser hands on of it. */
export const createPasskey = (site: string) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const shared = { id: id.toString("base64url"), rawId: id.toString("base64url") };
  let counter = 0;

  const dataOf = (flags: number, more: readonly Buffer[] = []): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(site), Buffer.from([flags]), count, ...more]);
  };
  const clientData = (type: string, { challenge }: PasskeyRequest, { origin }: Shown): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Readonly<Record<string, Buffer>>) => ({
    ...shared,
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [name, value.toString("base64url")]),
    ),
  });
  const flagsOf = ({ verified = true }: Shown): number =>
    FLAGS.present | (verified ? FLAGS.verified : 0);

  return {
    /** Answers the options of a registration. */
    register: (asked: PasskeyRequest, shown: Shown) => {
      const length = Buffer.from([0, id.length]);
      const made = [Buffer.alloc(16), length, id, coseOf(publicKey)];
      const data = dataOf(flagsOf(shown) | FLAGS.newKey, made);
      const attestationObject = Buffer.concat([
        bytes("a3"),
        ...[cborText("fmt"), cborText("none"), cborText("attStmt"), bytes("a0")],
        ...[cborText("authData"), cborBytes(data)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", asked, shown),
        attestationObject,
      });
    },
    /** Answers the options of a sign-in. */
    sign: (asked: PasskeyRequest, shown: Shown) => {
      counter += 1;
      const clientDataJSON = clientData("webauthn.get", asked, shown);
      const authenticatorData = dataOf(flagsOf(shown));
      const signed = Buffer.concat([authenticatorData, hash(clientDataJSON)]);
      return answer({
        clientDataJSON,
        authenticatorData,
        signature: signWith("sha256", signed, privateKey),
      });
    },
  };
};
