import { inOneGo, type Steps } from "@spellwright/cards";
import { DATA_PACK_FORMAT } from "@spellwright/contract";
import { createLocalJudgeInSteps, type Judge, type WrittenKnowledge } from "@spellwright/judge";
import {
  answerQuestion,
  type CardCalls,
  createCardAnswers,
  createPackFacts,
  createRulesAnswers,
  ORACLE_LIMITS,
  type PackFacts,
  type RulesCalls,
  readStarterPack,
  trimHistory,
} from "@spellwright/oracle";
import { hasIndex } from "./kept-index.ts";
import { loadJudgeKnowledge } from "./load-judge-knowledge.ts";
import type {
  CardCall,
  FromWorker,
  RulesCall,
  ToWorker,
  WorkerAnswer,
  WorkerCall,
  WorkerQuestion,
} from "./protocol.ts";
import { fetchStarter, type ReadPack, readFull } from "./read-packs.ts";

declare const self: DedicatedWorkerGlobalScope;

type RulesAnswer = (
  input: RulesCall["input"],
  language: RulesCall["input"]["language"],
) => RulesCalls[keyof RulesCalls]["output"] | undefined;
type CardAnswer = (
  input: CardCall["input"],
) => Promise<CardCalls[keyof CardCalls]["output"] | undefined>;

/** Nobody else waits for this thread. */
const doSteps = async <Result>(steps: Steps<Result>): Promise<Result> => inOneGo(steps);

interface Oracle {
  readonly source: ReadPack["source"];
  readonly facts: PackFacts;
  readonly judge: Judge;
}

/** Made by the first message that needs it. What failed is tried again. */
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
  const knowledge: { written: WrittenKnowledge | undefined } = { written };
  return { source, lines, knowledge };
});

const rulesOf = once(async (address) => createRulesAnswers((await packsOf(address)).lines.edition));

const factsOf = once(async (address) => createPackFacts((await packsOf(address)).lines, doSteps));

const cardsOf = once(async (address) =>
  createCardAnswers(await factsOf(address), (await packsOf(address)).source.cards),
);

/** Names what was read of a starter pack by this code. */
const indexOf = (starter: string): string => `${starter} ${import.meta.url}`;

const oracleOf = once(async (address): Promise<Oracle> => {
  const { source, knowledge: read } = await packsOf(address);
  const facts = await factsOf(address);
  const written = read.written ?? readStarterPack(await fetchStarter(address)).knowledge;
  // What is known is packed, a third of what was written: that is let go, and read again after a failure.
  read.written = undefined;
  const knowledge = await loadJudgeKnowledge(indexOf(address), written);
  const judge = await doSteps(createLocalJudgeInSteps({ rulebook: facts.rulebook, knowledge }));
  return { source, facts, judge };
});

const answer = async (starter: string, asked: WorkerQuestion): Promise<WorkerAnswer> => {
  const { source, facts, judge } = await oracleOf(starter);
  const { signal } = new AbortController();
  const now = new Date(asked.now);
  const history = trimHistory(asked.history, ORACLE_LIMITS);
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

const isOfCards = (asked: WorkerCall): asked is CardCall => asked.call.startsWith("cards.");

const read = async (starter: string, asked: WorkerCall) => {
  if (isOfCards(asked)) return ((await cardsOf(starter))[asked.call] as CardAnswer)(asked.input);
  const { call, input } = asked;
  return ((await rulesOf(starter))[call] as RulesAnswer)(input, input.language);
};

const prepare = async (starter: string): Promise<void> => {
  const of = indexOf(starter);
  if (!(await hasIndex(of)))
    await loadJudgeKnowledge(of, readStarterPack(await fetchStarter(starter)).knowledge);
};

const answerMessage = async ({ starter, asked }: ToWorker): Promise<FromWorker["answer"]> => {
  if (asked === "prepare") await prepare(starter);
  else if (asked === "ready") await oracleOf(starter);
  else return (await ("call" in asked ? read(starter, asked) : answer(starter, asked))) ?? null;
  return null;
};

self.addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data;
  try {
    self.postMessage({ id, answer: await answerMessage(data) } satisfies FromWorker);
  } catch (failure) {
    // Told where a person looks for the reason. The page says that the question waits.
    console.error(failure);
    self.postMessage({ id, answer: null } satisfies FromWorker);
  }
});
