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
  const verbs = part === undefined ? verb.split(" or ") : [verb];
  const isDealt = passive === true && verb === "deal" && what !== undefined;
  const told = [
    passive === true
      ? { what: isDealt ? what : subject, to: isDealt ? subject : to, clause }
      : { what, to, clause },
    ...secondOf(clause),
    ...thirdOf(clause),
  ];
  return told.flatMap((one) => {
    const object = resolved(one.what);
    const target = resolved(one.to);
    return verbs.map((each) => ({
      verb: each,
      who,
      ...(object === undefined ? {} : { what: object }),
      ...(target === undefined ? {} : { to: target }),
      clause: one.clause,
    }));
  });
}

/** A clause with two objects says its verb twice: "one of them into your hand and the other on the bottom". */
function secondOf(clause: Clause): readonly Pick<Act, "what" | "to" | "clause">[] {
  const { second, secondTo, secondPlace } = clause;
  if (second === undefined || (secondTo ?? secondPlace) === undefined) return [];
  if (secondPlace === undefined)
    return [{ what: second, ...(secondTo === undefined ? {} : { to: secondTo }), clause }];
  return [{ what: second, clause: { ...clause, place: secondPlace } }];
}

function thirdOf({ third, thirdPlace, ...clause }: Clause): ReturnType<typeof secondOf> {
  return third === undefined || thirdPlace === undefined
    ? []
    : [{ what: third, clause: { ...clause, place: thirdPlace } }];
}
