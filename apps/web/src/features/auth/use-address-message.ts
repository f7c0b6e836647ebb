import { useEffect } from "react";
import { useText } from "../../lib/text.tsx";
import { toast } from "../../ui/index.ts";
import { readAddressMessage } from "./address-message.ts";

/** AUTH-08: tells what the address brought back, once, and cleans it. */
export const useAddressMessage = (replaceSearch: (search: string) => void): void => {
  const { t } = useText();
  useEffect(() => {
    const { message, rest } = readAddressMessage(window.location.search);
    if (message === null) return;
    replaceSearch(rest);
    const text = t(`auth.addressError.${message}`);
    if (message === "success") toast.success(text);
    else toast.failed(text);
  }, [replaceSearch, t]);
};
