import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { request as plain } from "node:http";
import { request as encrypted } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Messages to addresses that people have named: whatever they name, nobody reaches our own house by it. */

/** The whole of it, name server and handshake included. */
const WITHIN = 10_000;

/** Apart from each other: a list looks at IPv4 addresses as if they were mapped into IPv6, which is blocked. */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.ipv4.addSubnet(net, bits, "ipv4");
// Of IPv6 nothing but what is given to the public; and of that neither tunnels, which hide an IPv4 address, nor examples.
for (const [net, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  PRIVATE.ipv6.addSubnet(net, bits, "ipv6");

/** Whether this address is somebody's in the public network: not this machine, not its neighbours. */
export const isPublic = (address: string): boolean => {
  const version = isIP(address);
  const family = version === 4 ? "ipv4" : "ipv6";
  return version !== 0 && !PRIVATE[family].check(address, family);
};

/** Which addresses may be reached: `anywhere`, also unencrypted, is for tests and for houses that want just that. */
export type Reach = "public" | "anywhere";

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Whether it may be asked for; what a name leads to is looked at when it is. */
export const mayReach = (address: string, reach: Reach): boolean => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (reach === "anywhere") return url.protocol === "https:" || url.protocol === "http:";
  const host = hostOf(url);
  return url.protocol === "https:" && (isIP(host) === 0 ? host.includes(".") : isPublic(host));
};

/** Who knows the addresses of a name. */
export type Directory = (name: string) => Promise<readonly LookupAddress[]>;
const nameServer: Directory = (name) => lookup(name, { all: true, verbatim: true });

/** Finds the address of a name and connects to what it has looked at: a name that changes meanwhile helps nobody. */
const lookUp =
  (reach: Reach, directory: Directory): LookupFunction =>
  (host, options, found) => {
    directory(host).then(
      (addresses) => {
        const reachable = addresses.filter(({ address }) => reach === "anywhere" || isPublic(address));
        const [first] = reachable;
        if (first === undefined) found(new Error("it leads to no public address"), "");
        else if (options.all === true) found(null, [...reachable]);
        else found(null, first.address, first.family);
      },
      (error: unknown) => found(error instanceof Error ? error : new Error(String(error)), ""),
    );
  };

/**
 * Posts something and gives the status of the answer, of which no more is read; redirects are not followed. Rejects if the address
 * may not be reached, cannot be, or does not answer in time.
 */
export const post = (
  address: string,
  reach: Reach,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  signal: AbortSignal,
  directory = nameServer,
): Promise<number> => {
  if (!mayReach(address, reach)) return Promise.reject(new Error("the address may not be reached"));
  const url = new URL(address);
  const send = url.protocol === "https:" ? encrypted : plain;
  return new Promise((resolve, reject) => {
    const sending = send(
      url,
      {
        ...{ method: "POST", lookup: lookUp(reach, directory), agent: false },
        headers: { ...headers, "content-length": String(body.length) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN)]),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sending.on("error", reject);
    sending.end(body);
  });
};
