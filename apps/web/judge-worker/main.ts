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
  createRulesAnswers,
  ORACLE_LIMITS,
  type PackFacts,
  type RulesCalls,
  readStarterPack,
  tellHistory,
} from "@spellwright/oracle";
import { keepIndex, readIndex } from "./kept-index.ts";
import type { FromWorker, ToWorker, WorkerAnswer, WorkerCall, WorkerQuestion } from "./protocol.ts";
import { fetchStarter, type ReadPack, readFull } from "./read-packs.ts";

declare const self: DedicatedWorkerGlobalScope;

type RulesAnswer = (
  input: WorkerCall["input"],
  language: WorkerCall["input"]["language"],
) => RulesCalls[keyof RulesCalls]["output"] | undefined;

/** Nobody else waits for this thread. */
const doSteps = async <Result>(steps: Steps<Result>): Promise<Result> => inOneGo(steps);

interface Oracle {
  readonly source: ReadPack["source"];
  readonly facts: PackFacts;
  readonly judge: Judge;
}

/** Made by the first message that needs it; what failed is tried again. */
const once = <Made>(make: (starter: string) => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return (starter: string): Promise<Made> => {
    made ??= make(starter).catch((failure: unknown) => {
      made = undefined;
      throw failure;
    });
    return made;
  };
};

const packsOf = once(async (address) => {
  const pack = await fetchStarter(address);
  const { rules, cards } = pack;
  const { knowledge: written, ...starter } = readStarterPack(pack);
  const { source, facts: lines }: ReadPack = (await readFull(DATA_PACK_FORMAT)) ?? {
    source: { pack: "starter", rules, cards },
    facts: starter,
  };
  return { source, lines, written };
});

const rulesOf = once(async (address) => createRulesAnswers((await packsOf(address)).lines.edition));

const oracleOf = once(async (address): Promise<Oracle> => {
  const { source, lines, written } = await packsOf(address);
  const facts = await createPackFacts(lines, doSteps);
  const known = await doSteps(deriveKnowledgeInSteps(written));
  const of = `${address} ${import.meta.url}`;
  const kept = await readIndex(of);
  const index = kept ?? (await doSteps(indexKnowledgeInSteps(known)));
  if (kept === undefined) void keepIndex(of, index);
  const knowledge = { ...known, index };
  const judge = await doSteps(createLocalJudgeInSteps({ rulebook: facts.rulebook, knowledge }));
  return { source, facts, judge };
});

const answer = async (starter: string, asked: WorkerQuestion): Promise<WorkerAnswer> => {
  const { source, facts, judge } = await oracleOf(starter);
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

const read = async (starter: string, { call, input }: WorkerCall) => {
  const answers = await rulesOf(starter);
  return (answers[call] as RulesAnswer)(input, input.language) ?? null;
};

self.addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  const { id, starter, asked } = data;
  try {
    if (asked === null) await oracleOf(starter);
    else {
      const given = await ("call" in asked ? read(starter, asked) : answer(starter, asked));
      self.postMessage({ id, answer: given } satisfies FromWorker);
    }
  } catch (failure) {
    // Told where a person looks for the reason; the page says that the question waits.
    console.error(failure);
    self.postMessage({ id, answer: null } satisfies FromWorker);
  }
});
