import { BlockList, isIP } from 'node:net';

/** Networks that are no public address: this machine, private ones, link-local (cloud metadata), shared, multicast, reserved. */
const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is one that anybody on the internet may be asked at. */
export function isPublicAddress(ip: string): boolean {
  const mapped = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(ip);
  if (mapped?.[1]) return isPublicAddress(mapped[1]);
  if (mapped) {
    const bits = (Number.parseInt(mapped[2] ?? '0', 16) << 16) | Number.parseInt(mapped[3] ?? '0', 16);
    return isPublicAddress([24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.'));
  }
  const family = isIP(ip);
  return family !== 0 && !closed.check(ip, family === 6 ? 'ipv6' : 'ipv4');
}

/** Hosts on private networks that whoever runs the studio allows: `host`, `host:port`, or `*` for all. */
export function privateHostAllowed(allowed: readonly string[], { hostname, port, protocol }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const at = port || (protocol === 'https:' ? '443' : '80');
  return allowed.some((each) => each === '*' || each.toLowerCase() === host || each.toLowerCase() === `${host}:${at}`);
}

/** A server's address as it was typed; null when it is none that can be asked. */
export function serverAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  return url.username || url.password || url.hash || url.search ? null : url;
}
