import * as z from "zod";
import { OP, PAYLOAD_BYTES } from "./opcodes.ts";

const Identify = z.object({
  op: z.literal(OP.identify),
  d: z.object({
    token: z.string(),
    intents: z.number(),
    properties: z.object({ os: z.string(), browser: z.string(), device: z.string() }),
    shard: z.tuple([z.int().min(0), z.int().min(1)]).optional(),
  }),
});
const Resume = z.object({
  op: z.literal(OP.resume),
  d: z.object({ token: z.string(), session_id: z.string(), seq: z.int() }),
});
const Heartbeat = z.object({ op: z.literal(OP.heartbeat), d: z.int().nullable() });
const Other = z.object({
  op: z.union([
    z.literal(OP.presence),
    z.literal(OP.voiceState),
    z.literal(OP.members),
    z.literal(OP.soundboard),
  ]),
});
const Payload = z.discriminatedUnion("op", [Identify, Resume, Heartbeat, Other]);
export type GatewayPayload = z.infer<typeof Payload>;

const OPS: readonly number[] = Object.values(OP);

/** A payload of the bot, or what is wrong with it. */
export const readPayload = (text: string): GatewayPayload | "unknownOpcode" | "notDecoded" => {
  if (Buffer.byteLength(text) > PAYLOAD_BYTES) return "notDecoded";
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return "notDecoded";
  }
  const parsed = Payload.safeParse(sent);
  if (parsed.success) return parsed.data;
  const op = typeof sent === "object" && sent !== null && "op" in sent ? sent.op : undefined;
  return typeof op === "number" && !OPS.includes(op) ? "unknownOpcode" : "notDecoded";
};
