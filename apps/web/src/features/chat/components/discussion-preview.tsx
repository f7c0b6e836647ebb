import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { usePageSubject } from "../../../lib/page/page-subject.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { CardTextLine } from "../../../ui/card-text.tsx";
import styles from "./chat-page.module.css";
import { QuestionBubble } from "./question-bubble.tsx";

/** How a public discussion begins, behind the prompt to sign in (DISC-05). */
export function DiscussionPreview({ id }: { id: string }) {
  const { data } = useQuery(api.discussions.preview.queryOptions({ input: { id }, retry: false }));
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
