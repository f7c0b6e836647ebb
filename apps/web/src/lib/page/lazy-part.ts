import { type ComponentProps, createElement, lazy, type ReactNode, useState } from "react";
import { checkConnection, onReconnect } from "../offline/connection.ts";
import { canLoadCode, reloadForPart, whenReachable } from "../offline/when-reachable.ts";
import { withTexts } from "../text/part-texts.ts";

type AnyPart = Awaited<ReturnType<Parameters<typeof lazy>[0]>>["default"];
type Load = () => Promise<unknown>;

/** Parts whose code has not been fetched ahead yet. */
const waiting = new Set<Load>();
let isPreparing = false;
let isStarted = false;

/** In the next idle moment of the page. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 200);
  });

/**
 * One after the other, each in an idle moment: what a person does comes first. Those of the page, known
 * last, come before those of the frame around it.
 */
const prepare = async (): Promise<void> => {
  if (!isStarted || isPreparing) return;
  isPreparing = true;
  for (;;) {
    await whenIdle();
    const load = [...waiting].at(-1);
    // The rest comes when the network is back.
    if (load === undefined || !canLoadCode()) break;
    // Shown without network, it is asked for again.
    await load().catch(checkConnection);
    waiting.delete(load);
  }
  isPreparing = false;
};

/**
 * From now on parts are fetched ahead, so that they are there when the network has dropped (DISC-08).
 *
 * @returns what stops listening for the network
 */
export const startPrefetching = (): (() => void) => {
  isStarted = true;
  const stop = onReconnect(() => {
    void checkConnection().then((isReached) => (isReached ? prepare() : undefined));
  });
  void prepare();
  return stop;
};

/**
 * Code that the first load does not wait for: fetched when it is first asked for, or ahead in an idle moment.
 *
 * @param load imports the module; without network it fails
 */
export const lazyModule = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let arriving: Promise<Module> | undefined;
  // None is tried where it must fail: browsers may keep the failure for the page's life.
  const arrive = (): Promise<Module> =>
    (arriving ??= (canLoadCode() ? load() : Promise.reject(new Error("no network"))).catch(
      (error: unknown) => {
        arriving = undefined;
        throw error;
      },
    ));
  waiting.add(arrive);
  void prepare();
  return arrive;
};

/** A module that comes later, and what of it is there. */
interface LaterModule<Module> {
  readonly load: () => Promise<Module>;
  readonly now: () => Module | undefined;
}

const laterModules = new WeakMap<Load, LaterModule<unknown>>();

/** All parts of one module arrive with the first of them, which may be all that there is time for before the network drops. */
const laterModule = <Module>(load: () => Promise<Module>): LaterModule<Module> => {
  // What is kept for a function was made from what this function imports.
  const known = laterModules.get(load) as LaterModule<Module> | undefined;
  if (known) return known;
  let arrived: Module | undefined;
  // With the words for what waits: the network may be gone when they are said.
  const loadWhole = withTexts(["later", "outbox"], load);
  const made: LaterModule<Module> = {
    load: lazyModule(async () => {
      arrived = await loadWhole();
      return arrived;
    }),
    now: () => arrived,
  };
  laterModules.set(load, made);
  return made;
};

/**
 * Fetches a part ahead, because it may be shown next: from then on it is there without network.
 *
 * @param load imports its module, as given to `lazyPart`
 */
export const prefetchPart = async (load: Load): Promise<void> => {
  // Shown without it, it is asked for again.
  await laterModule(load)
    .load()
    .catch(() => undefined);
};

/**
 * A component whose code the first load does not wait for: it arrives when it is first shown, or ahead in
 * an idle moment, and with it the texts that no first screen needs. What is there is shown at once: React
 * shows what it had to wait for, however shortly, 300 ms later.
 *
 * @param load imports the module
 * @param name of the component in it
 */
export const lazyPart = <Name extends string, Part extends AnyPart>(
  load: () => Promise<Readonly<Record<Name, Part>>>,
  name: Name,
): ((props: ComponentProps<Part>) => ReactNode) => {
  const module = laterModule(load);
  const Late = lazy(() =>
    whenReachable(async () => ({ default: (await module.load())[name] }), reloadForPart),
  );
  return function LazyPart(props) {
    // The same one as long as it is shown.
    const [Shown] = useState(() => module.now()?.[name] ?? Late);
    return createElement(Shown, props);
  };
};
