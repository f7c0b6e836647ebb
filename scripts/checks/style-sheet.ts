import postcss from "postcss";

export interface StyleSheet {
  /** Classes that its selectors name. */
  readonly classes: ReadonlySet<string>;
  /** Selectors of rules by the layer that they stand in; "" stands for none. */
  readonly layers: ReadonlyMap<string, readonly string[]>;
  /** Whether a selector leaves its module. */
  readonly global: boolean;
}

/** The names of classes in a selector. What stands in quotes or brackets is none. */
const classesIn = (selector: string): readonly string[] =>
  [...selector.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]/g, "").matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(
    (match) => match[1] ?? "",
  );

/** The layer around a node: its own name and those of the layers around it, joined by dots. */
const layerOf = (node: postcss.Node): string => {
  const names: string[] = [];
  for (let parent = node.parent; parent !== undefined; parent = parent.parent)
    if (parent instanceof postcss.AtRule && parent.name === "layer") names.unshift(parent.params);
  return names.join(".");
};

const isStep = ({ parent }: postcss.Rule): boolean =>
  parent instanceof postcss.AtRule && /keyframes$/.test(parent.name);

/**
 * What the rules of a style sheet name, and in which layers they stand.
 *
 * @throws when the text is no CSS
 */
export const readStyleSheet = (css: string): StyleSheet => {
  const classes = new Set<string>();
  const layers = new Map<string, string[]>();
  let global = false;
  postcss.parse(css).walkRules((rule) => {
    if (isStep(rule)) return;
    for (const name of classesIn(rule.selector)) classes.add(name);
    global ||= /:global\b/.test(rule.selector);
    const layer = layerOf(rule);
    layers.set(layer, [...(layers.get(layer) ?? []), rule.selector]);
  });
  return { classes, layers, global };
};

/** Files that a style sheet imports into a layer, by the path as written. */
export const importsIntoLayers = (css: string): ReadonlyMap<string, string> => {
  const imports = new Map<string, string>();
  postcss.parse(css).walkAtRules("import", ({ params }) => {
    const [, file, layer] = /^["']([^"']+)["']\s+layer\(([\w.]+)\)/.exec(params) ?? [];
    if (file !== undefined && layer !== undefined) imports.set(file, layer);
  });
  return imports;
};
