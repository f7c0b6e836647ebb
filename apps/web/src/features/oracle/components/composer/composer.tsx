import type { CardSummary } from "@spellwright/contract";
import { errorSentence } from "@spellwright/locales";
import { AtSign } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";
import { withoutMarkup } from "../../../../lib/card-markup.ts";
import { QUESTION_MAX_LENGTH, QUESTION_MIN_LENGTH } from "../../../../lib/contract.static.ts";
import { lazyPart } from "../../../../lib/lazy-part.ts";
import { useText } from "../../../../lib/text.tsx";
import { useShortcut } from "../../../../lib/use-shortcut.ts";
import { IconButton } from "../../../../ui/index.ts";
import type { ZapLimit } from "../../../billing/index.ts";
import {
  Counter,
  type Draft,
  deleteMentionBefore,
  insertMention,
  insertNames,
  RefusalNote,
  SendButton,
} from "../../../chat/index.ts";
import type { EffortSetting } from "../../hooks/use-effort.ts";
import { useFieldEdit } from "../../hooks/use-field-edit.ts";
import { useMentionHint } from "../../hooks/use-mention-hint.ts";
import { useMentionList } from "../../hooks/use-mention-list.ts";
import { optionId } from "../../model/card-list.ts";
import { cardName } from "../../model/card-names.ts";
import { measureQuestion } from "../../model/question-length.ts";
import { CardSearchButton } from "../card-search/card-search-button.tsx";
import { EffortSelector } from "./effort-selector.tsx";
import { MentionMirror } from "./mention-mirror.tsx";

const CardList = lazyPart(() => import("./card-list.tsx"), "CardList");

interface ComposerProps {
  /** The page also writes into the field, and goes there. */
  field: RefObject<HTMLTextAreaElement | null>;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** After something else than the keyboard wrote into the field. */
  onWritten: () => void;
  onSend: () => void;
  /** Set while this discussion is thinking: the button stops instead of sending. */
  onStop: (() => void) | null;
  effort: EffortSetting;
  placeholder: string;
  /** Why the question was not sent, under the field. */
  limit: ZapLimit | null;
  /** Whether the help on naming cards stays. */
  help: boolean;
  /** It replaces the composer that the question was written in: the focus stays with the person. */
  takesFocus: boolean;
}

export function Composer(props: ComposerProps) {
  const { t, language } = useText();
  const { draft, field, onChange, onStop, limit } = props;
  const id = useId();
  const listId = `${id}-cards`;
  const noteId = `${id}-note`;
  const mirror = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const [tried, setTried] = useState(false);
  const edit = useFieldEdit(field, draft.text);
  const hint = useMentionHint(draft.text);
  useShortcut("/", () => field.current?.focus());
  const length = measureQuestion(draft.text);
  const sendable = length.missing === 0 && length.excess === null;

  const write = (text: string) => {
    setTried(false);
    onChange({ ...draft, text });
  };
  const list = useMentionList(draft.text, edit.caret, focused, (card, typed) => {
    const name = cardName(card, language);
    const known = draft.picked.some((picked) => picked.name === name);
    const next = insertMention(draft.text, typed, name);
    onChange({
      text: next.text,
      picked: known ? draft.picked : [...draft.picked, { id: card.id, name }],
    });
    edit.placeCaret(next.caret);
  });

  const send = () => {
    if (onStop !== null) return;
    if (sendable) props.onSend();
    else setTried(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Safari ends a composition with an Enter that only its old key code gives away.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (list.onKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === "Backspace" && selectionStart === selectionEnd) {
      const next = deleteMentionBefore(draft.text, selectionStart);
      if (next === null) return;
      event.preventDefault();
      write(next.text);
      edit.placeCaret(next.caret);
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  };
  const onCopy = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (selectionStart === selectionEnd) return;
    event.preventDefault();
    const chosen = draft.text.slice(selectionStart, selectionEnd);
    event.clipboardData.setData("text/plain", withoutMarkup(chosen));
    if (event.type !== "cut") return;
    write(draft.text.slice(0, selectionStart) + draft.text.slice(selectionEnd));
    edit.placeCaret(selectionStart);
  };
  const onAt = () => {
    const before = draft.text.slice(0, edit.caret);
    const gap = before === "" || /\s$/.test(before) ? "" : " ";
    write(`${before}${gap}@${draft.text.slice(edit.caret)}`);
    edit.placeCaret(edit.caret + gap.length + 1);
  };

  const insertCards = (cards: readonly CardSummary[]) => {
    const names = cards.map((card) => cardName(card, language));
    const known = new Set(draft.picked.map(({ name }) => name));
    const next = insertNames(draft.text, edit.caret, names);
    setTried(false);
    onChange({
      text: next.text,
      picked: [
        ...draft.picked,
        ...cards.flatMap(({ id }, index) => {
          const name = names[index] ?? "";
          return known.has(name) ? [] : [{ id, name }];
        }),
      ],
    });
    props.onWritten();
  };

  const refused = limit === null ? null : errorSentence(limit.code, limit.params, language);
  const note =
    length.excess === null
      ? (refused ??
        (tried && length.missing > 0
          ? t("oracle.composer.tooShort", { count: length.missing })
          : null))
      : t("errors.QUESTION_TOO_LONG", { length: length.excess, max: QUESTION_MAX_LENGTH });
  return (
    <div className="composer-w">
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
      <div className="composer">
        <label className="vh" htmlFor={id}>
          {t("oracle.composer.label")}
        </label>
        <div className="composer-field">
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
              write(event.target.value);
              edit.readCaret();
            }}
            onSelect={edit.readCaret}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onKeyDown={onKeyDown}
            onCopy={onCopy}
            onCut={onCopy}
            onScroll={(event) => {
              if (mirror.current !== null) mirror.current.scrollTop = event.currentTarget.scrollTop;
            }}
          />
        </div>
        <div className="composer-bar">
          <IconButton label={t("oracle.composer.findCard")} onClick={onAt}>
            <AtSign className="ic" />
          </IconButton>
          <CardSearchButton onInsert={insertCards} />
          <EffortSelector setting={props.effort} />
          <Counter length={length} min={QUESTION_MIN_LENGTH} />
          <SendButton disabled={!sendable} onSend={send} onStop={onStop} />
        </div>
      </div>
      {note !== null && (
        <RefusalNote id={noteId} limit={note === refused ? limit : null}>
          {note}
        </RefusalNote>
      )}
      {note === null && (props.help || hint) && (
        <p className="help">
          <AtSign className="ic ic-s" />
          {t(hint ? "oracle.composer.mentionHint" : "oracle.composer.mentionHelp")}
        </p>
      )}
    </div>
  );
}
