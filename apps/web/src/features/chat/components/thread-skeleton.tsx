import { useText } from "../../../lib/text/text.tsx";
import { Skeleton } from "../../../ui/index.ts";

const LINES = ["60%", "100%", "90%", "95%", "70%"] as const;

/** A discussion on its way: a question and the lines of its answer. */
export function ThreadSkeleton() {
  const { t } = useText();
  return <Skeleton label={t("oracle.thread.loading")} widths={LINES} />;
}
