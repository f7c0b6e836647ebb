/** Keeps what `build` made for a key. Another key, or a failure, builds again. */
export const keepLatest = <Value>(build: (key: string) => Promise<Value>) => {
  let kept: { key: string; value: Promise<Value> } | undefined;
  return (key: string): Promise<Value> => {
    if (kept?.key === key) return kept.value;
    const value = build(key);
    kept = { key, value };
    value.catch(() => {
      if (kept?.value === value) kept = undefined;
    });
    return value;
  };
};
