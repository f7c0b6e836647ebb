import type { CardSynergies } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../lib/http/api.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { namesOf } from "../../../../ui/card-words.ts";
import { CardLink, CardPreviews } from "../../../cards/index.ts";

interface DeckSynergiesProps {
  deckId: string;
  /** As the deck's line names it. */
  card: string;
}

/** The cards of the open deck that a card works with. Nothing while the server cannot be asked. */
export function DeckSynergies({ deckId, card }: DeckSynergiesProps) {
  const { t } = useText();
  const { data } = useQuery(api.decks.synergies.queryOptions({ input: { id: deckId, card } }));
  if (data === undefined || data.feeds.length + data.fed_by.length === 0) return null;
  return (
    <section aria-label={t("cards.synergies.title")}>
      <p className="field-label">{t("cards.synergies.title")}</p>
      <CardPreviews>
        <Synergies side="fed_by" synergies={data.fed_by} />
        <Synergies side="feeds" synergies={data.feeds} />
      </CardPreviews>
    </section>
  );
}

function Synergies({
  side,
  synergies,
}: {
  side: keyof CardSynergies;
  synergies: CardSynergies["feeds"];
}) {
  const { t, language } = useText();
  return synergies.map(({ event, cards, total }) => (
    <p key={event} className="small">
      <b>{t(`cards.synergies.${side}`, { event: t(`cards.events.${event}`) })}</b>{" "}
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
      {total > cards.length && ` ${t("cards.synergies.more", { count: total - cards.length })}`}
    </p>
  ));
}
