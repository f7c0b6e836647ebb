import type { GlossaryTerm } from "@spellwright/contract";
import { CardTextLine } from "../../../ui/card-text.tsx";
import { textPartsOf } from "../model/parts-of-text.ts";
import { RuleLink } from "./rule-link.tsx";

/** The lines of a definition, with the rules that they name as links. */
export function TermDefinition({ term }: { term: GlossaryTerm }) {
  const known = new Set(term.rules);
  const text = term.definition;
  const named = new Set(
    textPartsOf(text, (number) => known.has(number)).flatMap((part) =>
      part.kind === "rule" ? part.number : [],
    ),
  );
  const unnamed = term.rules.filter((number) => !named.has(number));
  return (
    <>
      {text.split("\n").map((line) => (
        <p key={line} lang={term.language}>
          {textPartsOf(line, (number) => known.has(number)).map((part, place) =>
            part.kind === "rule" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
              <RuleLink key={place} number={part.number}>
                {part.text}
              </RuleLink>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
              <CardTextLine key={place} line={part.text} />
            ),
          )}
        </p>
      ))}
      {unnamed.length > 0 && (
        <p className="row wrap small">
          {unnamed.map((number) => (
            <RuleLink key={number} number={number} />
          ))}
        </p>
      )}
    </>
  );
}
