import type { DeckLine } from "@spellwright/contract";
import { type DeckConflict, mergeDecks } from "../../../lib/offline/outbox/decks/merge-decks.ts";
import type { EditedThing, Outbox, SyncProblem } from "../../../lib/offline/outbox/store.ts";
import { editedDeck } from "../../../lib/offline/outbox/with-edits.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { nameOf } from "../../../ui/card-words.ts";
import styles from "./conflict-table.module.css";

interface ConflictTableProps {
  outbox: Outbox;
  thing: EditedThing;
  trouble: Extract<SyncProblem, { kind: "deck" | "title" }>;
}

/** What both devices changed: what it is here beside what it is elsewhere. */
export function ConflictTable({ outbox, thing, trouble }: ConflictTableProps) {
  const { t } = useText();
  return (
    <table className={styles.sides}>
      <thead>
        <tr>
          <th scope="col">{t("outbox.conflict.what")}</th>
          <th scope="col">{t("outbox.conflict.mine")}</th>
          <th scope="col">{t("outbox.conflict.theirs")}</th>
        </tr>
      </thead>
      <tbody>
        {trouble.kind === "deck" ? (
          <DeckRows outbox={outbox} thing={thing} trouble={trouble} />
        ) : (
          <tr>
            <th scope="row">{t("outbox.conflict.rename")}</th>
            <td>{withoutMarkup(titleOf(outbox, thing))}</td>
            <td>{withoutMarkup(trouble.theirs.title)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const titleOf = ({ edits }: Outbox, { thing, name }: EditedThing): string => {
  const named = edits.flatMap((edit) =>
    edit.thing === thing && edit.call === "discussions.update" ? [edit.title] : [],
  );
  return named.at(-1) ?? name;
};

function DeckRows({
  outbox,
  thing,
  trouble,
}: ConflictTableProps & { trouble: Extract<SyncProblem, { kind: "deck" }> }) {
  const { base = trouble.theirs } = thing;
  const own = outbox.edits.filter((edit) => edit.thing === thing.thing);
  const { conflicts } = mergeDecks(base, editedDeck(base, own), trouble.theirs);
  return conflicts.map((conflict) =>
    conflict.kind === "card" ? (
      <CardRow key={conflict.name} conflict={conflict} />
    ) : (
      <FieldRow key={conflict.field} conflict={conflict} />
    ),
  );
}

function CardRow({ conflict }: { conflict: Extract<DeckConflict, { kind: "card" }> }) {
  const { language } = useText();
  const { mine, theirs, base } = conflict;
  const card = [...base, ...theirs, ...mine].find((line) => line.card !== null)?.card;
  const shown = nameOf(card ?? { name: conflict.name, printed_name: null }, language);
  return (
    <tr>
      <th scope="row" lang={shown.lang}>
        {shown.text}
      </th>
      <td>
        <Copies lines={mine} />
      </td>
      <td>
        <Copies lines={theirs} />
      </td>
    </tr>
  );
}

function Copies({ lines }: { lines: readonly DeckLine[] }) {
  const { t } = useText();
  if (lines.length === 0) return t("outbox.conflict.none");
  return lines.map((line) => (
    <span className={styles.copies} key={line.id}>
      {t("outbox.conflict.copies", {
        quantity: line.quantity,
        board: line.is_commander
          ? t("outbox.conflict.commander")
          : t(`deckPage.boards.${line.board}`),
      })}
    </span>
  ));
}

const FIELDS = {
  name: "forge.edit.name",
  format: "forge.edit.format",
  description: "forge.edit.description",
  featured_card_name: "forge.edit.featured",
} as const;

function FieldRow({ conflict }: { conflict: Extract<DeckConflict, { kind: "field" }> }) {
  const { t } = useText();
  const { field } = conflict;
  const say = (value: string | null) => (value === null ? t("outbox.conflict.empty") : value);
  return (
    <tr>
      <th scope="row">{t(FIELDS[field])}</th>
      <td>{say(conflict.mine)}</td>
      <td>{say(conflict.theirs)}</td>
    </tr>
  );
}
