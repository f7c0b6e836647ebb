import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../../../lib/http/api.ts";
import { ApiError } from "../../../lib/http/api-error.ts";
import type { MailLinkAddress, UsedLink } from "../model/link-form.ts";

/** The link is good no more, or asks for something else since it was looked at. */
const CHANGED: readonly string[] = ["LINK_INVALID", "NEW_PASSWORD_REQUIRED", "SIGN_IN_TO_ACCOUNT"];

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : "");

/** What a mail link is good for, and how it is used. */
export const useMailLink = ({ token, type }: MailLinkAddress) => {
  const [used, setUsed] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["mail-link", token, type],
    queryFn: () => client.auth.verify({ token_hash: token, type, look: true }),
    // The sign-in that follows a link reads everything again: a used one would look bad.
    enabled: !used,
  });
  const lookAgain = async (): Promise<void> => {
    await refetch();
    // The form that had the focus may be another one now.
    document.getElementById("main")?.focus();
  };
  return {
    link: data,
    isInvalid: codeOf(error) === "LINK_INVALID",
    error,
    busy: isFetching,
    lookAgain: () => void lookAgain(),
    /** @returns null where the link changed meanwhile, and is shown as it is now. Other failures are thrown */
    use: async (password?: string): Promise<UsedLink | null> => {
      try {
        const done = await client.auth.verify({ token_hash: token, type, password });
        setUsed(true);
        return done;
      } catch (failure) {
        if (!CHANGED.includes(codeOf(failure))) throw failure;
        await lookAgain();
        return null;
      }
    },
  };
};
