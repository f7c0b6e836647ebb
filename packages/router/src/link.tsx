import type { ComponentProps, MouseEvent } from "react";
import type { Destination } from "./create-router.ts";
import { type AddressWords, type PageLocation, withWords } from "./page-location.ts";
import { useLocation, useNavigate, usePrepare } from "./router-provider.tsx";

interface LinkProps
  extends Omit<ComponentProps<"a">, "href">,
    Pick<Destination, "to" | "words" | "state"> {
  /** Whether it is marked as current on its own page alone, and not on those below it. */
  exact?: boolean;
}

const isCurrent = (at: PageLocation, to: string, words: AddressWords, exact: boolean): boolean => {
  const asked = new URLSearchParams(at.search);
  const says = Object.entries(words).every(([name, word]) => asked.get(name) === String(word));
  if (exact) return at.pathname === to && says && asked.size === Object.keys(words).length;
  return says && `${at.pathname}/`.startsWith(`${to}/`);
};

/** Whether a click asks for the page here, and not in another tab or as a file. */
const staysHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ["", "_self"].includes(event.currentTarget.target);

/** A link to a page of ours, which is fetched when somebody points at it. */
export function Link({ to, state, words = {}, exact = false, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const prepare = usePrepare();
  const address = withWords(to, words);
  const prepareIt = () => prepare(address);
  return (
    <a
      aria-current={isCurrent(useLocation(), to, words, exact) ? "page" : undefined}
      onMouseEnter={prepareIt}
      onFocus={prepareIt}
      onTouchStart={prepareIt}
      {...rest}
      href={address}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        void navigate({ to: address, state });
      }}
    />
  );
}
