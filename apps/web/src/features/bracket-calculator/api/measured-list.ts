import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";

/**
 * What a list comes to, in the language of the page.
 *
 * @param text null: no list is measured yet
 */
export const useMeasuredList = (text: string | null) => {
  const { language } = useText();
  const input = { text: text ?? "" };
  return useQuery(
    api.measureList.queryOptions({
      input,
      queryKey: [...api.measureList.queryKey({ input }), language],
      enabled: text !== null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
};
