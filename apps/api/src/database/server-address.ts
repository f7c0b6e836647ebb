/** User and password may stand before the hosts, a database and settings behind them. */
const ADDRESS = /^(?<before>postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#@]*)(?<after>.*)$/;
/** Which server is wanted (libpq): we always write. */
const WANTED = "target_session_attrs";
const WRITING = ["read-write", "primary"];

/** Where PostgreSQL is. */
export interface ServerAddress {
  /** One address for each of its servers, in the order in which they are named. */
  readonly servers: readonly string[];
  /** True when it must be found out which of them takes writes. */
  readonly isSought: boolean;
  /** Hosts and database without user, password and settings, for the operator's line. */
  readonly label: string;
}

/**
 * Reads the address of a PostgreSQL, also of a primary with its standbys:
 * `postgresql://user:password@host1:5432,host2:5432/database?target_session_attrs=read-write`.
 *
 * @returns undefined for what is none, and where another server than one that writes is asked for
 */
export const readServerAddress = (url: string): ServerAddress | undefined => {
  const { before, hosts, after } = ADDRESS.exec(url)?.groups ?? {};
  if (before === undefined || hosts === undefined || after === undefined) return undefined;
  const names = hosts.split(",");
  if (names.length > 1 && names.includes("")) return undefined;
  const servers = names.map((host) => before + host + after);
  if (!servers.every((server) => URL.canParse(server))) return undefined;
  const { pathname, searchParams } = new URL(servers[0] ?? "");
  const wanted = searchParams.get(WANTED);
  if (wanted !== null && !WRITING.includes(wanted)) return undefined;
  return {
    servers,
    isSought: names.length > 1 || wanted !== null,
    label: hosts + pathname,
  };
};
