import type { DeckPlan } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { PlanCards } from "./plan-cards.tsx";

/** A theme with the cards that make it and those that reward it. */
export function PlanTheme({ theme }: { theme: DeckPlan["themes"][number] }) {
  const { t } = useText();
  const { name, enablers, payoffs } = theme;
  return (
    <>
      <h4>{name}</h4>
      <PlanCards label={t("forgeChat.plan.enablers")} cards={enablers} />
      <PlanCards label={t("forgeChat.plan.payoffs")} cards={payoffs} />
    </>
  );
}
