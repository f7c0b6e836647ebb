/** What an entry of `package-lock.json` says of what its package needs. */
export interface LockedNeeds {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Entries by their folder, such as `node_modules/pg`. */
export type LockedFolders = Readonly<Record<string, LockedNeeds>>;

/** The folder that Node would take for a name, seen from another: the nearest one above it. */
const nearest = (locked: LockedFolders, owner: string, name: string): string | undefined => {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const found = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (found in locked) return found;
    if (folder === "") return undefined;
  }
};

const needsOf = ({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedNeeds): readonly { readonly name: string; readonly isOptional: boolean }[] => [
  ...Object.keys(dependencies).map((name) => ({ name, isOptional: name in optionalDependencies })),
  ...Object.keys(optionalDependencies).map((name) => ({ name, isOptional: true })),
  ...Object.keys(peerDependencies)
    .filter((name) => peerDependenciesMeta[name]?.optional !== true)
    .map((name) => ({ name, isOptional: false })),
];

/**
 * Folders of all packages that programs need: those that they name, and what these need in turn. Peers that
 * are optional are left out: whoever uses one names it.
 *
 * @param named packages by the folder of the program that names them
 * @param isInstalled optional packages of other machines are not, and are left out
 * @throws Error for a package that the lock file lacks
 */
export const neededPackages = (
  locked: LockedFolders,
  named: Readonly<Record<string, readonly string[]>>,
  isInstalled: (folder: string) => boolean,
): ReadonlySet<string> => {
  const needed = new Set<string>();
  const add = (owner: string, name: string, isOptional: boolean): void => {
    const folder = nearest(locked, owner, name);
    if (folder !== undefined && needed.has(folder)) return;
    if (folder === undefined || !isInstalled(folder)) {
      if (isOptional) return;
      throw new Error(`${owner} needs ${name}, which is not installed`);
    }
    needed.add(folder);
    for (const need of needsOf(locked[folder] ?? {})) add(folder, need.name, need.isOptional);
  };
  for (const [owner, names] of Object.entries(named))
    for (const name of names) add(owner, name, false);
  return needed;
};
