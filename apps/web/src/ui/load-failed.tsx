import { errorSentence } from "../lib/http/api-error.ts";
import { useText } from "../lib/text/text.tsx";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

interface LoadFailedProps {
  title: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** What could not be read, why, and the way to try again. */
export function LoadFailed({ title, error, busy, onRetry }: LoadFailedProps) {
  const { t, language } = useText();
  return (
    <Banner
      tone="danger"
      title={title}
      action={
        <Button small busy={busy} onClick={onRetry}>
          {t("common.retry")}
        </Button>
      }
    >
      {errorSentence(error, language)}
    </Banner>
  );
}
