import { differingBits, distancesFrom, letterBits } from "@spellwright/text";
import type { Texts } from "./packed-texts.ts";
import { indexSegments, type SegmentIndex } from "./segment-index.ts";
import type { Steps } from "./steps.ts";

/** The texts nearest to a given one: where they stand in the list, and how many edits away. */
export interface NearestTexts {
  readonly distance: number;
  readonly places: readonly number[];
}

/** Searches for the nearest texts that are no more edits away than the bound. */
export type FindNearestTexts = (text: string, bound: number) => Steps<NearestTexts | undefined>;

interface Group {
  readonly bits: Int32Array;
  /** Where each text stands in the whole list. */
  readonly places: Uint32Array;
  /** By bound. Null where the texts are too short for it. */
  readonly segments: Map<number, SegmentIndex | null>;
}

function* groupByLength(texts: Texts): Steps<ReadonlyMap<number, Group>> {
  const places = new Map<number, number[]>();
  for (let place = 0; place < texts.length; place++) {
    yield;
    const length = texts.at(place)?.length ?? 0;
    const same = places.get(length);
    if (same) same.push(place);
    else places.set(length, [place]);
  }
  const groups = new Map<number, Group>();
  for (const [length, same] of places) {
    yield;
    const bits = Int32Array.from(same, (place) => letterBits(texts.at(place) ?? ""));
    groups.set(length, { bits, places: Uint32Array.from(same), segments: new Map() });
  }
  return groups;
}

/**
 * Makes the search for the nearest of many different texts. The bound is widened edit by edit, so that a
 * text with one slip costs next to nothing. What a length and a bound need is indexed when first asked
 * for. For all names of all cards: some hundredths of a millisecond for most, 12 MB when all is indexed.
 * The search itself is made in steps of a text, and searches in steps of what it indexes.
 *
 * @returns a function that gives undefined when none is within the bound
 */
export function* nearestTextsInSteps(texts: Texts): Steps<FindNearestTexts> {
  const groups = yield* groupByLength(texts);

  function* segmentsOf(group: Group, length: number, bound: number): Steps<SegmentIndex | null> {
    let segments = group.segments.get(bound);
    if (segments === undefined) {
      const grouped = Array.from(group.places, (place) => texts.at(place) ?? "");
      segments = indexSegments(grouped, length, bound) ?? null;
      group.segments.set(bound, segments);
      yield;
    }
    return segments;
  }

  function* within(
    text: string,
    bound: number,
    distanceTo: ReturnType<typeof distancesFrom>,
  ): Steps<number[]> {
    const bits = letterBits(text);
    const found = new Set<number>();
    for (let length = text.length - bound; length <= text.length + bound; length++) {
      const group = groups.get(length);
      if (!group) continue;
      const compare = (at: number) => {
        if (differingBits(bits, group.bits[at] ?? 0) > 2 * bound) return;
        const place = group.places[at] ?? 0;
        if (found.has(place)) return;
        if (distanceTo(texts.at(place) ?? "", bound) <= bound) found.add(place);
      };
      const segments = yield* segmentsOf(group, length, bound);
      if (segments) segments.candidates(text, compare);
      else for (let at = 0; at < group.places.length; at++) compare(at);
    }
    return [...found];
  }

  return function* (text, bound) {
    const distanceTo = distancesFrom(text);
    for (let distance = 0; distance <= bound; distance++) {
      const places = yield* within(text, distance, distanceTo);
      if (places.length > 0) return { distance, places };
    }
    return undefined;
  };
}
