/** What the server said of the page that it sent: it knows what is shared, and what exists. */
const served = {
  pathname: window.location.pathname,
  hidden: document.head.querySelector('meta[name="robots"][content="noindex"]') !== null,
};

/**
 * Whether search engines are asked not to list a page (ROUTE-10): as the server answered for the page it
 * sent, and for pages opened since by whether they show the same to everybody.
 */
export const isHiddenFromSearch = (pathname: string, open: boolean): boolean =>
  pathname === served.pathname ? served.hidden : !open;
