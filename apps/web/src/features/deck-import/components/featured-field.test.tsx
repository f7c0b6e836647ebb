import type { Card } from "@spellwright/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { FeaturedField } from "./featured-field.tsx";

const KRENKO = { id: "krenko", name: "Krenko, Mob Boss", color_identity: ["R"] };
const MISSING = "Image non trouvée";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the preview of a card as the server knows it. */
const show = (card: Pick<Card, "name"> & Partial<Card>) => {
  vi.stubGlobal("fetch", async () => Response.json(card));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <TextProvider language="fr">
        <FeaturedField
          parsed={null}
          chosen={null}
          fallback={card.name}
          onChange={() => undefined}
        />
      </TextProvider>
    </QueryClientProvider>,
  );
};

const picture = () =>
  waitFor(() => {
    const image = document.querySelector("img");
    if (image === null) throw new Error("no picture");
    return image;
  });

describe("[IMP-01] the preview of the featured card", () => {
  test("[CARD-02] says where a card has no picture", async () => {
    show(KRENKO);
    expect(await screen.findByText(MISSING)).toBeTruthy();
    expect(document.querySelector("img")).toBeNull();
  });

  test("[CARD-02] says where its picture does not come, and not before", async () => {
    show({ ...KRENKO, image_uris: { normal: "https://cards.test/krenko.jpg?1" } });
    const image = await picture();
    expect(screen.queryByText(MISSING)).toBeNull();
    fireEvent.error(image);
    expect(await screen.findByText(MISSING)).toBeTruthy();
  });
});
