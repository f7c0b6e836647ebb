import type { Message } from "@spellwright/contract";
import { createCitedRuleCheck, type Knowledge } from "../knowledge/index.ts";

/** What telling of changes needs to know of the edition in use. */
export type RulesInUse = Pick<Knowledge, "editions" | "rulebook" | "rulesBrowser">;

const citedBy = ({ payload }: Message) =>
  payload.type === "oracle" ? payload.ruling.relevant_rules : [];

/**
 * ORA-17: an answer is pinned to the edition it was given from. Cited rules that a newer edition in use
 * changed, moved or removed carry `changed_since`. No query for each message.
 */
export const markRuleChanges = async (
  rules: RulesInUse,
  messages: readonly Message[],
): Promise<Message[]> => {
  const check = await createCitedRuleCheck(rules, messages.flatMap(citedBy));
  return messages.map((message) => {
    const { payload } = message;
    if (payload.type !== "oracle") return message;
    const ruling = { ...payload.ruling, relevant_rules: check(payload.ruling.relevant_rules) };
    return { ...message, payload: { ...payload, ruling } };
  });
};
