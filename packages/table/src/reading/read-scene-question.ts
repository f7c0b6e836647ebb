import type { Side } from "../scene.ts";
import type { SceneQuestion, StatedAct, StatedCard } from "./stated-scene.ts";

/** What was heard of a question about the table. */
interface Heard {
  readonly acts: readonly StatedAct[];
  readonly wantsAmount: boolean;
  readonly of: Extract<SceneQuestion, { readonly kind: "amount" }>["of"] | undefined;
  readonly side: Side | undefined;
  readonly stoppedBy: StatedCard | undefined;
  /** Cards without a part. The first one is what may be stopped. */
  readonly loose: StatedCard[];
  readonly triggering: StatedCard | undefined;
  readonly isAllowed: boolean;
  readonly isFree: boolean;
}

/** What a question wants. Undefined where that is not heard. */
export function readSceneQuestion(heard: Heard): SceneQuestion | undefined {
  const { acts, stoppedBy, triggering } = heard;
  if (heard.wantsAmount) return amountOf(heard);
  if (stoppedBy !== undefined) return stopsOf(stoppedBy, heard);
  if (triggering !== undefined) return { kind: "triggers", card: triggering };
  const act = acts.at(-1);
  return heard.isAllowed && act
    ? { kind: "allowed", act: inOrder(act, acts), isFree: heard.isFree }
    : undefined;
}

/** “I already cast a spell, can I cast @0?”: it is the second one. */
function inOrder(act: StatedAct, acts: readonly StatedAct[]): StatedAct {
  const before = acts.filter(
    (one) =>
      one !== act &&
      one.doing === "cast" &&
      one.by === act.by &&
      (one.group?.kind === "spell" ||
        (one.card !== undefined && one.card.place !== act.card?.place)),
  );
  if (act.doing !== "cast" || act.ordinal !== undefined || before.length === 0) return act;
  return { ...act, ordinal: before.reduce((sum, { group }) => sum + (group?.amount ?? 1), 1) };
}

function amountOf({ of, side }: Heard): SceneQuestion | undefined {
  if (of === undefined) return undefined;
  return { kind: "amount", of, ...(side === undefined ? {} : { side }) };
}

function stopsOf(by: StatedCard, { acts: [act], loose }: Heard): SceneQuestion {
  if (act !== undefined) return { kind: "stops", by, act };
  const card = loose.shift();
  return { kind: "stops", by, ...(card === undefined ? {} : { card }) };
}
