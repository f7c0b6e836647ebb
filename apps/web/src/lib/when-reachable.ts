import { untilLineCarries } from "./line-return.ts";

const backOnline = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true });
  });

/** Without network a part waits for it; any other failure is the page's (a newer version is out). */
export const whenReachable = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await backOnline();
    let arrival: { readonly module: Module } | undefined;
    await untilLineCarries(async () => {
      arrival = await load().then(
        (module) => ({ module }),
        () => undefined,
      );
      return arrival !== undefined;
    });
    return arrival?.module ?? whenReachable(load);
  }
};
