// Before the first paint, so that a chosen theme does not flash the device’s. The key is the one of src/lib/theme.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused: the page follows the device.
}
