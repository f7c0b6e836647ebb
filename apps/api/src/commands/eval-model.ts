import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { CommandError, readChoice, requireFiles, requirePlace } from "@spellwright/commands";
import { EFFORTS } from "@spellwright/contract";
import { drawQuestions } from "./evaluation/recorded/draw-questions.ts";
import { readRecordings, writeRecordings } from "./evaluation/recorded/recording.ts";
import { replayQuestions } from "./evaluation/recorded/replay-questions.ts";
import { reportRecorded } from "./evaluation/recorded/report-recorded.ts";
import { runCommand } from "./run-command.ts";

const USAGE =
  "usage: npm run eval:model -- --recordings FILE [--effort low|medium|high] [--play FOLDER] [--rules F --cards F --rulings F]\n       npm run eval:model -- --draw COUNT --seed TEXT --questions FILE --recordings FILE";

const readCount = (written: string | undefined): number => {
  if (written === undefined) return 0;
  if (!/^[1-9]\d{0,3}$/.test(written)) throw new CommandError(USAGE);
  return Number(written);
};

const readOrder = async () => {
  const option = { type: "string" } as const;
  const names = ["recordings", "questions", "draw", "seed", "play", "effort"] as const;
  const files = ["rules", "cards", "rulings"] as const;
  const { values } = parseArgs({
    options: Object.fromEntries([...names, ...files].map((name) => [name, option])),
  });
  const read = (name: (typeof names)[number] | (typeof files)[number]) => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  const recordings = read("recordings");
  if (recordings === undefined) throw new CommandError(USAGE);
  const data = { rules: read("rules"), cards: read("cards"), rulings: read("rulings") };
  await requireFiles(data);
  return {
    recordings,
    data,
    questions: read("questions"),
    draw: readCount(read("draw")),
    seed: read("seed") ?? "",
    play: read("play"),
    effort: readChoice("effort", read("effort"), EFFORTS),
  };
};

await runCommand(async () => {
  const { recordings, data, questions, draw, seed, play, effort } = await readOrder();
  if (draw > 0) {
    if (questions === undefined) throw new CommandError(USAGE);
    await requirePlace("recordings", recordings);
    const drawn = drawQuestions(await readRecordings(questions), draw, seed);
    await writeRecordings(recordings, drawn);
    console.log(`${drawn.length} questions in ${recordings}`);
    return;
  }
  if (play !== undefined) await mkdir(play, { recursive: true });
  const replayed = await replayQuestions(await readRecordings(recordings), {
    ...data,
    effort,
    play,
  });
  if (play !== undefined)
    await writeRecordings(
      recordings,
      replayed.map(({ question }) => question),
    );
  for (const line of reportRecorded(replayed)) console.log(line);
});
