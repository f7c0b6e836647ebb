import { existsSync, readFileSync } from "node:fs";

const FULL = new URL("../../../../shared/data/comprehensive-rules.txt", import.meta.url);
const RULE = /^(\d{3}\.\d+[a-z]?)\.? /;

const readExamples = (): ReadonlyMap<string, readonly string[]> | undefined => {
  if (!existsSync(FULL)) {
    process.stdout.write(
      "worked examples not checked: no official rules text beside the repository\n",
    );
    return undefined;
  }
  const examples = new Map<string, string[]>();
  let rule = "";
  for (const line of readFileSync(FULL, "utf8").split(/\r?\n/)) {
    rule = RULE.exec(line)?.[1] ?? rule;
    if (line.startsWith("Example:")) examples.set(rule, [...(examples.get(rule) ?? []), line]);
  }
  return examples;
};

/** Worked examples of the official rules by rule number. Undefined where the text does not lie beside the repository. */
export const workedExamples = readExamples();
