import { inOneGo, type Steps } from "@spellwright/cards";
import { DATA_PACK_FORMAT } from "@spellwright/contract";
import {
  createLocalJudgeInSteps,
  deriveKnowledgeInSteps,
  indexKnowledgeInSteps,
  type Judge,
} from "@spellwright/judge";
import {
  answerQuestion,
  createPackFacts,
  ORACLE_LIMITS,
  type PackFacts,
  readStarterPack,
  tellHistory,
} from "@spellwright/oracle";
import { keepIndex, readIndex } from "./kept-index.ts";
import type { FromWorker, ToWorker, WorkerAnswer, WorkerQuestion } from "./protocol.ts";
import { fetchStarter, type ReadPack, readFull } from "./read-packs.ts";

declare const self: DedicatedWorkerGlobalScope;

/** Nobody else waits for this thread. */
const doSteps = async <Result>(steps: Steps<Result>): Promise<Result> => inOneGo(steps);

interface Oracle {
  readonly source: ReadPack["source"];
  readonly facts: PackFacts;
  readonly judge: Judge;
}

const prepare = async (address: string): Promise<Oracle> => {
  const pack = await fetchStarter(address);
  const { rules, cards } = pack;
  const { knowledge: written, ...starter } = readStarterPack(pack);
  const { source, facts: lines }: ReadPack = (await readFull(DATA_PACK_FORMAT)) ?? {
    source: { pack: "starter", rules, cards },
    facts: starter,
  };
  const facts = await createPackFacts(lines, doSteps);
  const known = await doSteps(deriveKnowledgeInSteps(written));
  const of = `${address} ${import.meta.url}`;
  const kept = await readIndex(of);
  const index = kept ?? (await doSteps(indexKnowledgeInSteps(known)));
  if (kept === undefined) void keepIndex(of, index);
  const knowledge = { ...known, index };
  const judge = await doSteps(createLocalJudgeInSteps({ rulebook: facts.rulebook, knowledge }));
  return { source, facts, judge };
};

/** Made by the first message; one that failed is tried again. */
let oracle: Promise<Oracle> | undefined;

const ready = (starter: string): Promise<Oracle> => {
  oracle ??= prepare(starter).catch((failure: unknown) => {
    oracle = undefined;
    throw failure;
  });
  return oracle;
};

const answer = async (starter: string, asked: WorkerQuestion): Promise<WorkerAnswer> => {
  const { source, facts, judge } = await ready(starter);
  const { signal } = new AbortController();
  const now = new Date(asked.now);
  const history = tellHistory(asked.history, ORACLE_LIMITS);
  const result = await answerQuestion(
    { ...asked, history, summary: "" },
    {
      facts,
      doSteps,
      judge: (question) => judge.answer(question, { effort: "low", signal, now }),
    },
  );
  const { ruling, detailedReasoning, reasoningItems, suggestedTitle, usage, engine } =
    result.answer;
  return {
    ...{ ruling, detailedReasoning, reasoningItems: [...reasoningItems], suggestedTitle },
    ...{ usage, engine, cards: result.cards, source },
  };
};

self.addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  const { id, starter, asked } = data;
  const noted = (failure: unknown): null => {
    // Told where a person looks for the reason; the page says that the question waits.
    console.error(failure);
    return null;
  };
  if (asked === null) {
    await ready(starter).catch(noted);
    return;
  }
  const given = await answer(starter, asked).catch(noted);
  self.postMessage({ id, answer: given } satisfies FromWorker);
});
