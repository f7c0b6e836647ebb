const STYLE = / style="([^"]*)"/g;

/** As React writes the value of an attribute. */
const plain = (value: string): string =>
  value
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/**
 * Moves `style` attributes into one sheet, which a content policy can name by its hash.
 *
 * @param html as React writes it: a quotation mark in a text or a value is always an entity
 */
export const extractInlineStyles = (
  html: string,
): { readonly html: string; readonly styles: string } => {
  const places = new Map<string, number>();
  const lifted = html.replace(STYLE, (_attribute, value: string) => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return ` data-style="${place}"`;
  });
  const styles = [...places].map(
    ([value, place]) => `[data-style="${place}"]{${plain(value).replaceAll(/[{}<]/g, "")}}`,
  );
  return { html: lifted, styles: styles.join("") };
};
