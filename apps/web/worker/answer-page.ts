import { keptShell, languageOf } from "./kept-files.ts";

/** A line that carries nothing is given up after this: the kept page begins, and asks for itself. */
const LIMIT_MS = 4000;

const tooLate = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), LIMIT_MS));

/** What stands before a server answers so while that server is away (502 to 504). */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

/**
 * A page as the server draws it, else the kept one: it shows every address. What the server drew is not
 * kept, it may be a person's.
 */
export const answerPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  const asked = Promise.resolve(preloadResponse).then(
    (preloaded: Response | undefined) => preloaded ?? fetch(request),
  );
  const answer = await Promise.race([asked, tooLate()]).catch(() => undefined);
  if (answer !== undefined && !isAway(answer)) return answer;
  return (await keptShell(languageOf(new URL(request.url).pathname))) ?? asked;
};
