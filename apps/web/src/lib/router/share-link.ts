/** What became of a link that was to be given away. */
export type ShareOutcome = "shared" | "copied" | "dismissed" | "failed";

/** The part of `navigator` that sharing needs. Either can be missing or refuse. */
export interface ShareDevice {
  readonly share?: ((data: ShareData) => Promise<void>) | undefined;
  readonly canShare?: ((data: ShareData) => boolean) | undefined;
  readonly clipboard?: Pick<Clipboard, "writeText" | "write"> | undefined;
}

export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** Whether the device has a share sheet that takes a link. */
export const canShare = (device: ShareDevice, link: SharedLink): boolean =>
  device.share !== undefined && (device.canShare?.(link) ?? true);

/** Copies a link; "failed" where the browser has no clipboard or refuses it. */
export const copyLink = async (device: ShareDevice, url: string): Promise<ShareOutcome> => {
  try {
    if (device.clipboard === undefined) return "failed";
    await device.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
};

/**
 * Opens the device's share sheet. Who closes it wanted nothing (AbortError): no fallback. Any other
 * failure falls back to copying (DISC-04). Call it in the click itself: the sheet needs that gesture.
 */
export const shareLink = async (device: ShareDevice, link: SharedLink): Promise<ShareOutcome> => {
  try {
    if (device.share === undefined) return await copyLink(device, link.url);
    await device.share(link);
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    return copyLink(device, link.url);
  }
};

/**
 * Copies a link once something has succeeded, from one click: Safari only lets a click write to the
 * clipboard if the writing begins before anything is awaited, so it is given the promise.
 *
 * @throws what `ready` throws; nothing was copied then
 */
export const copyLinkAfter = async (
  device: ShareDevice,
  url: string,
  ready: Promise<unknown>,
): Promise<ShareOutcome> => {
  const begun = beginCopy(device, url, ready);
  await ready;
  if (begun !== null && (await begun)) return "copied";
  return copyLink(device, url);
};

/** Null where the clipboard takes no promise. */
const beginCopy = (
  { clipboard }: ShareDevice,
  url: string,
  ready: Promise<unknown>,
): Promise<boolean> | null => {
  if (clipboard === undefined || typeof ClipboardItem === "undefined") return null;
  try {
    const text = ready.then(() => new Blob([url], { type: "text/plain" }));
    return clipboard.write([new ClipboardItem({ "text/plain": text })]).then(
      () => true,
      () => false,
    );
  } catch {
    return null;
  }
};
