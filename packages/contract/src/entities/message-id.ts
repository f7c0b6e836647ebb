import * as z from "zod";

/** 21 characters, made by the server or the page (DATA-01). */
export const MessageId = z.string().regex(/^[A-Za-z0-9_-]{21}$/);
