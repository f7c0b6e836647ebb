import type { ReactNode } from "react";
import { useText } from "../../../lib/text/text.tsx";
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

/**
 * What a call gave, or that it is on its way, or why it failed with the way to try again (ADM-03): also above
 * figures of before, which would otherwise pass for the newest ones.
 */
export function QueryResult<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useText();
  const { data, error } = query;
  if (data === undefined && error === null)
    return <Skeleton label={t("admin.loading")} widths={["100%", "80%", "60%"]} />;
  return (
    <>
      {error !== null && (
        <LoadFailed
          title={t("admin.failed")}
          error={error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data !== undefined && children(data)}
    </>
  );
}
