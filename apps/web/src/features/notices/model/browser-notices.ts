/** Whether the browser shows notices of this site; `missing`: it has none. */
export type NoticePermission = NotificationPermission | "missing";

/** Whether this browser may show notices; `missing` where it has none, as where a server draws. */
export const noticePermission = (): NoticePermission =>
  "Notification" in globalThis ? Notification.permission : "missing";

/** Asks the person, once. Call it in a click. */
export const askNoticePermission = async (): Promise<NoticePermission> =>
  "Notification" in window ? Notification.requestPermission() : "missing";

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  /** A second notice of the same tag takes the place of the first. */
  readonly tag: string;
}

/** Shows a notice that leads back to this page. Browsers that only let workers show one show none. */
export const showNotice = ({ title, body, language, tag }: Notice): void => {
  if (noticePermission() !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag, lang: language });
    notice.addEventListener("click", () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Chrome on Android: `new Notification` is refused to pages. The answer is on the page all the same.
  }
};

let unseen = 0;

/** Marks the icon of the installed app with one more answer that nobody has seen; nothing elsewhere. */
export const markIcon = (): void => {
  unseen += 1;
  // A browser may refuse it to a page that is not installed.
  if ("setAppBadge" in navigator) navigator.setAppBadge(unseen).catch(() => undefined);
};

/** Takes the mark off: the page is looked at. */
export const clearIcon = (): void => {
  if (unseen === 0) return;
  unseen = 0;
  if ("clearAppBadge" in navigator) navigator.clearAppBadge().catch(() => undefined);
};
