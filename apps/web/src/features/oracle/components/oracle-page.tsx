import { useText } from "../../../lib/text.tsx";

export interface OraclePageProps {
  /** Of the address; null at the start of a new discussion. */
  discussionId: string | null;
}

export function OraclePage({ discussionId }: OraclePageProps) {
  const { t } = useText();
  return (
    <main className="main page" id="main" tabIndex={-1} data-discussion={discussionId}>
      <h1>{t("shell.oracle")}</h1>
    </main>
  );
}
