import { choose } from "../engine/choose.ts";
import { row } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { opt, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Noun, Place } from "../types/index.ts";
import { noun } from "./holes.ts";
import { zoneNoun } from "./zones.ts";

const state = oneOf(
  "-ed tap",
  "-ed tap and -ed transform",
  "under her owner 's control",
  "under his owner 's control",
  "under its controller 's control",
  "-ed untap",
  "face down",
  "face up",
  "attacking",
  "-ing attack",
  "-ed transform",
  "-ed tap and -ing attack",
  "-ed convert",
  "under your control",
  "under their control",
  "under its owner 's control",
  "under their owner 's control",
  "under that player 's control",
  "in a random order",
  "in any order",
  "in that order",
  "in the same order",
  "-ed prepare",
  "-ed reveal",
  "untapped and attacking",
  "under the control of its owner",
  "face down and tapped",
  "under his or her control",
  "first",
  "-ing block",
  "-ed attach to it",
  "-ed attach to SELF",
);

/** Where a thing goes: onto the battlefield tapped, into its owner's hand, on the bottom of a library. */
export const place: Rule<Place> = named(() =>
  choose(
    phrase`${{ at: oneOf("onto", "into", "on", "to", "on top of", "in", "on top or on the bottom of", "on the top or bottom of", "on the bottom of", "on the top of", "on top and on bottom of", "on either the top or bottom of", "at", "back onto", "back on top of", "back into", "into or onto", "on the top of or on the bottom of", "to the bottom of", "to the top of") }} ${{ zone: zoneNoun }} ${{ state: opt(row(state)) }}`,
    phrase`${{ at: oneOf("back", "there", "-ed tap", "face down") }} ${{ order: opt(oneOf("in any order", "in a random order")) }}`,
    phrase`${{ at: oneOf("onto", "into", "on top of", "to", "on the bottom of", "on") }} ${{ zone: zoneNoun }} ${{ state: opt(row(state)) }} ${{ attached }}`,
    phrase`${{ at: oneOf("onto", "into", "to", "on") }} ${{ zone: zoneNoun }} ${{ state: opt(row(state)) }} with ${{ counters: noun }}`,
    phrase`${{ at: oneOf("onto", "into", "to", "on") }} ${{ zone: zoneNoun }} ${{ state: opt(row(state)) }} under ${{ under: noun }}`,
    phrase`onto ${{ zone: zoneNoun }} -ed tap and -ing attack ${{ attacking: noun }}`,
    phrase`${{ at: oneOf("into") }} ${{ zone: zoneNoun }} just beneath ${{ beneath: noun }}`,
    phrase`${{ at: oneOf("anywhere else", "anywhere other than the battlefield", "somewhere else") }}`,
    phrase`${{ at: oneOf("into") }} ${{ zone: zoneNoun }} ${{ order: oneOf("second from the top", "third from the top", "seventh from the top", "fourth from the top", "fifth from the top") }}`,
  ),
);

const attached: Rule<Noun> = named(() => phrase`-ed attach to ${noun}`);

/** Where a thing comes from. */
export const origin: Rule<Place> = named(() =>
  choose(
    phrase`${{ at: oneOf("from", "from among", "out of", "off of", "off") }} ${{ zone: zoneNoun }}`,
    phrase`${{ at: oneOf("from anywhere", "from anywhere other than the battlefield") }}`,
  ),
);
