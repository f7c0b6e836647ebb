import { DECK_QUESTIONS } from "@spellwright/locales";
import { useText } from "../../../lib/text/text.tsx";
import { Disclosure } from "../../../ui/index.ts";
import { ThreadNote } from "../../chat/index.ts";
import styles from "./deck-questions.module.css";

/** Questions that are seen at once. The others unfold. */
const SHOWN = 6;

/** What an empty chat about a deck offers to ask: the list answers each of them (FOR-09). */
export function DeckQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useText();
  return (
    <div className={styles.questions}>
      <ThreadNote>{t("forgeChat.deckEmpty")}</ThreadNote>
      <QuestionList names={DECK_QUESTIONS.slice(0, SHOWN)} onAsk={onAsk} />
      <Disclosure summary={t("forgeChat.deckQuestionsMore")}>
        <QuestionList names={DECK_QUESTIONS.slice(SHOWN)} onAsk={onAsk} />
      </Disclosure>
    </div>
  );
}

interface QuestionListProps {
  names: readonly (typeof DECK_QUESTIONS)[number][];
  onAsk: (question: string) => void;
}

function QuestionList({ names, onAsk }: QuestionListProps) {
  const { t } = useText();
  return (
    <ul className="row wrap">
      {names.map((name) => {
        const question = t(`forgeChat.deckQuestions.${name}`);
        return (
          <li key={name}>
            <button type="button" className="chip" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
