import { typesIn } from "../deeds/index.ts";
import type { CardEvent, CardEvents, CausedEvent, EventName } from "./event.ts";

/** What is looked for: an event, perhaps of something, somebody's, or one that happens again and again. */
export interface EventQuery {
  readonly name: EventName;
  readonly of?: readonly string[];
  readonly whose?: CardEvent["whose"];
  readonly again?: true;
}

const EVERYBODY = new Set(["each", "any"]);

/** The cards of a deck, or all cards, by what they make happen and by what they wait for. */
export class EventIndex<Key> {
  readonly #causes = new Map<EventName, (readonly [Key, CausedEvent])[]>();
  readonly #rewards = new Map<EventName, (readonly [Key, CardEvent])[]>();

  /** Takes in a card by its key: the events of all its faces. */
  add(key: Key, { causes, rewards }: CardEvents): void {
    for (const event of causes) listIn(this.#causes, event.name).push([key, event]);
    for (const event of rewards) listIn(this.#rewards, event.name).push([key, event]);
  }

  /** Which cards make it happen. */
  causing(query: EventQuery): readonly Key[] {
    return keysOf(this.#causes.get(query.name), (event) => {
      const isWanted = query.again === undefined || event.again;
      return isWanted && feeds(event, { of: [], whose: "any", ...query });
    });
  }

  /** Which cards wait for it or make it better. */
  rewarding(query: EventQuery): readonly Key[] {
    const asked = { of: [], whose: "any", ...query } as const;
    return keysOf(this.#rewards.get(query.name), (event) => feeds(asked, event));
  }
}

/** Whether what one card makes happen is what another waits for. */
function feeds(caused: Omit<CardEvent, "name">, rewarded: Omit<CardEvent, "name">): boolean {
  return (
    (caused.whose === rewarded.whose ||
      EVERYBODY.has(caused.whose) ||
      EVERYBODY.has(rewarded.whose)) &&
    rewarded.of.every((word) => holds(word, caused.of))
  );
}

/** Whether a word holds of a thing: what a text leaves open may be so. */
function holds(word: string, of: readonly string[]): boolean {
  if (word === "self") return false;
  if (word.startsWith("non")) return !of.includes(word.slice(3)) && !typesIn(of).has(word.slice(3));
  if (of.includes(word)) return true;
  const [type] = typesIn([word]);
  // A land that may be any land may be a Forest.
  if (type === "land" && word !== type) return isAnyLand(of);
  return typesIn([word]).has(word) && mayBe(word, typesIn(of));
}

const isAnyLand = (of: readonly string[]): boolean =>
  of.every((word) => word === "land" || typesIn([word]).size === 0);

const mayBe = (type: string, types: ReadonlySet<string>): boolean =>
  types.size === 0 || types.has(type);

function listIn<Event>(map: Map<EventName, Event[]>, name: EventName): Event[] {
  const found = map.get(name) ?? [];
  if (found.length === 0) map.set(name, found);
  return found;
}

function keysOf<Key, Event>(
  entries: readonly (readonly [Key, Event])[] = [],
  fits: (event: Event) => boolean,
): readonly Key[] {
  return [...new Set(entries.filter(([, event]) => fits(event)).map(([key]) => key))];
}
