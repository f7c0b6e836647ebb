import { addMonth } from "../src/calendar.ts";
import {
  changePlan,
  type LedgerChange,
  openPeriod,
  type PaidPeriod,
  planAt,
  reserve,
  type ZapAccount,
} from "../src/index.ts";

type Payment = { -readonly [Name in keyof PaidPeriod]: PaidPeriod[Name] };

/** A person who pays and asks: an account that is brought to each moment. */
export class Payer {
  readonly payments: Payment[] = [];
  /** Zaps that were ever used. */
  used = 0;
  #now: Date;
  #account: ZapAccount = {
    plan: "free",
    planUntil: null,
    monthlyRemaining: 0,
    monthlyUsed: 0,
    planBought: 0,
    planUsed: 0,
    boughtRemaining: 0,
    grantedMonth: null,
    dailyDate: null,
    dailyCount: 0,
    dailyJoined: 0,
    dailyUndecided: 0,
    dailyUndecidedModel: 0,
  };

  constructor(start: string) {
    this.#now = new Date(start);
    this.#apply(openPeriod(this.#account, this.#now));
  }

  get account(): ZapAccount {
    return this.#account;
  }
  get now(): Date {
    return this.#now;
  }

  /** The clock stands at another moment; also at an earlier one. */
  at(moment: string | number): this {
    this.#now = new Date(moment);
    return this.#apply(openPeriod(this.#account, this.#now));
  }

  /** Pays for a month. A dearer plan gives back the unused part of the one before. */
  pay(plan: "basic" | "pro"): this {
    const at = this.#now.getTime();
    for (const earlier of this.payments.filter(({ until }) => Date.parse(until) > at)) {
      const from = Date.parse(earlier.from);
      const had = Math.max(0, at - from) / Math.max(1, Date.parse(earlier.until) - from);
      if (earlier.plan !== plan) earlier.share *= Math.min(1, had);
      earlier.until = this.#now.toISOString();
    }
    const until = addMonth(this.#now).toISOString();
    this.payments.push({ plan, from: this.#now.toISOString(), until, share: 1 });
    return this.#settle();
  }

  /** Of the last payment only a part stays: a refund (0: whole), a dispute (0) and its end (1). */
  keep(share: number): this {
    const last = this.payments.at(-1);
    if (last !== undefined) Object.assign(last, { share });
    return this.#settle();
  }

  /** @returns whether there were as many */
  use(zaps: number): boolean {
    const taken = reserve(this.#account, zaps);
    if (!taken.ok) return false;
    this.used += zaps;
    this.#apply(taken);
    return true;
  }

  useAll(): this {
    this.use(Math.max(1, this.#account.monthlyRemaining));
    return this;
  }

  #settle(): this {
    const kept = this.payments.filter(({ share }) => share > 0);
    return this.#apply(changePlan(this.#account, planAt(kept, this.#now)));
  }

  #apply(change: LedgerChange): this {
    this.#account = change.account;
    return this;
  }
}
