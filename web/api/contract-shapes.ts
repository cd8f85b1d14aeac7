type Shape = { (...parts: unknown[]): Shape; readonly [name: string]: Shape };

const shape: Shape = new Proxy((() => {}) as unknown as Shape, { get: () => shape, apply: () => shape });

/**
 * Stands in for zod in the browser's bundle: every schema is accepted and none is run. The server already guarantees
 * that each answer fits its contract, and this saves 90 kB.
 */
export const z = shape;
