import { Failure } from '#shared/endpoint.ts';

type Espeak = Awaited<ReturnType<typeof import('@echogarden/espeak-ng-emscripten')['default']>>;
export type EspeakWorker = InstanceType<Espeak['eSpeakNGWorker']>;

/**
 * Loads eSpeak NG (GPL-3): only in separate processes, reached by messages alone. Throws Failure with `missing` when it
 * is not installed.
 */
export async function loadEspeak(missing: string): Promise<Espeak> {
  const { default: start } = await import('@echogarden/espeak-ng-emscripten').catch((cause: unknown) => {
    throw new Failure('unavailable', missing, { cause });
  });
  return start();
}
