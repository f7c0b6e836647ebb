import type { DeckListItem } from "@spellwright/contract";
import { ListChecks, Rows3 } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { ConfirmDialog, IconButton } from "../../../ui/index.ts";
import { SelectionBar } from "../../../ui/selection-bar.tsx";
import { EditDialog } from "../../decks/index.ts";
import { useDeckActions } from "../hooks/use-deck-actions.ts";
import type { DeckSelection } from "../hooks/use-deck-selection.ts";
import { CardGrid } from "./card-grid.tsx";
import { DeckCard } from "./deck-card.tsx";
import { DeckChoice } from "./deck-choice.tsx";
import styles from "./deck-results.module.css";
import { DeckRow } from "./deck-row.tsx";
import { ExportDialog } from "./export-dialog.tsx";

const CARDS = { rowHeight: 25, gap: 1.25, minColumnWidth: 20 };
const ROWS = { rowHeight: 4, gap: 0.5, minColumnWidth: 22 };

interface DeckResultsProps {
  decks: readonly DeckListItem[];
  /** How many there are, read or not. */
  total: number;
  compact: boolean;
  onCompact: (compact: boolean) => void;
  selection: DeckSelection;
  /** Of another view: this one is still being read. */
  stale: boolean;
  onNearEnd: () => void;
}

/** The decks that a view shows, as cards or lines, and what is done to one or several of them (FOR-02). */
export function DeckResults(props: DeckResultsProps) {
  const { decks, total, compact, selection, stale, onNearEnd } = props;
  const { t } = useText();
  const actions = useDeckActions();
  const { selected } = selection;
  const now = new Date();
  const shown = (deck: DeckListItem) =>
    compact ? (
      <DeckRow deck={deck} actions={actions} />
    ) : (
      <DeckCard deck={deck} now={now} actions={actions} />
    );
  return (
    <>
      {selected === null ? (
        <ResultsHead {...props} locked={actions.editLocked} />
      ) : (
        <SelectedDecks selection={selection} decks={decks} />
      )}
      <div aria-busy={stale || undefined}>
        <CardGrid
          label={t("forge.decks.label")}
          shape={compact ? ROWS : CARDS}
          items={decks}
          total={total}
          keyOf={({ id }) => id}
          onNearEnd={onNearEnd}
          card={(deck) =>
            selected === null ? (
              shown(deck)
            ) : (
              <DeckChoice deck={deck} chosen={selected.has(deck.id)} onToggle={selection.toggle}>
                {shown(deck)}
              </DeckChoice>
            )
          }
        />
      </div>
      <DeckDialogs decks={decks} actions={actions} />
    </>
  );
}

type ResultsHeadProps = DeckResultsProps & { locked: boolean };

/** How many there are, how they are drawn, and the way to select several. */
function ResultsHead({ total, compact, onCompact, selection, locked }: ResultsHeadProps) {
  const { t } = useText();
  return (
    <div className={`row between ${styles.head}`}>
      <p className="small soft figures" role="status">
        {t("forge.decks.count", { count: total })}
      </p>
      <span className="row">
        <IconButton
          label={t("forge.decks.compact")}
          aria-pressed={compact}
          onClick={() => onCompact(!compact)}
        >
          <Rows3 className="icon" />
        </IconButton>
        <IconButton
          label={t("forge.decks.select")}
          aria-pressed={false}
          aria-disabled={locked || undefined}
          onClick={() => {
            if (!locked) selection.start();
          }}
        >
          <ListChecks className="icon" />
        </IconButton>
      </span>
    </div>
  );
}

/** Several are selected: how many, and their deletion. */
function SelectedDecks({ selection, decks }: Pick<DeckResultsProps, "selection" | "decks">) {
  const { t } = useText();
  const chosen = decks.filter(({ id }) => selection.selected?.has(id));
  const count = chosen.length;
  const discussions = chosen.reduce((sum, deck) => sum + deck.discussion_count, 0);
  return (
    <SelectionBar
      count={count}
      words={{
        count: t("forge.decks.selected", { count }),
        remove: t("forge.decks.deleteSome", { count }),
        question: t("forge.decks.deleteSomeTitle", { count }),
        consequence: t("forge.decks.deleteSomeText", { count: discussions }),
      }}
      all={selection.isAll(decks)}
      readingAll={selection.readingAll}
      onAll={selection.selectAll}
      onNone={() => selection.replace([])}
      onLeave={selection.leave}
      onDelete={() => selection.remove(chosen.map(({ id }) => id))}
    />
  );
}

interface DeckDialogsProps {
  decks: readonly DeckListItem[];
  actions: ReturnType<typeof useDeckActions>;
}

/** The dialogs about one deck of the list. */
function DeckDialogs({ decks, actions }: DeckDialogsProps) {
  const { t } = useText();
  const { edited, exported, doomed, close } = actions;
  return (
    <>
      <EditDialog
        // With the revision that the list knows now: after a conflict one may save again.
        deck={decks.find(({ id }) => id === edited?.id) ?? edited}
        onClose={close}
      />
      <ExportDialog deck={exported} open={exported !== null} onClose={close} />
      <ConfirmDialog
        open={doomed !== null}
        onClose={close}
        title={t("forge.deck.deleteTitle")}
        message={t("forge.deck.deleteText", {
          name: doomed?.name ?? "",
          count: doomed?.discussion_count ?? 0,
        })}
        action={t("forge.deck.deleteConfirm")}
        onConfirm={actions.confirmDelete}
      />
    </>
  );
}
