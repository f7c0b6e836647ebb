import type { DeckDetail } from "@spellwright/contract";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { useSwapCards } from "../../deck-swaps/index.ts";
import styles from "./lower-bracket-options.module.css";

/** What must go for a lower bracket, with one tap and an undo (BRK-03). */
export function LowerBracketOptions({ deck }: { deck: Pick<DeckDetail, "id" | "ways_down"> }) {
  const { t, language } = useText();
  const online = useOnline();
  const change = useSwapCards(deck.id);
  const ways = deck.ways_down.filter(({ cuts }) => cuts.length > 0);
  if (ways.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return (
    <section>
      <h4 className="ruled-heading">{t("bracketPage.lowerBracketOptions.title")}</h4>
      <ul className={styles.ways}>
        {ways.map(({ bracket, cuts }) => (
          <li key={bracket}>
            <p className="grow">
              {t("bracketPage.lowerBracketOptions.way", {
                bracket,
                cards: list.format(
                  cuts.map((card) =>
                    language === "fr" ? (card.printed_name ?? card.name) : card.name,
                  ),
                ),
              })}
            </p>
            <Button
              small
              className="button-tall"
              busy={change.isPending}
              disabled={!online}
              disabledReason={t("deckPage.readOnlyReason")}
              onClick={() =>
                change.mutate({
                  swaps: cuts.map(({ name }) => ({ cut: name, add: null })),
                  done: (count) => t("bracketPage.lowerBracketOptions.done", { count }),
                })
              }
            >
              {t("bracketPage.lowerBracketOptions.cut", { count: cuts.length })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
