// A process of its own, run with --expose-gc: tells the megabytes of a judge that has answered, with its code
// and its knowledge, beside a rulebook that was there before. What it measures is imported one after the other.
declare const gc: () => void;
/** What one collection frees may hold what only the next one finds. */
const COLLECTIONS = 4;
/** Enough to meet nearly all that is made or compiled only when a question asks for it. */
const QUESTIONS = 130;

const usedMegabytes = (): number => {
  for (let time = 0; time < COLLECTIONS; time += 1) gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};

const { loadFullRulebook, loadStarterRulebook } = await import("./load-rulebook.ts");
const rulebook = loadFullRulebook() ?? loadStarterRulebook();
for (const words of ["trample", "de la"]) rulebook.search(words, { limit: 5 });
const before = usedMegabytes();

const { ask, options } = await import("./ask.ts");
const { createJudge } = await import("../src/index.ts");
const { shippedKnowledge: knowledge } = await import("./load-knowledge.ts");
const judge = createJudge({ rulebook, knowledge });
const { wordings } = knowledge;
const every = Math.floor(wordings.length / QUESTIONS);
for (let time = 0; time < 2; time += 1)
  for (let place = 0; place < wordings.length; place += every) {
    const { text, language } = wordings.read(place);
    await judge.answer(ask(text, language), options());
  }
process.stdout.write(JSON.stringify({ megabytes: usedMegabytes() - before, judge: typeof judge }));

export {};
