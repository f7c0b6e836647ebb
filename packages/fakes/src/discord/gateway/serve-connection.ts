import type { WebSocket } from "ws";
import { CLOSE, OP, SENDS_A_MINUTE } from "./opcodes.ts";
import { type GatewayPayload, readPayload } from "./read-payload.ts";
import { sendTo } from "./send-to.ts";
import type { GatewaySession } from "./session.ts";
import type { GatewaySessions } from "./sessions.ts";

/** Tells of each payload whether a bot sends too many. */
const createSendLimit = (): (() => boolean) => {
  let sends: number[] = [];
  return () => {
    const now = Date.now();
    sends = [...sends.filter((at) => now - at < 60_000), now];
    return sends.length > SENDS_A_MINUTE;
  };
};

/** Speaks with a bot on one line. */
export const serveConnection = (
  socket: WebSocket,
  sessions: GatewaySessions,
  heartbeat: { readonly intervalMs: number; readonly isMuted: () => boolean },
): void => {
  let session: GatewaySession | undefined;
  const sendsTooMany = createSendLimit();
  // A line without heartbeats is given up after two intervals.
  const life = setTimeout(() => socket.close(CLOSE.timedOut), heartbeat.intervalMs * 2);
  sendTo(socket, OP.hello, { heartbeat_interval: heartbeat.intervalMs });

  const take = (payload: GatewayPayload): void => {
    switch (payload.op) {
      case OP.heartbeat:
        if (!heartbeat.isMuted()) sendTo(socket, OP.acknowledged);
        return;
      case OP.identify:
      case OP.resume:
        if (session?.socket === socket) socket.close(CLOSE.identifiedTwice);
        else session = sessions.open(socket, payload);
        return;
      default:
        if (session === undefined) socket.close(CLOSE.notIdentified);
    }
  };

  socket.on("message", (data) => {
    if (sendsTooMany()) return socket.close(CLOSE.tooFast);
    const payload = readPayload(data.toString());
    if (typeof payload === "string") return socket.close(CLOSE[payload]);
    life.refresh();
    take(payload);
  });
  socket.on("close", (code) => {
    clearTimeout(life);
    if (session === undefined || session.socket !== socket) return;
    session.leave();
    // 1000 and 1001 end the session. Anything else leaves it to be resumed.
    if (code === 1000 || code === 1001) sessions.end(session);
  });
  socket.on("error", () => socket.terminate());
};
