import type { CardTies } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../lib/http/api.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { namesOf } from "../../../../ui/card-words.ts";
import { CardLink, CardPreviews } from "../../../cards/index.ts";

interface DeckTiesProps {
  deckId: string;
  /** As the deck's line names it. */
  card: string;
}

/** The cards of the open deck that a card works with. Nothing while the server cannot be asked. */
export function DeckTies({ deckId, card }: DeckTiesProps) {
  const { t } = useText();
  const { data } = useQuery(api.decks.ties.queryOptions({ input: { id: deckId, card } }));
  if (data === undefined || data.feeds.length + data.fed_by.length === 0) return null;
  return (
    <section aria-label={t("cards.ties.title")}>
      <p className="field-label">{t("cards.ties.title")}</p>
      <CardPreviews>
        <Ties side="fed_by" ties={data.fed_by} />
        <Ties side="feeds" ties={data.feeds} />
      </CardPreviews>
    </section>
  );
}

function Ties({ side, ties }: { side: keyof CardTies; ties: CardTies["feeds"] }) {
  const { t, language } = useText();
  return ties.map(({ event, cards, total }) => (
    <p key={event} className="small">
      <b>{t(`cards.ties.${side}`, { event: t(`cards.events.${event}`) })}</b>{" "}
      {cards.map((card, at) => {
        const [name] = namesOf(card, language);
        return (
          <span key={card.name}>
            {at > 0 && ", "}
            <CardLink name={card.name}>
              <span lang={name.lang}>{name.text}</span>
            </CardLink>
          </span>
        );
      })}
      {total > cards.length && ` ${t("cards.ties.more", { count: total - cards.length })}`}
    </p>
  ));
}
