import type { DiscussionType } from "@spellwright/contract";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { withoutMarkup } from "../../../lib/card-markup.ts";

const LOOKS = {
  oracle: { room: "hero", list: "exs", example: "ex" },
  forge: { room: "forge-empty", list: "stack forge-examples", example: "forge-example" },
} as const satisfies Record<DiscussionType, object>;

export interface Example {
  /** What it is about; null where the question says it all. */
  readonly title: string | null;
  readonly question: string;
}

interface EmptyChatProps {
  area: DiscussionType;
  title: string;
  lead: string;
  composer: ReactNode;
  /** Names the list of examples. */
  label: string;
  examples: readonly Example[];
  onExample: (question: string) => void;
}

/** The first screen of a chat: what it is for, the composer, questions to start from. */
export function EmptyChat(props: EmptyChatProps) {
  const look = LOOKS[props.area];
  return (
    <div className={look.room}>
      <h1>{props.title}</h1>
      <p className="lead">{props.lead}</p>
      {props.composer}
      <ul className={look.list} aria-label={props.label}>
        {props.examples.map(({ title, question }) => (
          <li key={question}>
            <button
              type="button"
              className={look.example}
              onClick={() => props.onExample(question)}
            >
              {title !== null && <b>{title}</b>}
              <span className={title === null ? "grow" : undefined}>{withoutMarkup(question)}</span>
              <ArrowRight className="ic" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
