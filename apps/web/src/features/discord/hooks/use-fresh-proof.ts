import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/http/api.ts";
import { ApiError } from "../../../lib/http/api-error.ts";

/**
 * The password that a link takes when the session did not begin just now: asked for only then, and only
 * of who has one.
 *
 * @param failure of the link that was tried last; null before
 * @returns `asks` whether the link is to be sent again with it; `waits` while that is not known yet
 */
export const useFreshProof = (failure: unknown) => {
  const [password, setPassword] = useState("");
  const code = failure instanceof ApiError ? failure.code : null;
  const isWrong = code === "PASSWORD_WRONG";
  const isMissing = code === "FRESH_SIGN_IN_REQUIRED";
  const account = useQuery({ ...api.account.read.queryOptions(), enabled: isWrong || isMissing });
  return {
    asks: (isWrong || isMissing) && account.data?.has_password === true,
    waits: (isWrong || isMissing) && account.isPending,
    sent: password === "" ? {} : { password },
    field: {
      value: password,
      error: isWrong && failure instanceof ApiError ? failure.message : null,
      onChange: setPassword,
    },
  };
};
