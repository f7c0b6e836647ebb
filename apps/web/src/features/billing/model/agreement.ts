import type { Agreement } from "@spellwright/contract";
import { TERMS_VERSION } from "../../../lib/http/contract.static.ts";

/** What a buyer agrees to by ordering. */
export const AGREEMENT: Agreement = { terms_version: TERMS_VERSION, starts_at_once: true };
