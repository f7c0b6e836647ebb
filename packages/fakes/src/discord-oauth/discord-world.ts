import { createHash, randomBytes, randomInt } from "node:crypto";

/** Discord's staff speak of about 100 seconds. */
const CODE_LIFE_MS = 100_000;

/** Somebody with a Discord account. */
export interface DiscordAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly verified: boolean;
  /** Names the picture; null without one. */
  readonly avatar: string | null;
}

/** Somebody as the sign-in screen asks for them. */
type NewPerson = Omit<DiscordAccount, "id" | "avatar"> & { readonly picture: boolean };

/** What the person allowed. */
export interface Grant {
  readonly account: DiscordAccount;
  readonly redirectUri: string;
  readonly scope: string;
  /** Of PKCE with S256. Absent when the client asked without it. */
  readonly challenge: string | undefined;
}

interface IssuedCode extends Grant {
  readonly issuedAt: number;
}

const secret = (): string => randomBytes(16).toString("hex");
const challengeOf = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");

/** What the fake remembers: who is signed in where, who allowed what, codes and tokens. */
export class DiscordWorld {
  readonly #idOf: (username: string) => string;
  readonly #addressOf: (username: string) => string | null;
  readonly #sessions = new Map<string, DiscordAccount>();
  readonly #accounts = new Map<string, DiscordAccount>();
  readonly #allowed = new Map<string, Set<string>>();
  readonly #codes = new Map<string, IssuedCode>();
  readonly #tokens = new Map<string, Grant>();
  #skippedMs = 0;

  /**
   * @param idOf which account a name is, where somebody else knows
   * @param addressOf the e-mail of a person who gives none at the sign-in
   */
  constructor(
    idOf = (_username: string) => `${randomInt(1, 9)}${randomInt(1e9, 1e10)}0000000`,
    addressOf: (username: string) => string | null = () => null,
  ) {
    this.#idOf = idOf;
    this.#addressOf = addressOf;
  }

  /** Signs in at Discord. The same name is the same account. Returns the browser's session. */
  signIn({ picture, ...person }: NewPerson): string {
    const id = this.#accounts.get(person.username)?.id ?? this.#idOf(person.username);
    const email = person.email ?? this.#addressOf(person.username);
    const account = { ...person, id, email, avatar: picture ? secret() : null };
    this.#accounts.set(person.username, account);
    const session = secret();
    this.#sessions.set(session, account);
    return session;
  }

  /** Whether an account has a picture of this name now. */
  hasAvatar(id: string, avatar: string): boolean {
    return [...this.#accounts.values()].some(
      (account) => account.id === id && account.avatar === avatar,
    );
  }

  accountOf(session: string): DiscordAccount | undefined {
    return this.#sessions.get(session);
  }

  hasAllowed(account: DiscordAccount, scope: string): boolean {
    const scopes = this.#allowed.get(account.id);
    return scope.split(" ").every((each) => scopes?.has(each));
  }

  issueCode(grant: Grant): string {
    const allowed = this.#allowed.get(grant.account.id) ?? new Set();
    for (const scope of grant.scope.split(" ")) allowed.add(scope);
    this.#allowed.set(grant.account.id, allowed);
    const code = secret();
    this.#codes.set(code, { ...grant, issuedAt: this.#now() });
    return code;
  }

  /** An access token for a code that is good. A code works once, whatever the outcome. */
  redeem(code: string, redirectUri: string, verifier: string | null): string | undefined {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    if (grant === undefined || grant.redirectUri !== redirectUri) return undefined;
    if (this.#now() - grant.issuedAt > CODE_LIFE_MS) return undefined;
    if (grant.challenge !== undefined && challengeOf(verifier ?? "") !== grant.challenge)
      return undefined;
    const token = secret();
    this.#tokens.set(token, grant);
    return token;
  }

  grantOf(token: string): Grant | undefined {
    return this.#tokens.get(token);
  }

  /** Lets time pass for codes. */
  skip(ms: number): void {
    this.#skippedMs += ms;
  }

  #now(): number {
    return Date.now() + this.#skippedMs;
  }
}
