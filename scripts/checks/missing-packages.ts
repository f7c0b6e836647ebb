/** What this check reads of one entry of `package-lock.json`. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
/** Entries by their folder: `node_modules/esbuild`; "" is the project itself. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The entry that Node would take for a name, seen from a folder: the nearest one above it. */
const nearest = (
  packages: LockedPackages,
  owner: string,
  name: string,
): LockedPackage | undefined => {
  for (let folder = owner; ; ) {
    const found = packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`];
    if (found !== undefined || folder === "") return found;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
  }
};

/** An exact version, as packages name the native parts that belong to them. */
const EXACT = /^\d+\.\d+\.\d+[\w.+-]*$/;

/**
 * Packages that an entry of a lock file names and that the lock lacks: `npm ci` refuses it on the
 * machines that need them. npm loses optional packages of other machines when it writes over an old
 * lock. Another version that lies above does not replace them. (A plain dependency may have another
 * version than the one named: `overrides` of package.json.)
 */
export const missingPackages = (packages: LockedPackages): readonly string[] =>
  Object.entries(packages).flatMap(([owner, { dependencies = {}, optionalDependencies = {} }]) => {
    const lacks = (name: string, wanted: string) =>
      `${owner === "" ? "the project" : owner} lacks ${name} ${wanted}`;
    const missing = Object.entries(dependencies).filter(
      ([name]) => nearest(packages, owner, name) === undefined,
    );
    const missingOptional = Object.entries(optionalDependencies).filter(([name, wanted]) => {
      const found = nearest(packages, owner, name);
      return found === undefined || (EXACT.test(wanted) && found.version !== wanted);
    });
    return [...missing, ...missingOptional].map(([name, wanted]) => lacks(name, wanted));
  });
