import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";

// The library is loaded once for all files of a worker and this module once a file: each has an empty
// database of its own, which `vitest.setup.ts` takes away again.
Reflect.set(globalThis, "indexedDB", new IDBFactory());
