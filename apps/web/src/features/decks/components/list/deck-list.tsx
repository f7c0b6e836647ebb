import type { DeckDetail, DeckLine } from "@spellwright/contract";
import { ChevronsDownUp, ChevronsUpDown, LayoutGrid, List, Search } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Segmented, Select } from "../../../../ui/index.ts";
import { CardPreviews } from "../../../cards/index.ts";
import { useFoldedGroups } from "../../hooks/use-folded-groups.ts";
import { useGrouping, useListView, useOrder } from "../../hooks/use-list-view.ts";
import { GROUPINGS, groupLines, ORDERS } from "../../model/group-lines.ts";
import { queryLines } from "../../model/line-query.ts";
import layout from "../deck-layout.module.css";
import styles from "./deck-list.module.css";
import { LineGroupView } from "./line-group.tsx";

/** With fewer lines than this, the eye is faster than a search. */
const SEARCH_FROM = 20;

interface DeckListProps {
  deck: DeckDetail;
  onShow: (line: DeckLine) => void;
  /** Whether what changes and narrows the list is shown. */
  toolsShown: boolean;
  /** Where cards are added. */
  lead?: ReactNode;
  /** What can be done with a deck without cards. */
  empty?: ReactNode;
}

/** The cards by category, as a list or as pictures (FOR-07). */
export function DeckList({ deck, onShow, toolsShown, lead, empty }: DeckListProps) {
  const { t, language } = useText();
  const [view, setView] = useListView();
  const [text, setText] = useState("");
  const [by, setBy] = useGrouping();
  const [order, setOrder] = useOrder();
  const { folded, toggle, foldAll } = useFoldedGroups();
  const lines = deck.deck_cards;
  const found = useMemo(() => queryLines(lines, text), [lines, text]);
  const groups = useMemo(
    () => groupLines(found.lines, language, by, order),
    [found, language, by, order],
  );
  const cards = useMemo(
    () => new Map(lines.flatMap(({ card }) => (card === null ? [] : [[card.name, card] as const]))),
    [lines],
  );
  const allFolded = groups.length > 0 && groups.every(({ key }) => folded.has(key));
  return (
    <section className={layout.list} aria-label={t("deckPage.list.label")}>
      {lead}
      {lines.length === 0 ? (
        <div className={styles.empty}>
          <p>{t("deckPage.list.empty")}</p>
          {empty}
        </div>
      ) : (
        toolsShown && (
          <div className={styles.tools}>
            <Segmented
              label={t("deckPage.list.view")}
              value={view}
              options={[
                {
                  value: "list",
                  name: t("deckPage.list.asList"),
                  content: <List className="icon icon-small" />,
                },
                {
                  value: "grid",
                  name: t("deckPage.list.asGrid"),
                  content: <LayoutGrid className="icon icon-small" />,
                },
              ]}
              onChange={setView}
            />
            <Button
              variant="quiet"
              small
              className="button-tall"
              onClick={() => foldAll(allFolded ? [] : groups.map(({ key }) => key))}
            >
              {allFolded ? (
                <ChevronsUpDown className="icon" />
              ) : (
                <ChevronsDownUp className="icon" />
              )}
              {t(allFolded ? "deckPage.list.expand" : "deckPage.list.collapse")}
            </Button>
            <Select
              className={styles.choice}
              label={t("deckPage.list.group")}
              value={by}
              onChange={setBy}
            >
              {GROUPINGS.map((each) => (
                <option key={each} value={each}>
                  {t(`deckPage.list.groups.${each}`)}
                </option>
              ))}
            </Select>
            <Select
              className={styles.choice}
              label={t("deckPage.list.sort")}
              value={order}
              onChange={setOrder}
            >
              {ORDERS.map((each) => (
                <option key={each} value={each}>
                  {t(`deckPage.list.sorts.${each}`)}
                </option>
              ))}
            </Select>
            {lines.length >= SEARCH_FROM && (
              <span className={`field-box ${styles.filter}`}>
                <Search className="icon icon-small" />
                <input
                  type="search"
                  value={text}
                  aria-label={t("deckPage.list.filter")}
                  placeholder={t("deckPage.list.filterHelp")}
                  onChange={(event) => setText(event.target.value)}
                />
              </span>
            )}
          </div>
        )
      )}
      {lines.length > 0 && (groups.length === 0 || found.problems.length > 0) && (
        <div className="muted" role="status">
          {found.problems.map(({ why, term }) => (
            <p key={why + term}>{t(`deckPage.list.problems.${why}`, { term })}</p>
          ))}
          {groups.length === 0 && <p>{t("deckPage.list.filterNone", { text: text.trim() })}</p>}
        </div>
      )}
      <CardPreviews known={cards}>
        {groups.map((group) => (
          <LineGroupView
            key={group.key}
            group={group}
            view={view}
            // What is searched for is shown, folded or not.
            folded={folded.has(group.key) && text.trim() === ""}
            onToggle={() => toggle(group.key)}
            onShow={onShow}
          />
        ))}
      </CardPreviews>
    </section>
  );
}
