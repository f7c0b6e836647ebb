import type { ReactNode } from "react";
import { useText } from "../../../lib/text.tsx";
import { LoadFailed, Skeleton } from "../../../ui/index.ts";

interface LoadedProps<Data> {
  query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** What a call gave, or that it is on its way, or why it failed with the way to try again (ADM-03). */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useText();
  if (query.data !== undefined) return children(query.data);
  if (query.error === null)
    return <Skeleton label={t("admin.loading")} widths={["100%", "80%", "60%"]} />;
  return (
    <LoadFailed
      title={t("admin.failed")}
      error={query.error}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
