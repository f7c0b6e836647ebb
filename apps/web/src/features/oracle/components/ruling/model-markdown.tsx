import { useMemo } from "react";
import Markdown, { type Components } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import { useText } from "../../../../lib/text/text.tsx";
import styles from "./ruling-margin.module.css";

/** Text, lists and links. No picture of elsewhere and nothing that a model could run. */
const SCHEMA = {
  ...defaultSchema,
  tagNames: ["p", "ul", "ol", "li", "strong", "em", "code", "pre", "blockquote", "a", "br", "hr"],
  attributes: { a: ["href"] },
  protocols: { href: ["http", "https"] },
};

/** What a model writes in Markdown; HTML in it stays text (DATA-06). */
export function ModelMarkdown({ text }: { text: string }) {
  const { t } = useText();
  const components = useMemo<Components>(
    () => ({
      a: ({ href, children }) =>
        href === undefined ? (
          <span>{children}</span>
        ) : (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {children}
            <span className="visually-hidden"> ({t("oracle.gloss.newTab")})</span>
          </a>
        ),
    }),
    [t],
  );
  return (
    <div className={`stack small soft ${styles.updates}`}>
      <Markdown rehypePlugins={[[rehypeSanitize, SCHEMA]]} components={components}>
        {text}
      </Markdown>
    </div>
  );
}
