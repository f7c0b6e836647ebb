import * as z from "zod";
import { invalidForm, refuse } from "./refusal.ts";

/** Characters in all embeds of one message together. */
const EMBEDS_TOTAL = 6000;

const Embed = z.object({
  type: z.literal("rich").optional(),
  title: z.string().max(256).optional(),
  description: z.string().max(4096).optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  color: z.int().min(0).max(0xffffff).optional(),
  timestamp: z.iso.datetime({ offset: true }).optional(),
  fields: z
    .array(
      z.object({
        name: z.string().min(1).max(256),
        value: z.string().min(1).max(1024),
        inline: z.boolean().optional(),
      }),
    )
    .max(25)
    .optional(),
  footer: z.object({ text: z.string().max(2048) }).optional(),
  author: z
    .object({ name: z.string().max(256), url: z.url({ protocol: /^https?$/ }).optional() })
    .optional(),
  image: z.object({ url: z.url({ protocol: /^https?$/ }) }).optional(),
  thumbnail: z.object({ url: z.url({ protocol: /^https?$/ }) }).optional(),
});

const LINK_STYLE = 5;
const Button = z
  .object({
    type: z.literal(2),
    style: z.int().min(1).max(5),
    label: z.string().max(80).optional(),
    custom_id: z.string().min(1).max(100).optional(),
    url: z
      .url({ protocol: /^https?$/ })
      .max(512)
      .optional(),
    disabled: z.boolean().optional(),
  })
  .refine(({ style, url }) => (style === LINK_STYLE) === (url !== undefined), {
    error: "BUTTON_COMPONENT_INVALID_URL",
  })
  .refine(({ style, custom_id }) => (style !== LINK_STYLE) === (custom_id !== undefined), {
    error: "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
  });

const Snowflake = z.string().regex(/^\d{15,21}$/);
const AllowedMentions = z.object({
  parse: z.array(z.enum(["users", "roles", "everyone"])).optional(),
  users: z.array(Snowflake).max(100).optional(),
  roles: z.array(Snowflake).max(100).optional(),
  replied_user: z.boolean().optional(),
});

const Form = z
  .object({
    content: z.string().max(2000).nullish(),
    embeds: z.array(Embed).max(10).nullish(),
    components: z
      .array(z.object({ type: z.literal(1), components: z.array(Button).min(1).max(5) }))
      .max(5)
      .nullish(),
    allowed_mentions: AllowedMentions.nullish(),
    flags: z.int().nullish(),
    nonce: z.union([z.string().max(25), z.int()]).nullish(),
    enforce_nonce: z.boolean().nullish(),
    message_reference: z
      .object({
        message_id: Snowflake,
        channel_id: Snowflake.optional(),
        guild_id: Snowflake.optional(),
        type: z.literal(0).optional(),
        fail_if_not_exists: z.boolean().optional(),
      })
      .nullish(),
  })
  .superRefine(({ embeds }, context) => {
    if (sizeOf(embeds ?? []) > EMBEDS_TOTAL)
      context.addIssue({
        code: "custom",
        path: ["embeds"],
        message: "MAX_EMBED_SIZE_EXCEEDED",
      });
  });

/** A message as a bot sends it, checked against Discord's limits. */
export type MessageForm = z.infer<typeof Form>;

type EmbedForm = z.infer<typeof Embed>;

/** The characters that count: titles, descriptions, fields, footers and authors of all embeds. */
const sizeOf = (embeds: readonly EmbedForm[]): number =>
  embeds
    .flatMap((embed) => [
      embed.title,
      embed.description,
      embed.footer?.text,
      embed.author?.name,
      ...(embed.fields ?? []).flatMap(({ name, value }) => [name, value]),
    ])
    .reduce((total, text) => total + (text?.length ?? 0), 0);

/** @throws Refusal 50035 beyond a limit */
export const readMessageForm = (body: unknown): MessageForm => {
  const parsed = Form.safeParse(body);
  if (!parsed.success) throw invalidForm(parsed.error.issues);
  return parsed.data;
};

/** @throws Refusal 50006 when there is nothing in it */
export const requireContent = (form: MessageForm): void => {
  if (!form.content && !form.embeds?.length && !form.components?.length)
    throw refuse("emptyMessage");
};

/**
 * For whom a message makes a sound: those named in its text, everyone and the author of what it
 * answers, as far as `allowed_mentions` lets them be. Without it, all of them.
 */
export const pingedBy = (form: MessageForm, repliedTo: string | undefined): readonly string[] => {
  const text = form.content ?? "";
  const allowed = form.allowed_mentions;
  const parses = (kind: "users" | "roles" | "everyone") =>
    allowed == null || (allowed.parse ?? []).includes(kind);
  const named = [...text.matchAll(/<@!?(\d+)>/g)].map(([, id]) => id ?? "");
  return [
    ...named.filter((id) => parses("users") || allowed?.users?.includes(id)),
    ...(parses("everyone") && /@(everyone|here)\b/.test(text) ? ["everyone"] : []),
    ...(/<@&\d+>/.test(text) && parses("roles") ? ["role"] : []),
    ...(repliedTo !== undefined && (allowed == null || allowed.replied_user === true)
      ? [repliedTo]
      : []),
  ];
};

/** Whether what is sent leaves Discord free to make a sound for anybody, whatever its words are. */
export const mayPing = ({ allowed_mentions: allowed }: MessageForm): boolean =>
  allowed == null ||
  allowed.replied_user === true ||
  [allowed.parse, allowed.users, allowed.roles].some(
    (each) => each !== undefined && each.length > 0,
  );
