import type { Steps } from "@spellwright/cards";
import type { Bilingual, Language } from "@spellwright/contract";
import { PackedTexts } from "@spellwright/text";
import { vocabularyInSteps } from "../vocabulary/create-vocabulary.ts";
import type { Definition } from "./definition.ts";
import type { ElsewhereLine } from "./elsewhere.ts";
import type { JudgeKnowledge, WrittenKnowledge } from "./knowledge.ts";
import { PackedSettledQuestion } from "./packed-settled-question.ts";
import { PackedWordings } from "./packed-wordings.ts";
import type { Condition, SettledQuestion } from "./settled-question.ts";

/** A question about something else, whose text stays packed until it is read. */
class PackedElsewhere implements ElsewhereLine {
  readonly language: ElsewhereLine["language"];
  readonly #texts: PackedTexts;
  readonly #place: number;

  constructor({ language, text }: ElsewhereLine, texts: PackedTexts) {
    this.language = language;
    this.#texts = texts;
    this.#place = texts.add(text);
  }

  get text(): string {
    return this.#texts.read(this.#place);
  }
}

/** What else players call a term, packed until it is read. */
class PackedNames implements Record<Language, readonly string[]> {
  readonly #names: Bilingual;

  constructor({ fr = [], en = [] }: NonNullable<Definition["also"]>, texts: PackedTexts) {
    this.#names = texts.addBilingual({ fr: fr.join(BREAK), en: en.join(BREAK) });
  }

  get fr(): string[] {
    return namesIn(this.#names.fr);
  }

  get en(): string[] {
    return namesIn(this.#names.en);
  }
}

const BREAK = "\n";
const namesIn = (packed: string): string[] => (packed === "" ? [] : packed.split(BREAK));

/** What a judge knows, from what is written: a concept, a phrase or a settled question a step. */
export function* deriveKnowledgeInSteps(written: WrittenKnowledge): Steps<JudgeKnowledge> {
  const vocabulary = yield* vocabularyInSteps(written.vocabulary, written.figures);
  const texts = new PackedTexts();
  const wordings = new PackedWordings(
    written.settledQuestions.reduce((sum, line) => sum + line.wordings.length, 0),
  );
  const lists = new Map<string, string[]>();
  const idOf = (id: string) => vocabulary.concepts.get(id)?.id ?? id;
  const shared = (ids: readonly string[]) => {
    const key = ids.join(BREAK);
    const list = lists.get(key) ?? ids.map(idOf);
    lists.set(key, list);
    return list;
  };
  const parts = { texts, wordings, shared, conditions: new Map<string, Condition>() };
  const settledQuestions: SettledQuestion[] = [];
  for (const line of written.settledQuestions) {
    yield;
    settledQuestions.push(new PackedSettledQuestion(line, parts));
  }
  const definitions = written.definitions.map(({ term, also, definition, detail, rules }) => ({
    rules,
    ...(also ? { also: new PackedNames(also, texts) } : {}),
    term: texts.addBilingual(term),
    definition: texts.addBilingual(definition),
    ...(detail ? { detail: texts.addBilingual(detail) } : {}),
  }));
  const elsewhere = written.elsewhere.map((line) => new PackedElsewhere(line, texts));
  texts.close();
  wordings.close();
  return { vocabulary, settledQuestions, wordings, elsewhere, definitions };
}
