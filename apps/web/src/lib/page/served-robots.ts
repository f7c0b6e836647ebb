let served: { readonly pathname: string; readonly hidden: boolean } | undefined;

/** Keeps what the server said of the page that it sent, before the page writes a head of its own. */
export const keepServedRobots = (): void => {
  const said = document.head.querySelector('meta[name="robots"][content="noindex"]');
  served = { pathname: window.location.pathname, hidden: said !== null };
};

/**
 * Whether search engines are asked not to list a page (ROUTE-10): as the server answered for the page it
 * sent, which knows what is shared and what exists; for pages opened since by whether they show the same
 * to everybody.
 */
export const isHiddenFromSearch = (pathname: string, open: boolean): boolean =>
  pathname === served?.pathname ? served.hidden : !open;
