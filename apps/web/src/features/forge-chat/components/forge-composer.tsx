import { errorSentence } from "@spellwright/locales";
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from "react";
import { FORGE_QUESTION_MIN_LENGTH, QUESTION_MAX_LENGTH } from "../../../lib/contract.static.ts";
import { useText } from "../../../lib/text.tsx";
import { useShortcut } from "../../../lib/use-shortcut.ts";
import type { ZapLimit } from "../../billing/index.ts";
import { Counter, RefusalNote, SendButton } from "../../chat/index.ts";
import { measureQuestion } from "../model/question.ts";

/** FOR-04: the field grows with the text up to this height, in pixels. */
const HEIGHT_MAX = 120;

interface ForgeComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  placeholder: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Set while an answer is on its way: the button stops it instead of sending. */
  onStop: (() => void) | null;
  /** Why the question was not sent, under the field. */
  limit: ZapLimit | null;
}

/** Where a question to the Forge is written: Enter sends, Shift and Enter begin a line (FOR-04). */
export function ForgeComposer(props: ForgeComposerProps) {
  const { field, text, placeholder, onChange, onSend, onStop, limit } = props;
  const { t, language } = useText();
  const id = useId();
  const noteId = `${id}-note`;
  const [tried, setTried] = useState(false);
  const length = measureQuestion(text);
  const sendable = length.missing === 0 && length.excess === null;
  useShortcut("/", () => field.current?.focus());
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the text changes
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(HEIGHT_MAX, element.scrollHeight)}px`;
  }, [field, text]);

  const send = () => {
    if (onStop !== null) return;
    if (sendable) onSend();
    else setTried(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Safari ends a composition with an Enter that only its old key code gives away.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  const refused = limit === null ? null : errorSentence(limit.code, limit.params, language);
  const tooShort =
    tried && length.missing > 0 ? t("forgeChat.tooShort", { count: length.missing }) : null;
  const note =
    length.excess === null
      ? (refused ?? tooShort)
      : t("errors.QUESTION_TOO_LONG", { length: length.excess, max: QUESTION_MAX_LENGTH });
  return (
    <div className="composer-w forge-composer">
      <div className="composer">
        <label className="vh" htmlFor={id}>
          {t("oracle.composer.label")}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={1}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          aria-invalid={length.excess === null ? undefined : true}
          aria-describedby={note === null ? undefined : noteId}
          onChange={(event) => {
            setTried(false);
            onChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <div className="composer-bar">
          <Counter length={length} min={FORGE_QUESTION_MIN_LENGTH} />
          <SendButton disabled={!sendable} onSend={send} onStop={onStop} />
        </div>
      </div>
      {note !== null && (
        <RefusalNote id={noteId} limit={note === refused ? limit : null}>
          {note}
        </RefusalNote>
      )}
    </div>
  );
}
