import type { FakeDiscord } from "@spellwright/fakes";

/** Somebody signed in to the product, as their browser calls it. */
export interface SignedIn {
  call<Body>(method: string, path: string, body?: object): Promise<Body>;
}

const cookiesOf = (response: Response, kept: Map<string, string>): void => {
  for (const line of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    kept.set(name, value);
  }
};

const withCookies = (kept: ReadonlyMap<string, string>) => ({
  cookie: [...kept].map(([name, value]) => `${name}=${value}`).join("; "),
});

/** Signs in with Discord by its screens, as a person of that name: an account with a proven link. */
export const signInWithDiscord = async (siteUrl: string, username: string): Promise<SignedIn> => {
  const ours = new Map<string, string>();
  const theirs = new Map<string, string>();
  const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const response = await fetch(`${siteUrl}${path}`, {
      method,
      redirect: "manual",
      headers: { "content-type": "application/json", origin: siteUrl, ...withCookies(ours) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookiesOf(response, ours);
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === "" ? (undefined as Body) : JSON.parse(text);
  };
  const screen = async (url: string, form: Readonly<Record<string, string>>): Promise<string> => {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: withCookies(theirs),
      body: new URLSearchParams(form),
    });
    cookiesOf(response, theirs);
    return response.headers.get("location") ?? "";
  };
  const start = { return_to: "/fr/oracle" };
  const { url } = await call<{ url: string }>("POST", "/api/auth/sign-in/discord", start);
  const email = `${username}@example.org`;
  await screen(url, { action: "sign-in", username, email, verified: "on" });
  const back = new URL(await screen(url, { action: "authorize" }));
  const arrived = await fetch(back, { redirect: "manual", headers: withCookies(ours) });
  cookiesOf(arrived, ours);
  return { call };
};

/** Allows channels of a server, as its owner does on the dashboard. */
export const allowChannels = (
  owner: SignedIn,
  guildId: string,
  channels: readonly { readonly id: string }[],
  more: { readonly threads_only?: boolean } = {},
): Promise<unknown> =>
  owner.call("POST", `/api/discord/guilds/${guildId}/channels`, {
    channels: channels.map(({ id }) => ({ channel_id: id, channel_name: "", allowed: true })),
    ...more,
  });

/** Buys a pack of 100 with play money, approval window included. */
export const buyPack = async (owner: SignedIn, guildId: string): Promise<void> => {
  const path = `/api/discord/guilds/${guildId}/packs`;
  const { approval_url, order_id } = await owner.call<{ approval_url: string; order_id: string }>(
    "POST",
    `${path}/order`,
    { pack_size: 100 },
  );
  const form = new URLSearchParams({ action: "approve" });
  await fetch(approval_url, { method: "POST", body: form, redirect: "manual" });
  await owner.call("POST", `${path}/capture`, { order_id });
};

/** What is left of a server's packs, and how many messages were counted. */
export const statsOf = (
  owner: SignedIn,
  guildId: string,
): Promise<{ readonly remaining_zaps: number; readonly total_messages: number }> =>
  owner.call("GET", `/api/discord/guilds/${guildId}/stats`);

/** The sentences of everything that the bot said in a channel, oldest first. */
export const botMessagesIn = ({ world }: FakeDiscord, channelId: string): readonly string[] =>
  [...world.messages.values()]
    .filter(({ author, channel_id }) => author === world.bot && channel_id === channelId)
    .map(({ content, embeds }) =>
      [content, ...embeds.map(({ title, description }) => `${title ?? ""}\n${description ?? ""}`)]
        .join("\n")
        .trim(),
    );
