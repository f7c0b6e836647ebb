import type { FakePayPal } from "@spellwright/fakes";

type FakeSubscription = FakePayPal["world"]["state"]["subscriptions"][number];

/** The numbers of the plans as they are promised (BILL-07), told apart from the code under test. */
const PROMISED = {
  free: { cents: 0, zaps: 10, cap: 5 },
  basic: { cents: 500, zaps: 25, cap: 15 },
  pro: { cents: 2000, zaps: 100, cap: 40 },
} as const;
type PlanName = keyof typeof PROMISED;

const DAY_MS = 24 * 60 * 60 * 1000;
const GRACE_MS = 3 * DAY_MS;

/** A pack as its buyer knows it. */
export interface ModelPack {
  readonly captureId: string;
  readonly zaps: number;
  readonly cents: number;
  refundedCents: number;
  /** Zaps that a dispute took. Null while there is none. */
  disputed: number | null;
}

const monthAfter = (moment: number): number => {
  const date = new Date(moment);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return new Date(date).setUTCMonth(month + 1, Math.min(day, last));
};

const planOfCents = (cents: number): PlanName =>
  cents === PROMISED.pro.cents ? "pro" : cents === PROMISED.basic.cents ? "basic" : "free";

const centsOf = (value: string): number => Math.round(Number(value) * 100);

/**
 * What a person must have, told from what PayPal took and gave back and from what was asked: no more of
 * our code than its promises.
 */
export class BillingModel {
  readonly subscriptions: FakeSubscription[] = [];
  readonly packs: ModelPack[] = [];
  /** Sales of months that somebody disputes and we have not won. */
  readonly disputedSales = new Set<string>();
  bought = 0;
  readonly #now: () => Date;
  readonly #used = new Map<string, number>();
  readonly #asked = new Map<string, number>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  get #day(): string {
    return this.#now().toISOString().slice(0, 10);
  }
  get #month(): string {
    return this.#now().toISOString().slice(0, 7);
  }

  /** The dearest plan that money which stayed pays for now. */
  get plan(): PlanName {
    const now = this.#now().getTime();
    const paid = this.subscriptions.flatMap((subscription) =>
      subscription.payments.map((payment) => ({ subscription, payment })),
    );
    let best: PlanName = "free";
    for (const { subscription, payment } of paid) {
      const from = Date.parse(payment.time);
      const later = paid.map((other) => Date.parse(other.payment.time)).filter((at) => at > from);
      const isLast = subscription.payments.at(-1) === payment;
      const isLive = subscription.status === "ACTIVE" || subscription.status === "SUSPENDED";
      // The next payment, of this subscription or of one that replaced it, begins its own time.
      const until = Math.min(monthAfter(from), ...later) + (isLast && isLive ? GRACE_MS : 0);
      const isKept = payment.status !== "REFUNDED" && !this.disputedSales.has(payment.id);
      const plan = planOfCents(centsOf(payment.amount.value));
      if (isKept && until > now && PROMISED[plan].cents > PROMISED[best].cents) best = plan;
    }
    return best;
  }

  /** Zaps beyond the free ones: bought by the money of plans that stayed, used in months that are over. */
  get #paidFor(): number {
    let zaps = 0;
    for (const payment of this.subscriptions.flatMap(({ payments }) => payments)) {
      if (payment.status === "REFUNDED" || this.disputedSales.has(payment.id)) continue;
      const cents = centsOf(payment.amount.value);
      const extra = PROMISED[planOfCents(cents)].zaps - PROMISED.free.zaps;
      zaps += Math.floor((extra * (cents - payment.refundedCents)) / cents);
    }
    for (const [month, used] of this.#used)
      if (month < this.#month) zaps -= Math.max(0, used - PROMISED.free.zaps);
    return Math.max(0, zaps);
  }

  get #left(): number {
    const most = Math.min(PROMISED[this.plan].zaps, PROMISED.free.zaps + this.#paidFor);
    return Math.max(0, most - (this.#used.get(this.#month) ?? 0));
  }

  /** What the status must tell. */
  get status() {
    return {
      plan: { id: this.plan },
      zaps: {
        monthly_remaining: this.#left,
        bought_remaining: this.bought,
        daily_count: this.#asked.get(this.#day) ?? 0,
        daily_cap: PROMISED[this.plan].cap,
      },
    };
  }

  /** One question for one zap. @returns the refusal's code, or null where it may be asked */
  ask(isAnswered: boolean): string | null {
    const asked = this.#asked.get(this.#day) ?? 0;
    if (this.#left + this.bought === 0) return "MONTHLY_LIMIT";
    const isCapped = asked >= PROMISED[this.plan].cap;
    if (isCapped && this.bought === 0) return "DAILY_CAP";
    this.#asked.set(this.#day, asked + 1);
    if (!isAnswered) return null;
    if (isCapped || this.#left === 0) this.bought -= 1;
    else this.#used.set(this.#month, (this.#used.get(this.#month) ?? 0) + 1);
    return null;
  }

  #take(zaps: number): number {
    const taken = Math.min(this.bought, zaps);
    this.bought -= taken;
    return taken;
  }

  refund(pack: ModelPack, cents: number): void {
    const standsFor = (part: number) => Math.floor((pack.zaps * part) / pack.cents);
    const before = pack.refundedCents;
    pack.refundedCents += cents;
    this.#take(standsFor(pack.refundedCents) - standsFor(before));
  }

  dispute(pack: ModelPack): void {
    const refunded = Math.floor((pack.zaps * pack.refundedCents) / pack.cents);
    pack.disputed = this.#take(pack.zaps - refunded);
  }

  win(pack: ModelPack): void {
    this.bought += pack.disputed ?? 0;
  }
}
