import { useEffect } from "react";

/**
 * In place of `react-style-singleton` (vite.config.ts), through which dialogs hold the page still: the
 * same component, whose sheet is adopted. A style element would be refused by the content policy.
 *
 * @public Libraries import it.
 */
export const styleSingleton = () => {
  const sheet = new CSSStyleSheet();
  let uses = 0;
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      sheet.replaceSync(styles);
      uses += 1;
      if (uses === 1) document.adoptedStyleSheets.push(sheet);
      return () => {
        uses -= 1;
        if (uses === 0)
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
            (each) => each !== sheet,
          );
      };
    }, [styles]);
    return null;
  };
};
