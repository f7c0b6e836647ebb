import { AtSign } from "lucide-react";
import { type KeyboardEvent, Suspense, useId, useRef, useState } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { useShortcut } from "../../../../lib/page/use-shortcut.ts";
import { withTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { IconButton } from "../../../../ui/index.ts";
import type { ZapLimit } from "../../../billing/index.ts";
import {
  ComposerBar,
  ComposerBox,
  type ComposerState,
  Counter,
  isComposing,
  RefusalNote,
  SendButton,
  useFieldHeight,
  useSending,
} from "../../../chat/index.ts";
import type { EffortSetting } from "../../hooks/use-effort.ts";
import { useFieldCaret } from "../../hooks/use-field-caret.ts";
import { useMentionHint } from "../../hooks/use-mention-hint.ts";
import { useMentionList } from "../../hooks/use-mention-list.ts";
import { useQuestionEdits } from "../../hooks/use-question-edits.ts";
import { optionId } from "../../model/card-options.ts";
import { CardSearchButton } from "../card-search/card-search-button.tsx";
import styles from "./composer.module.css";
import { EffortSelector } from "./effort-selector.tsx";
import { MentionMirror } from "./mention-mirror.tsx";

const CardList = lazyPart(() => import("./card-list.tsx"), "CardList");
const Explained = lazyPart(() => import("./explained.tsx"), "Explained");
const AttachedTable = lazyPart(
  withTexts("table", () => import("./attached-table.tsx")),
  "AttachedTable",
);

interface ComposerProps {
  composer: ComposerState;
  onSend: () => void;
  /** Set while this discussion is thinking: the button stops instead of sending. */
  onStop: (() => void) | null;
  effort: EffortSetting;
  placeholder: string;
  /** Why the question was not sent, under the field. */
  limit: ZapLimit | null;
  /** Characters that a question needs here. */
  min: number;
  /** Whether the help on naming cards stays. */
  help: boolean;
  /** It replaces the composer that the question was written in: the focus stays with the person. */
  takesFocus: boolean;
}

/** Where a question to the Oracle is written: Enter sends, `@` names a card (ORA-05, ORA-06, ORA-09). */
export function Composer(props: ComposerProps) {
  const { t } = useText();
  const { composer, onStop } = props;
  const { draft, field } = composer;
  const id = useId();
  const listId = `${id}-cards`;
  const noteId = `${id}-note`;
  const mirror = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const caret = useFieldCaret(field, draft.text);
  const edits = useQuestionEdits(composer, caret);
  const list = useMentionList(draft.text, caret.position, focused, edits.chooseCard);
  const hint = useMentionHint(draft.text);
  const { length, sendable, note, ...sending } = useSending({
    text: draft.text,
    min: props.min,
    tooShort: "oracle.composer.tooShort",
    limit: props.limit,
    onSend: props.onSend,
  });
  useFieldHeight(field, draft.text);
  useShortcut("/", () => field.current?.focus());

  const send = () => {
    if (onStop === null) sending.send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (list.onKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === "Backspace" && selectionStart === selectionEnd) {
      if (edits.deleteCardBefore(selectionStart)) event.preventDefault();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  };
  return (
    <div className={styles.composer}>
      {list.open && list.typed !== null && (
        <Suspense>
          <CardList
            id={listId}
            query={list.typed.query.trim()}
            search={list.search}
            active={list.active}
            onActive={list.setActive}
            onChoose={list.choose}
          />
        </Suspense>
      )}
      <ComposerBox>
        {draft.table !== undefined && (
          <Suspense>
            <AttachedTable table={draft.table} onRemove={edits.removeTable} />
          </Suspense>
        )}
        <label className="visually-hidden" htmlFor={id}>
          {t("oracle.composer.label")}
        </label>
        <div className={styles.field}>
          <MentionMirror
            text={draft.text}
            typed={list.open ? list.typed : null}
            mirrorRef={mirror}
          />
          <textarea
            id={id}
            ref={field}
            rows={2}
            value={draft.text}
            placeholder={props.placeholder}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: only where the focus already was
            autoFocus={props.takesFocus}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={list.open && list.search.state === "found" ? listId : undefined}
            aria-activedescendant={
              list.open && list.search.state === "found" ? optionId(listId, list.active) : undefined
            }
            aria-invalid={length.excess === null ? undefined : true}
            aria-describedby={note === null ? undefined : noteId}
            onChange={(event) => {
              edits.write(event.target.value);
              caret.read();
            }}
            onSelect={caret.read}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onKeyDown={onKeyDown}
            onCopy={edits.copy}
            onCut={edits.copy}
            onScroll={(event) => {
              if (mirror.current !== null) mirror.current.scrollTop = event.currentTarget.scrollTop;
            }}
          />
        </div>
        <ComposerBar>
          <IconButton
            className={styles.at}
            label={t("oracle.composer.findCard")}
            onClick={edits.insertAt}
          >
            <AtSign className="icon" />
          </IconButton>
          <CardSearchButton onInsert={edits.insertCards} />
          <EffortSelector setting={props.effort} />
          <Counter length={length} min={props.min} />
          <SendButton disabled={!sendable} onSend={send} onStop={onStop} />
        </ComposerBar>
      </ComposerBox>
      {note !== null && (
        <RefusalNote id={noteId} limit={sending.limit}>
          {note}
        </RefusalNote>
      )}
      {props.min > 1 && draft.text !== "" && (
        <Suspense>
          <Explained text={draft.text} />
        </Suspense>
      )}
      {note === null && (props.help || hint) && (
        <p className="field-help">
          <AtSign className="icon icon-small" />
          {t(hint ? "oracle.composer.mentionHint" : "oracle.composer.mentionHelp")}
        </p>
      )}
    </div>
  );
}
