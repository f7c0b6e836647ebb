import type { Database } from "../../../database/index.ts";
import type { RequestContext } from "../../../http/index.ts";
import { callLibrary } from "./library-errors.ts";
import { forwardCredentials, libraryHeaders } from "./library-headers.ts";
import type { SignInLibrary } from "./sign-in-library.ts";

/**
 * Signs an account in with the answer of the call that is under way.
 *
 * @throws AppError ACCOUNT_BANNED
 */
export const startSession = async (
  { database, library }: { readonly database: Database; readonly library: SignInLibrary },
  userId: string,
  context: RequestContext,
): Promise<void> => {
  const { headers } = await callLibrary(database, () =>
    library.api.beginSession({
      body: { userId },
      headers: libraryHeaders(context),
      returnHeaders: true,
    }),
  );
  forwardCredentials(headers, context, context.answerHeaders);
};
