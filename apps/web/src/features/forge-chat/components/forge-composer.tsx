import { type KeyboardEvent, useId } from "react";
import { FORGE_QUESTION_MIN_LENGTH } from "../../../lib/http/contract.static.ts";
import { useShortcut } from "../../../lib/page/use-shortcut.ts";
import { useText } from "../../../lib/text/text.tsx";
import {
  ComposerBar,
  ComposerBox,
  Counter,
  FOLLOW_UP_MIN_LENGTH,
  isComposing,
  RefusalNote,
  SendButton,
  useFieldHeight,
  useSending,
} from "../../chat/index.ts";
import type { ForgeChat } from "../hooks/use-forge-chat.ts";

interface ForgeComposerProps {
  chat: ForgeChat;
  placeholder: string;
}

/** Where a question to the Forge is written: Enter sends, Shift and Enter begin a line (FOR-04). */
export function ForgeComposer({ chat, placeholder }: ForgeComposerProps) {
  const { field, draft, edit } = chat.composer;
  const { limit, askDraft } = chat.asking;
  const { stop } = chat.conversation;
  const { text } = draft;
  const min = chat.conversation.isEmpty ? FORGE_QUESTION_MIN_LENGTH : FOLLOW_UP_MIN_LENGTH;
  const { t } = useText();
  const id = useId();
  const noteId = `${id}-note`;
  const { length, sendable, note, ...sending } = useSending({
    text,
    min,
    tooShort: "forgeChat.tooShort",
    limit,
    onSend: askDraft,
  });
  useShortcut("/", () => field.current?.focus());
  useFieldHeight(field, text);

  const send = () => {
    if (stop === null) sending.send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event) || event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <div>
      <ComposerBox>
        <label className="visually-hidden" htmlFor={id}>
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
          onChange={(event) => edit(() => ({ text: event.target.value, picked: [] }))}
          onKeyDown={onKeyDown}
        />
        <ComposerBar>
          <Counter length={length} min={min} />
          <SendButton disabled={!sendable} onSend={send} onStop={stop} />
        </ComposerBar>
      </ComposerBox>
      {note !== null && (
        <RefusalNote id={noteId} limit={sending.limit}>
          {note}
        </RefusalNote>
      )}
    </div>
  );
}
