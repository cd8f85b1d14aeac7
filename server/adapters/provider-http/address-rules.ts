import ipaddr from 'ipaddr.js';

/** All global unicast addresses; the rest of IPv6 is reserved, translated or local. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is publicly reachable, according to the registries of special-purpose addresses (RFC 6890). */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalUnicast);
}

/** Hosts on private networks that whoever runs the studio allows: `host`, `host:port`, or `*` for all. */
export function privateHostAllowed(allowed: readonly string[], { hostname, port, protocol }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const at = port || (protocol === 'https:' ? '443' : '80');
  return allowed.some((each) => each === '*' || each.toLowerCase() === host || each.toLowerCase() === `${host}:${at}`);
}

/** A server's address as it was typed; null when it cannot be called. */
export function serverAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  return url.username || url.password || url.hash || url.search ? null : url;
}
