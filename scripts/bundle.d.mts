/**
 * Programs of ours for Node: our packages in them, npm packages outside.
 *
 * @param entryPoints files by the names of their programs
 * @param outdir below the project's folder, where the npm packages are found; it is made anew
 * @public Tests start processes of their own.
 */
export function bundle(
  entryPoints: Readonly<Record<string, string>>,
  outdir: string,
): Promise<void>;

/**
 * The server, what it starts, its migrations, and further programs beside them.
 *
 * @param outdir below the project's folder; it is made anew
 * @public Tests start processes of their own.
 */
export function bundleApi(
  outdir: string,
  further?: Readonly<Record<string, string>>,
): Promise<void>;
