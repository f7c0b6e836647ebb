import type { OpenDatabase } from "../../src/database/index.ts";
import { readLedgerFaults } from "../ledger.ts";
import { areDistinguishable, findingsOf, type Got } from "./findings.ts";
import { createOwnerState } from "./owner-state.ts";
import { type Probe, probesOf } from "./probe.ts";
import { requestOf, rowOf } from "./request.ts";
import { type Cast, createStage, type Stage } from "./stage.ts";

/** A probe that gave what it should not. */
export interface Finding {
  readonly probe: string;
  readonly found: readonly string[];
}

/** What zaps an answer says it cost. The same answer twice costs once. */
const chargedBy = (answers: readonly Got[]): number => {
  const charged = new Map<string, number>();
  for (const { status, text, headers } of answers) {
    const isJson = headers.get("content-type") === "application/json";
    if (status !== 200 || !isJson || text === "") continue;
    const body = JSON.parse(text);
    if (typeof body?.zaps_charged === "number") charged.set(body.messageId, body.zaps_charged);
  }
  return [...charged.values()].reduce((sum, zaps) => sum + zaps, 0);
};

/** What ends or changes its sender is not asked twice of the same cast. */
const endsCast = ({ as, call }: Probe, answers: readonly Got[]): boolean =>
  ["owner", "other", "admin"].includes(as) &&
  answers.some(
    ({ status }) => status === 401 || status === 429 || (status < 400 && call.method !== "GET"),
  );

const probeOnce = async (
  probe: Probe,
  cast: Cast,
  stage: Stage,
  ownerState: (cast: Cast) => Promise<string>,
) => {
  const { people, things, nothing, marker } = cast;
  const [prober, owner] = [people[probe.as], people.owner];
  const request = requestOf(probe, { things, prober, owner });
  const isOwner = probe.as === "owner";
  const before = isOwner ? "" : await ownerState(cast);
  const spent = await stage.spentBy(prober);
  const times = probe.twist.kind === "twice" ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => stage.send(request)));
  const found = answers.flatMap((got) => [...findingsOf(probe, request, got, { marker })]);
  const cost = (await stage.spentBy(prober)) - spent;
  if (cost !== chargedBy(answers)) found.push(`${cost} zaps for answers of ${chargedBy(answers)}`);
  if (!isOwner && (await ownerState(cast)) !== before) found.push("the owner’s things changed");
  const { access } = rowOf(probe.call.name);
  if (!isOwner && (access === "own" || access === "readable")) {
    const missing = await stage.send(requestOf(probe, { things: nothing, prober, owner }));
    const [there] = answers;
    if (there !== undefined && areDistinguishable(there, missing))
      found.push(`tells that it is there: ${there.status}, else ${missing.status}`);
  }
  const faults = stage.faults();
  if (faults.length > 0) found.push(`faults in the log: ${faults.join(" ").slice(0, 400)}`);
  return { found, answers };
};

/**
 * Sends so many probes and looks at what each of them gives.
 *
 * @param database empty but for its tables
 * @param seed the same one sends the same probes
 */
export const runProbes = async (
  database: OpenDatabase,
  dataDir: string,
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<readonly Finding[]> => {
  const stage = await createStage(database, dataDir);
  const stateOf = await createOwnerState(database);
  const ownerState = async ({ people, things }: Cast) =>
    (await stateOf(people.owner, things)).join("\n");
  const findings: Finding[] = [];
  try {
    let cast = await stage.renewCast();
    for (const [place, probe] of probesOf(seed, count).entries()) {
      const { found, answers } = await probeOnce(probe, cast, stage, ownerState);
      const told = `${place}: ${probe.call.name} as ${probe.as}, ${JSON.stringify(probe.twist).slice(0, 200)}`;
      if (found.length > 0) findings.push({ probe: told, found });
      if (found.length > 0 || endsCast(probe, answers)) cast = await stage.renewCast();
    }
    const ledger = await readLedgerFaults(database);
    if (ledger.length > 0)
      findings.push({ probe: "the ledger", found: ledger.map((row) => JSON.stringify(row)) });
    return findings;
  } finally {
    await stage.close();
  }
};
