import { randomUUID } from "node:crypto";
import { newId } from "./ids.ts";
import { emptyState, type FakeEvent, type PayPalState } from "./paypal-state.ts";

/** Where the state outlives the process. */
export interface PayPalStore {
  load(): PayPalState | undefined;
  save(state: PayPalState): void;
}

/** The fake's things, its clock, and who hears of what happens. */
export class PayPalWorld {
  readonly state: PayPalState;
  origin = "";
  readonly #store: PayPalStore | undefined;
  readonly #onEvent: (event: FakeEvent) => void;

  constructor(store: PayPalStore | undefined, onEvent: (event: FakeEvent) => void) {
    this.#store = store;
    this.#onEvent = onEvent;
    this.state = { ...emptyState(), ...store?.load() };
  }

  now(): string {
    return new Date(Date.now() + this.state.skippedMs).toISOString();
  }

  save(): void {
    this.#store?.save(this.state);
  }

  /** Something happened: our side shall hear of it. */
  emit(type: string, resourceType: string, resource: object): void {
    const event: FakeEvent = {
      id: newId(20, "WH-"),
      delivered: false,
      body: "",
    };
    event.body = JSON.stringify({
      id: event.id,
      event_version: "1.0",
      create_time: this.now(),
      resource_type: resourceType,
      event_type: type,
      summary: type,
      resource,
      links: [],
    });
    this.state.events.push(event);
    this.#onEvent(event);
  }

  /** Does something once for a request id. A repeat gets what the first one made. */
  once<Thing extends { readonly id: string }>(
    path: string,
    requestId: string | undefined,
    things: readonly Thing[],
    make: () => Thing,
  ): { readonly thing: Thing; readonly isNew: boolean } {
    const key = `${path} ${requestId ?? randomUUID()}`;
    const known = things.find(({ id }) => id === this.state.requests[key]);
    if (known !== undefined) return { thing: known, isNew: false };
    const thing = make();
    this.state.requests[key] = thing.id;
    return { thing, isNew: true };
  }
}
