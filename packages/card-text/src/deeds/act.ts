import type { Clause, Noun } from "../types/index.ts";
import type { Antecedents } from "./antecedents.ts";
import type { Act } from "./deed.ts";

const NOBODY: Noun = {};

/** The acts of a clause, told actively: "is dealt damage" is damage to its subject. Two verbs are two acts. */
export function actsOf(clause: Clause, subject: Noun, names: Antecedents): readonly Act[] {
  const { verb = "", passive, by, what, to, part } = clause;
  const whom = names.thing(subject);
  const resolved = (noun: Noun | undefined) => (noun === undefined ? undefined : names.thing(noun));
  const who = passive === true ? (resolved(by) ?? NOBODY) : whom;
  const isDealt = passive === true && verb === "deal" && what !== undefined;
  const told: readonly (readonly [Noun | undefined, Noun | undefined])[] =
    passive === true
      ? [isDealt ? [what, whom] : [whom, resolved(to)]]
      : [
          [resolved(what), resolved(to)],
          ...(clause.secondTo === undefined
            ? []
            : [[resolved(clause.second), resolved(clause.secondTo)] as const]),
        ];
  const verbs = part === undefined ? verb.split(" or ") : [verb];
  return told.flatMap(([object, target]) =>
    verbs.map((one) => ({
      verb: one,
      who,
      ...(object === undefined ? {} : { what: object }),
      ...(target === undefined ? {} : { to: target }),
      clause,
    })),
  );
}
