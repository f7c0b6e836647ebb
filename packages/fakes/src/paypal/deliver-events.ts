import { randomUUID } from "node:crypto";
import type { FakeEvent } from "./paypal-state.ts";
import { type Signer, signedText } from "./signing.ts";

/** A webhook that our side registered. */
export interface FakeWebhook {
  readonly id: string;
  readonly url: string;
}

/** How events leave: at once, or when they are let go. */
export interface Deliveries {
  /** An event that has just happened. */
  add(event: FakeEvent): void;
  /** Keeps events back from now on. */
  hold(): void;
  /** Sends what was kept back, in the order that `arrange` gives, and goes on at once from now on. */
  release(arrange?: (events: readonly FakeEvent[]) => readonly FakeEvent[]): Promise<void>;
  /** Sends an event once more, or one of one's own making. The status of the answer. */
  send(event: Pick<FakeEvent, "body">, forged?: Partial<ForgedDelivery>): Promise<number>;
  readonly held: number;
  /** Ends when everything under way has arrived or failed. */
  settle(): Promise<void>;
}

/** What a forger, or a clock, may make of a delivery. */
export interface ForgedDelivery {
  readonly time: string;
  readonly webhookId: string;
  readonly certificateUrl: string;
  readonly signer: Signer;
  /** Sent in place of what was signed. */
  readonly body: string;
}

export const createDeliveries = (parts: {
  readonly webhook: FakeWebhook | undefined;
  readonly signer: () => Promise<Signer>;
  readonly certificateUrl: () => string;
  readonly onDelivered: (event: FakeEvent) => void;
}): Deliveries => {
  const { webhook, certificateUrl } = parts;
  const underWay = new Set<Promise<unknown>>();
  let waiting: FakeEvent[] | undefined;

  const send: Deliveries["send"] = async ({ body }, forged = {}) => {
    if (webhook === undefined) return 0;
    const id = randomUUID();
    const time = forged.time ?? new Date().toISOString();
    const signer = forged.signer ?? (await parts.signer());
    const signature = signer.sign(signedText(id, time, forged.webhookId ?? webhook.id, body));
    const response = await fetch(webhook.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "paypal-transmission-id": id,
        "paypal-transmission-time": time,
        "paypal-transmission-sig": signature,
        "paypal-cert-url": forged.certificateUrl ?? certificateUrl(),
        "paypal-auth-algo": "SHA256withRSA",
      },
      body: forged.body ?? body,
    });
    return response.status;
  };

  const deliver = async (event: FakeEvent): Promise<void> => {
    const status = await send(event).catch(() => 0);
    if (status < 200 || status >= 300) return;
    event.delivered = true;
    parts.onDelivered(event);
  };

  const start = (event: FakeEvent): Promise<void> => {
    const delivery = deliver(event);
    underWay.add(delivery);
    void delivery.finally(() => underWay.delete(delivery));
    return delivery;
  };

  return {
    add(event) {
      if (waiting !== undefined) waiting.push(event);
      else void start(event);
    },
    hold() {
      waiting ??= [];
    },
    async release(arrange = (events) => events) {
      const events = arrange(waiting ?? []);
      waiting = undefined;
      for (const event of events) await start(event);
    },
    send,
    get held() {
      return waiting?.length ?? 0;
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
};
