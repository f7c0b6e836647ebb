// `npm run gather -- --to FOLDER`: what runs in production, and nothing else, in one folder (the image's).
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { CommandError, runCommand } from "@spellwright/commands";
import { build } from "esbuild";
import { apiEntryPoints, botEntryPoints } from "../entry-points.mjs";
import { type LockedFolders, neededPackages } from "./needed-packages.ts";

/** The bot's sandbox is nothing for production. */
const { sandbox: _, ...ofBot } = botEntryPoints;
const PROGRAMS = { "apps/api": Object.keys(apiEntryPoints), "apps/bot": Object.keys(ofBot) };
/** Found by name while it runs, where nothing imports them: letters that are drawn, and what the limits’ library needs. */
const BY_NAME = ["@fontsource/texturina", "@fontsource/atkinson-hyperlegible-next", "drizzle-orm"];
/** `package-lock.json` marks the project's folder. */
const WHOLE = ["apps/api/dist", "apps/bot/dist", "apps/web/dist", "data"];
const FILES = ["package.json", "package-lock.json"];
/** What packages ship for those who write programs with them. */
const FOR_AUTHORS = /\.(?:map|d\.[cm]?ts)$/;

/** Names of the npm packages that built programs import, those of what they load later among them. */
const importedBy = async (app: string, programs: readonly string[]): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: programs.map((name) => path.join(app, "dist", `${name}.mjs`)),
    ...{ bundle: true, write: false, metafile: true, outdir: "out" },
    ...{ platform: "node", format: "esm", packages: "external", logLevel: "error" },
  });
  const names = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path: name }) => external === true && !name.startsWith("node:"))
    .map(({ path: name }) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(names)];
};

const copyPackage = (folder: string, to: string): Promise<void> =>
  cp(folder, path.join(to, folder), {
    recursive: true,
    dereference: true,
    filter: (source) =>
      !FOR_AUTHORS.test(source) &&
      path.relative(folder, source).split(path.sep)[0] !== "node_modules",
  });

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  if (values.to === undefined) throw new CommandError("--to FOLDER is missing");
  const to = path.resolve(values.to);
  if (existsSync(to) && readdirSync(to).length > 0) throw new CommandError(`${to} is not empty`);
  const named: Record<string, string[]> = {};
  for (const [app, programs] of Object.entries(PROGRAMS))
    named[app] = await importedBy(app, programs);
  named["apps/api"]?.push(...BY_NAME);
  const { packages }: { packages: LockedFolders } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const needed = neededPackages(packages, named, existsSync);
  for (const folder of needed) await copyPackage(folder, to);
  for (const folder of WHOLE) await cp(folder, path.join(to, folder), { recursive: true });
  for (const file of FILES) await cp(file, path.join(to, file));
  console.log(`${needed.size} packages and our programs stand in ${to}`);
});
