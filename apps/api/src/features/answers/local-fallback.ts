import type { Engine, LanguageModel } from "@spellwright/contract";
import { isProviderTrouble } from "@spellwright/services";
import { describeError, type Log } from "../../http/index.ts";

/**
 * Answers with the model. Where its provider is in trouble, what code alone can say takes its place and
 * names the model that was asked (ERR-04).
 *
 * @param answer asks with the model that it is given; without one it asks nobody
 * @param isTrouble what the local answer takes the place of. What a model says or declines is no trouble
 *   of its provider’s, unless the local answer is as whole without it
 * @throws whatever the answer throws. When its run is over, also the trouble
 */
export const withLocalFallback = async <Answer extends { readonly engine: Engine }>(
  { model, log }: { readonly model: LanguageModel | undefined; readonly log: Log },
  signal: AbortSignal,
  answer: (model: LanguageModel | undefined) => Promise<Answer>,
  isTrouble: (error: unknown) => boolean = isProviderTrouble,
): Promise<Answer> => {
  try {
    return await answer(model);
  } catch (error) {
    if (model === undefined || !isTrouble(error) || signal.aborted) throw error;
    log.warn({ error: describeError(error) }, "no model answers: the local answer takes its place");
    const local = await answer(undefined);
    return { ...local, engine: { ...local.engine, fallback_from: model.name } };
  }
};

/** Whether code answered in the place of a model that could not: nobody asked for that, nobody pays it. */
export const isLocalFallback = ({ kind, fallback_from }: Engine): boolean =>
  kind === "local" && fallback_from !== undefined;
