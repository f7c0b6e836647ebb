import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button } from "../../../ui/index.ts";

interface ListFailedProps {
  /** What could not be read. */
  title: string;
  /** Why; absent where the title says enough. */
  error?: Error | null;
  onRetry: () => void;
}

/** A list, or the rest of it, that could not be read. */
export function ListFailed({ title, error = null, onRetry }: ListFailedProps) {
  const { t, language } = useText();
  return (
    <Banner
      tone="danger"
      {...(error === null ? {} : { title })}
      action={
        <Button small onClick={onRetry}>
          {t("common.retry")}
        </Button>
      }
    >
      {error === null ? title : errorSentence(error, language)}
    </Banner>
  );
}
