/** Cache Storage as far as the pack needs it, in memory. It may refuse what is put there. */
export const deviceStorage = () => {
  const stores = new Map<string, Map<string, Blob>>();
  const device = {
    /** What every writing fails with. */
    fault: undefined as DOMException | undefined,
    /** Of everything that is kept. */
    addresses: (): readonly string[] => [...stores.values()].flatMap((store) => [...store.keys()]),
    caches: {
      open: async (name: string) => {
        const store = stores.get(name) ?? new Map<string, Blob>();
        stores.set(name, store);
        return {
          match: async (address: string) => {
            const kept = store.get(address);
            return kept === undefined ? undefined : new Response(kept);
          },
          put: async (address: string, response: Response) => {
            if (device.fault !== undefined) throw device.fault;
            store.set(address, await response.blob());
          },
          delete: async (asked: string | { readonly url: string }) =>
            store.delete(typeof asked === "string" ? asked : new URL(asked.url).pathname),
          keys: async () =>
            [...store.keys()].map((address) => ({ url: location.origin + address })),
        };
      },
      delete: async (name: string) => stores.delete(name),
    },
  };
  return device;
};
