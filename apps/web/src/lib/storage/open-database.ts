import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from "idb";

/**
 * A database of this device, opened when it is first asked for, and anew when the browser closed it or refused
 * it. A newer release in another tab may change it: this tab lets go of it then.
 *
 * @param make makes its stores, on a device that has none
 * @returns opens it; rejects where storage is refused
 */
export const databaseOf = <Schema extends DBSchema>(
  name: string,
  make: NonNullable<OpenDBCallbacks<Schema>["upgrade"]>,
): (() => Promise<IDBPDatabase<Schema>>) => {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    database = undefined;
  };
  return () => {
    if (database === undefined) {
      database = openDB<Schema>(name, 1, {
        upgrade: make,
        blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
        terminated: forget,
      });
      database.catch(forget);
    }
    return database;
  };
};
