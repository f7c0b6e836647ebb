import { deedsOf, headOf } from "@spellwright/card-text";
import type { Language } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { foldText } from "@spellwright/text";
import { abilitiesOf } from "../abilities-of.ts";
import { plainForm } from "./plain-form.ts";
import type { Sense } from "./symbols.ts";

const TOKEN = plainForm("jeton", "fr");

/** The words by which the tokens that named cards create are called: “goblins”, « soldats ». */
export function tokenNames(
  cards: readonly NamedCard[],
  language: Language,
): ReadonlyMap<string, Sense> {
  return new Map(
    cards.flatMap(({ card }) =>
      deedsOf(abilitiesOf(card))
        .flatMap(({ verb, what = {} }) => (verb === "create" ? (what.either ?? [what]) : []))
        .filter((noun) => headOf(noun).thing === "token")
        .flatMap(({ is: traits = [] }) => {
          const sense: Sense = traits.some(({ type }) => type === "creature")
            ? "creature-token"
            : "artifact-token";
          const names =
            language === "en"
              ? traits.flatMap(({ subtype }) => subtype ?? [])
              : describedInFrench(card.printed_text ?? "");
          return names.map((name) => [plainForm(name.toLowerCase(), language), sense] as const);
        }),
    ),
  );
}

/** What stands behind « jeton » in its sentence: « crée deux jetons de créature 1/1 Soldat ». */
function describedInFrench(text: string): readonly string[] {
  const { tokens } = foldText(text);
  const start = tokens.findIndex((word) => plainForm(word, "fr") === TOKEN);
  const end = tokens.indexOf(".", start);
  return start < 0 ? [] : tokens.slice(start + 1, end < 0 ? tokens.length : end);
}
