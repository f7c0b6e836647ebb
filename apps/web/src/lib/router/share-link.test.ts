import { afterEach, describe, expect, test, vi } from "vitest";
import {
  canShare,
  copyLink,
  copyLinkAfter,
  type ShareDevice,
  type SharedLink,
  shareLink,
} from "./share-link.ts";

const link: SharedLink = { title: "Piétinement", url: "https://example.org/fr/oracle/x" };

/** A device as browsers are: what it was given is kept in order. */
const device = (failures: { share?: string; text?: boolean; item?: boolean } = {}) => {
  const given: string[] = [];
  const made: ShareDevice = {
    share: async ({ url }) => {
      if (failures.share !== undefined) throw new DOMException("", failures.share);
      given.push(`sheet ${url}`);
    },
    clipboard: {
      writeText: async (text) => {
        if (failures.text === true) throw new DOMException("", "NotAllowedError");
        given.push(`text ${text}`);
      },
      write: async ([item]) => {
        if (failures.item === true) throw new DOMException("", "NotAllowedError");
        const blob = await item?.getType("text/plain");
        given.push(`item ${await blob?.text()}`);
      },
    },
  };
  return { made, given };
};

/** What a browser's own does: holds promises of blobs. */
class HeldItem {
  private readonly parts: Record<string, Promise<Blob>>;
  constructor(parts: Record<string, Promise<Blob>>) {
    this.parts = parts;
  }
  getType(type: string) {
    return this.parts[type];
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("[DISC-04] the share sheet", () => {
  test("gets the link where there is one", async () => {
    const { made, given } = device();
    expect(canShare(made, link)).toBe(true);
    expect(await shareLink(made, link)).toBe("shared");
    expect(given).toEqual([`sheet ${link.url}`]);
  });

  test("closed by the person, nothing else happens", async () => {
    const { made, given } = device({ share: "AbortError" });
    expect(await shareLink(made, link)).toBe("dismissed");
    expect(given).toEqual([]);
  });

  test("failing otherwise, the link is copied", async () => {
    const { made, given } = device({ share: "NotAllowedError" });
    expect(await shareLink(made, link)).toBe("copied");
    expect(given).toEqual([`text ${link.url}`]);
  });

  test("is offered only where the device takes the link", () => {
    expect(canShare({}, link)).toBe(false);
    expect(canShare({ share: async () => undefined, canShare: () => false }, link)).toBe(false);
  });
});

describe("[DISC-04] copying", () => {
  test.each([
    { why: "no clipboard", made: {} },
    { why: "refused", made: device({ text: true }).made },
  ])("fails where there is $why", async ({ made }) => {
    expect(await copyLink(made, link.url)).toBe("failed");
  });

  test("begins in the click, and is done when the discussion is public", async () => {
    vi.stubGlobal("ClipboardItem", HeldItem);
    const { made, given } = device();
    let publish = (): void => undefined;
    const published = new Promise<void>((resolve) => {
      publish = resolve;
    });
    const copied = copyLinkAfter(made, link.url, published);
    expect(given).toEqual([]);
    publish();
    expect(await copied).toBe("copied");
    expect(given).toEqual([`item ${link.url}`]);
  });

  test("a clipboard that takes no promise gets the text afterwards", async () => {
    vi.stubGlobal("ClipboardItem", HeldItem);
    const { made, given } = device({ item: true });
    expect(await copyLinkAfter(made, link.url, Promise.resolve())).toBe("copied");
    expect(given).toEqual([`text ${link.url}`]);
  });

  test("what could not be made public is not copied", async () => {
    vi.stubGlobal("ClipboardItem", HeldItem);
    const { made, given } = device();
    await expect(copyLinkAfter(made, link.url, Promise.reject(new Error("no")))).rejects.toThrow(
      "no",
    );
    expect(given).toEqual([]);
  });
});
