import { pathToFileURL } from "node:url";
import { sourceFiles } from "./source-files.ts";

/*
 * A program: loads every file that reads what others write, and tells the regular expressions that they
 * put together while they load, as lines of JSON. Those that hold a card’s name are built later, of that
 * name with its signs escaped, around the same pieces.
 */
const built: { source: string; flags: string }[] = [];
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, [pattern, flags]) {
    const made = new target(pattern, flags);
    built.push({ source: made.source, flags: made.flags });
    return made;
  },
});

const FILES =
  /^packages\/(?:cards|text|rulebook|judge|decks|strategist|oracle|contract)\/src\/.*\.ts$/;
for (const file of sourceFiles(FILES).filter((each) => !/\.test(?:-d)?\.ts$/.test(each)))
  await import(pathToFileURL(file).href);
for (const { source, flags } of built) console.log(JSON.stringify({ source, flags }));
