import type { CardSummary } from "@spellwright/contract";
import type { ClipboardEvent } from "react";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import {
  type ComposerState,
  deleteMentionBefore,
  insertMention,
  insertNames,
  type MentionQuery,
} from "../../chat/index.ts";
import { cardName } from "../model/card-names.ts";
import type { FieldCaret } from "./use-field-caret.ts";

/** Everything that changes a question beside plain typing: cards named, taken away, copied (ORA-09). */
export const useQuestionEdits = (composer: ComposerState, caret: FieldCaret) => {
  const { language } = useText();
  const { text } = composer.draft;

  const write = (next: string): void => composer.edit((draft) => ({ ...draft, text: next }));

  return {
    write,
    /** A card of the list takes the place of what was typed to find it. */
    chooseCard: (card: CardSummary, typed: MentionQuery): void => {
      const name = cardName(card, language);
      const next = insertMention(text, typed, name);
      composer.edit(({ picked, ...draft }) => ({
        ...draft,
        text: next.text,
        picked: picked.some((known) => known.name === name)
          ? picked
          : [...picked, { id: card.id, name }],
      }));
      caret.place(next.caret);
    },
    /** The cards of the search, at the caret. */
    insertCards: (cards: readonly CardSummary[]): void => {
      const named = cards.map((card) => ({ id: card.id, name: cardName(card, language) }));
      const names = named.map(({ name }) => name);
      composer.put(({ picked, ...draft }) => {
        const known = new Set(picked.map(({ name }) => name));
        return {
          ...draft,
          text: insertNames(text, caret.position, names).text,
          picked: [...picked, ...named.filter(({ name }) => !known.has(name))],
        };
      });
    },
    /** An `@` at the caret, apart from the word before it: the list opens. */
    insertAt: (): void => {
      const before = text.slice(0, caret.position);
      const gap = before === "" || /\s$/.test(before) ? "" : " ";
      write(`${before}${gap}@${text.slice(caret.position)}`);
      caret.place(caret.position + gap.length + 1);
    },
    /**
     * Takes away the whole card that ends at the caret.
     *
     * @returns false when none does
     */
    deleteCardBefore: (position: number): boolean => {
      const next = deleteMentionBefore(text, position);
      if (next === null) return false;
      write(next.text);
      caret.place(next.caret);
      return true;
    },
    /** The table that was to go along stays here. */
    removeTable: (): void => composer.edit(({ table: _, ...draft }) => draft),
    /** Copied or cut text carries no brackets. */
    copy: (event: ClipboardEvent<HTMLTextAreaElement>): void => {
      const { selectionStart, selectionEnd } = event.currentTarget;
      if (selectionStart === selectionEnd) return;
      event.preventDefault();
      const chosen = text.slice(selectionStart, selectionEnd);
      event.clipboardData.setData("text/plain", withoutMarkup(chosen));
      if (event.type !== "cut") return;
      write(text.slice(0, selectionStart) + text.slice(selectionEnd));
      caret.place(selectionStart);
    },
  };
};
