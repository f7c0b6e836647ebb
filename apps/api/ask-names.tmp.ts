import { createJudge } from "@spellwright/judge";
import { answerQuestion } from "@spellwright/oracle";
import { inOneGo } from "@spellwright/cards";
import { readJudgeKnowledge } from "./src/read-judge-knowledge.ts";
import { createFileKnowledge } from "./src/features/knowledge/index.ts";
const d = "/work/shared/data/";
const starter = process.argv[2] === "starter";
const k = await createFileKnowledge(starter ? {} : { rules: d+"comprehensive-rules.txt", cards: d+"cards.jsonl.gz", rulings: d+"rulings.jsonl.gz" });
const judge = createJudge({ rulebook: await k.rulebook(), knowledge: await readJudgeKnowledge() });
for (const q of process.argv.slice(3)) {
  const [language, question] = q.split("|") as ["en", string];
  const { answer, cards } = await answerQuestion({ question, cards: [], language, gameState: null, history: [], summary: "" } as never, {
    facts: k as never, doSteps: async (s) => inOneGo(s), judge: (qq) => judge.answer(qq, { effort: "standard", signal: new AbortController().signal, now: new Date() } as never),
  });
  const r = answer.ruling as any;
  console.log(`${question}\n   ${cards.map(c => c.name)} | ${r.outcome} ${r.verdict ?? ""} ${r.confidence} | ${r.ruling} || ${(r.explanation ?? "").slice(0, 160)} ${r.choices ?? ""}`);
}
