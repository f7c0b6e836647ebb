/** Names that JavaScript itself asks of any value: a call of ours never has one of them. */
const ASKED_OF_ANY_VALUE: ReadonlySet<string> = new Set(["then", "toJSON", "valueOf", "toString"]);

/**
 * Something for every call and folder of calls, made of its path when it is reached: `tree.decks.list`.
 * Only the type knows which calls there are.
 *
 * @param at what stands at a path. Its own parts win over deeper paths
 */
export const callTree = (at: (path: readonly string[]) => object, path: readonly string[] = []) =>
  new Proxy(at(path), {
    get(target, name): unknown {
      if (typeof name !== "string" || ASKED_OF_ANY_VALUE.has(name) || Object.hasOwn(target, name))
        return Reflect.get(target, name);
      return callTree(at, [...path, name]);
    },
  });
