import * as z from "zod";
import type { AskService } from "./ask-service.ts";
import { type AskOptions, CardServiceError } from "./card-service.ts";
import { foldName } from "./names.ts";

/** Sets appear a few times a month. */
const KEPT_MS = 24 * 60 * 60_000;

const SetList = z.looseObject({
  data: z.array(z.looseObject({ code: z.string(), name: z.string() })),
});

type NamedSets = readonly { readonly code: string; readonly name: string }[];

const readSets = async (ask: AskService, waits?: AskOptions): Promise<NamedSets> => {
  const answer = await ask({ path: "/sets", weight: "light" }, waits);
  const list = SetList.safeParse(answer.kind === "ok" ? answer.body : undefined);
  if (!list.success) throw new CardServiceError("outage", null, { cause: list.error });
  return list.data.data.map(({ code, name }) => ({ code, name: foldName(name) }));
};

/**
 * The code of the set that a text names: the very name, else the only one that holds it, so that “Alpha” is
 * Limited Edition Alpha. Undefined where none or several do.
 */
const codeNamed = (sets: NamedSets, text: string): string | undefined => {
  const wanted = foldName(text);
  const same = sets.find(({ name }) => name === wanted);
  if (same !== undefined) return same.code;
  const holding = sets.filter(({ name }) => name.includes(wanted));
  return holding.length === 1 ? holding[0]?.code : undefined;
};

/** Tells the codes of sets by their names. */
export type FindSetCode = (text: string, waits?: AskOptions) => Promise<string | undefined>;

/** Asks the service for its sets once a day. @param now ms of the clock */
export const createFindSetCode = (ask: AskService, now: () => number): FindSetCode => {
  let kept: { readonly sets: NamedSets; readonly until: number } | undefined;
  return async (text, waits) => {
    if (kept === undefined || kept.until < now())
      kept = { sets: await readSets(ask, waits), until: now() + KEPT_MS };
    return codeNamed(kept.sets, text);
  };
};
