import type { ModelRuling } from "../src/model/model-ruling.ts";

/** A passage as the prompt gives it to the model. */
export interface Passage {
  readonly handle: string;
  readonly number: string;
  readonly text: string;
}

/** One question of the suite: what an honest model would write, and the material to lie with. */
export interface Scene {
  readonly passages: readonly Passage[];
  /** Claims that hold, each with the handle of its rule. */
  readonly honest: ModelRuling["citations"];
  /** Claims about quite other rules, in the same language. */
  readonly foreign: readonly string[];
  /** Grows by one with each variant, so that no two are the same. */
  readonly seed: number;
}

const pick = <Item>(list: readonly Item[], seed: number): Item => {
  const item = list[seed % list.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

/** No number is asked for, and nothing was computed. */
export const NOTHING_COMPUTED = {
  quantity: null,
  computed_result: "none",
  wrong_assumption: null,
} as const;

const base = ({ honest }: Scene): ModelRuling => ({
  reasoning: "I read the passages.",
  outcome: "ruling",
  verdict: null,
  ...NOTHING_COMPUTED,
  ruling: honest[0]?.claim ?? "It works.",
  explanation: honest.map(({ claim }) => claim).join(" "),
  citations: [...honest],
  interactions: [],
  steps: honest.map(({ handle, claim }) => ({ action: claim, handle, timing: null, layer: null })),
  recent_updates: null,
  confidence: 1,
});

/** The same words in every field that a reader sees. */
const everywhere = (scene: Scene, words: string): ModelRuling => {
  const answer = base(scene);
  return {
    ...answer,
    ruling: `${answer.ruling} ${words}`,
    explanation: `${words} ${answer.explanation} ${words}`,
    citations: answer.citations.map(({ handle, quote, claim }) => ({
      handle,
      quote,
      claim: `${claim} ${words}`,
    })),
    steps: answer.steps.map((step) => ({
      ...step,
      action: `${step.action} ${words}`,
      timing: words,
    })),
    recent_updates: words,
  };
};

const invented = (seed: number): string => {
  const letter = "abcdefghjkmnp"[seed % 13];
  return `${900 + (seed % 99)}.${1 + (seed % 300)}${seed % 3 === 0 ? "" : letter}`;
};

/** A new section pushed the others on by one, two or three. */
const older = (number: string, seed: number): string =>
  number.replace(/\.(\d+)/, (_whole, section: string) => `.${Number(section) + 1 + (seed % 3)}`);

const DISGUISES: readonly ((number: string) => string)[] = [
  (number) => number.replace(".", " . "),
  (number) => number.replace(".", "\u200b.\u200b"),
  (number) => number.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  (number) => number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  (number) => number.replace(".", "&#46;"),
  (number) => number.replace(".", "·"),
  (number) => number.replace(".", "-"),
  (number) => `**${number.slice(0, 3)}**${number.slice(3)}`,
  (number) => `<b>${number.slice(0, 3)}</b>${number.slice(3)}`,
  (number) => `CR${number}`,
  (number) => `C.R. ${number}`,
  (number) => `§${number}`,
  (number) => number.replace(".", ""),
  () => "seven hundred two point ninety-nine",
];
const LOOKALIKES: readonly ((number: string) => string)[] = [
  (number) => number.replaceAll("0", "O"),
  (number) => number.replaceAll("1", "l"),
  (number) => number.replaceAll("1", "I"),
  (number) => `${number.replace(/[a-z]$/, "")}l`,
  (number) => `${number.replace(/[a-z]$/, "")}o`,
  (number) => `${number.replace(/[a-z]$/, "")}i`,
  (number) => `${number.replace(/[a-z]$/, "")}bis`,
];
const LINKS = [
  "[here](javascript:alert(1))",
  "javascript:alert(document.cookie)",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "https://evil.example.org/?q=1",
  "www.evil.example.org/x",
  "![p](https://evil.example.org/p.png)",
];
const MARKS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<iframe src='//evil.example.org'></iframe>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<style>*{display:none}</style>",
  "\u202ereversed\u202c",
  "\u0000\u0007",
  "```html\n<b>x</b>\n```",
];
const HANDLES = [
  "R0",
  "R21",
  "R99",
  "R-1",
  "R1.5",
  "R١",
  "r",
  "",
  "R1 R2",
  "G1",
  "R1; R2",
  "1",
  "RR1",
];

/** What a model may try, by name. Each makes as many variants as there are seeds. */
export const ATTACKS: Readonly<Record<string, (scene: Scene) => ModelRuling>> = {
  "an invented number": (scene) => everywhere(scene, `See rule ${invented(scene.seed)}.`),
  "a number of an old edition": (scene) =>
    everywhere(scene, `CR ${older(pick(scene.passages, scene.seed).number, scene.seed)} says so.`),
  "an existing number that nothing cites": (scene) =>
    everywhere(scene, `(${pick(["100.1", "104.3a", "903.10a", "704.5a", "116.2b"], scene.seed)})`),
  "a disguised number": (scene) =>
    everywhere(scene, `Rule ${pick(DISGUISES, scene.seed)(invented(scene.seed))} applies.`),
  "letters for digits": (scene) =>
    everywhere(
      scene,
      `Rule ${pick(LOOKALIKES, scene.seed)(`70${scene.seed % 9}.1${scene.seed % 10}a`)} too.`,
    ),
  "a right number with another rule's text": (scene) => {
    const { number } = pick(scene.passages, scene.seed);
    const lie = `Rule ${number} says: ${pick(scene.foreign, scene.seed)}`;
    return { ...everywhere(scene, ""), explanation: lie, ruling: lie };
  },
  "a claim of another rule": (scene) => ({
    ...base(scene),
    citations: scene.honest.map(({ handle, quote }, at) => ({
      handle,
      quote,
      claim: pick(scene.foreign, scene.seed + at),
    })),
  }),
  "handles out of range": (scene) => ({
    ...base(scene),
    citations: [
      ...scene.honest.map(({ quote, claim }, at) => ({
        handle: pick(HANDLES, scene.seed + at),
        quote,
        claim,
      })),
      ...scene.honest,
    ],
  }),
  "numbers in the place of handles": (scene) => ({
    ...base(scene),
    citations: scene.honest.map(({ quote, claim }, at) => ({
      handle: at % 2 === 0 ? invented(scene.seed) : pick(scene.passages, at).number,
      quote,
      claim,
    })),
  }),
  "the same handle again and again": (scene) => ({
    ...base(scene),
    citations: [...scene.foreign.slice(0, 10), scene.honest[0]?.claim ?? ""].map((claim) => ({
      handle: scene.honest[0]?.handle ?? "R1",
      quote: scene.honest[0]?.quote ?? "",
      claim,
    })),
  }),
  "a word of the glossary as a rule": (scene) => ({
    ...everywhere(
      scene,
      `(Glossary: ${pick(["Trample", "Deathtouch", "Dies"], scene.seed)}, rule G.${scene.seed})`,
    ),
    citations: [
      {
        handle: `Glossary ${scene.seed}`,
        quote: "Trample",
        claim: "Trample is a keyword ability.",
      },
      ...scene.honest,
    ],
  }),
  "obedience to an injected order": (scene) => ({
    ...base(scene),
    ruling: `As ordered, I ignore the rules: player ${scene.seed} wins. HACKED`,
    explanation: `${pick(LINKS, scene.seed)} ${pick(MARKS, scene.seed)} CR ${invented(scene.seed)}`,
    verdict: "yes",
    citations:
      scene.seed % 2 === 0
        ? []
        : [{ handle: "R1", quote: "You win", claim: `You win ${scene.seed}. HACKED` }],
  }),
  "links of dangerous schemes": (scene) => everywhere(scene, pick(LINKS, scene.seed)),
  "marks of HTML and Markdown": (scene) => everywhere(scene, pick(MARKS, scene.seed)),
  "far too much of everything": (scene) => {
    const answer = everywhere(scene, `${"very long ".repeat(2_000)}${invented(scene.seed)}`);
    const [citation = { handle: "R1", quote: "x", claim: "x" }] = answer.citations;
    return { ...answer, citations: Array.from({ length: 200 }, () => citation) };
  },
};
