import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
