import { pageOf } from "@spellwright/locales";
import { useLocation } from "@spellwright/router";

/** What the address of the page on screen is about: an id, a number, a name. Empty where it names nothing. */
export const useAddressSubject = (): string => pageOf(useLocation().pathname).subject;
