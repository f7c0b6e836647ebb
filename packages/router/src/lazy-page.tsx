import type { ReactNode } from "react";

/** A page whose code is fetched before it is shown. */
export interface LazyPage {
  (): ReactNode;
  readonly prepare: () => Promise<void>;
}

/**
 * A page whose code comes when it is gone to, or pointed at.
 *
 * @param load imports the module
 * @param name of the page in it
 */
export const lazyPage = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, () => ReactNode>>>,
  name: Name,
): LazyPage => {
  let Page: (() => ReactNode) | undefined;
  function Shown() {
    if (Page === undefined) throw new Error(`${name} is shown before it is loaded`);
    return <Page />;
  }
  return Object.assign(Shown, {
    prepare: async () => {
      Page ??= (await load())[name];
    },
  });
};
