/** What is printed in place of the page: one element of the body (`layout.css`). */
export const PRINT_SHEET = "print-sheet";

/**
 * Prints one part of the page alone, in the light theme and with everything in it unfolded. The page
 * stays as it is.
 *
 * @param part what is printed, as it stands on the page
 */
export const printPart = (part: Element): void => {
  const sheet = document.createElement("div");
  sheet.className = PRINT_SHEET;
  // Paper is white, whatever the theme of the page.
  sheet.dataset.theme = "light";
  sheet.dataset.area = document.documentElement.dataset.area ?? "";
  sheet.append(part.cloneNode(true));
  for (const folded of sheet.querySelectorAll("details")) folded.open = true;
  document.body.append(sheet);
  window.addEventListener("afterprint", () => sheet.remove(), { once: true });
  window.print();
};
