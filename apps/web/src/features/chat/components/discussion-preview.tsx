import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { usePageSubject } from "../../../lib/page/page-subject.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { CardTextLine } from "../../../ui/card-text.tsx";
import styles from "./chat-page.module.css";
import previewStyles from "./discussion-preview.module.css";
import { QuestionBubble } from "./question-bubble.tsx";

const previewOf = (id: string) =>
  api.discussions.preview.queryOptions({ input: { id }, retry: false });

/** How a public discussion begins, behind the prompt to sign in (DISC-05). */
export function DiscussionPreview({ id }: { id: string }) {
  const { data } = useQuery(previewOf(id));
  const title = data === undefined ? null : withoutMarkup(data.title);
  usePageSubject(title);
  if (data === undefined) return null;
  return (
    <article className={`stack ${styles.thread}`}>
      <h1>{title}</h1>
      <QuestionBubble question={data.question} messageId={null} />
      {data.ruling !== null && (
        <p className="lead">
          <CardTextLine line={data.ruling} />
        </p>
      )}
    </article>
  );
}

/** The same in the prompt itself, which covers the page: question and first sentence (DISC-05). */
export function DiscussionBeginning({ id }: { id: string }) {
  const { data } = useQuery(previewOf(id));
  if (data === undefined) return null;
  return (
    <blockquote className={previewStyles.beginning}>
      <p className={`small soft ${previewStyles.question}`}>{withoutMarkup(data.question)}</p>
      {data.ruling !== null && (
        <p className={previewStyles.ruling}>
          <CardTextLine line={data.ruling} />
        </p>
      )}
    </blockquote>
  );
}
