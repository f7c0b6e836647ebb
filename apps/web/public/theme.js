// Before the first paint, so that a light page does not flash dark. The key is the one of src/lib/theme.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "system") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused: the dark default of the page stays.
}
