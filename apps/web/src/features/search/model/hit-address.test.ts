import type { SearchHit } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { hitAddress } from "./hit-address.ts";

const hit: SearchHit = {
  discussion_id: "7c9f0000-0000-4000-8000-000000000000",
  discussion_title: "Piétinement",
  discussion_type: "oracle",
  deck_id: null,
  message_id: "V1StGXR8_Z5jdHi6B-myT",
  role: "user",
  excerpt: [],
  created_at: "2026-11-20T14:00:00.000Z",
};

describe("a search", () => {
  it("[DISC-07] leads to the message, in the language of the page", () => {
    expect(hitAddress(hit, "fr")).toBe(
      `/fr/oracle/discussion/${hit.discussion_id}?message=V1StGXR8_Z5jdHi6B-myT`,
    );
  });

  it("[DISC-07] leads to the discussion whose title was found, in its own room", () => {
    expect(hitAddress({ ...hit, message_id: null, discussion_type: "forge" }, "en")).toBe(
      `/en/forge/discussion/${hit.discussion_id}`,
    );
  });
});
