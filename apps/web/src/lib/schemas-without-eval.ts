import { config } from "zod";

// The content security policy forbids code from strings, which schemas would otherwise try when they
// are made: this module comes before the first of them.
config({ jitless: true });
