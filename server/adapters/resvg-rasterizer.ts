import { msg } from '@lingui/core/runtime-macro';
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { DrawnBy, Rasterizer } from '#server/ports/rasterizer.ts';
import { type ForegroundWork, foregroundWork } from '#server/process/foreground-work.ts';
import { withoutNetwork } from '#server/process/without-network.ts';
import { Failure } from '#shared/endpoint.ts';
import type { RasterAnswer, RasterAsk } from './resvg-rasterizer.child.ts';

export type RasterizerOptions = {
  /** Absolute paths of the TTF or OTF files that an SVG is drawn with; no other fonts are used. */
  readonly fontsOf?: (svg: string) => string[];
  /**
   * Reused child processes for thumbnails that go first, and as many of lower priority for the pictures of jobs; each
   * draws one at a time. One more draws the thumbnails that creators ask for in numbers.
   */
  readonly children?: number;
  /** Who goes first, and whose pictures wait meanwhile. */
  readonly foreground?: ForegroundWork;
  /** Processor time that one picture may take: on a busy machine that is far longer on the clock. */
  readonly timeoutMs?: number;
  readonly memoryMb?: number;
  /** Largest width and height of the SVG and of the PNG, in pixels. */
  readonly maxSide?: number;
};

type Job = {
  pool: Pool;
  goesFirst: boolean;
  ask: RasterAsk;
  by: DrawnBy | undefined;
  /** Of these pictures one is drawn at a time. */
  line: string | undefined;
  signal: AbortSignal | undefined;
  done: (png: Uint8Array) => void;
  failed: (reason: unknown) => void;
};

const maxCharacters = 32 * 1024 * 1024;
/** Thumbnails of one creator that may wait. */
const mostWaiting = 20;
/** A picture that makes no progress without using its processor time is abandoned after this multiple of it. */
const patience = 12;
/** A thumbnail that goes first does, then the pictures of jobs, then who asks for many thumbnails, and films. */
const jobsNice = 5;
const manyNice = 15;

/**
 * Refuses an SVG that could reach outside itself: a document type, or a link to anything but its own parts and inline
 * PNG or JPEG.
 */
function refuseOutsideLinks(svg: string) {
  if (svg.length > maxCharacters)
    throw new Failure('too_large', msg`The picture is larger than 32 MB; use smaller images in it`);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg))
    throw new Failure('invalid', msg`The picture declares a document type, which is not allowed`);
  for (const [, quoted = '', apostrophed = ''] of svg.matchAll(/href\s*=\s*(?:"([^"]*)|'([^']*))/gi)) {
    const link = (quoted || apostrophed).trimStart();
    if (link !== '' && !link.startsWith('#') && !/^data:image\/(?:png|jpeg);base64,/.test(link))
      throw new Failure('invalid', msg`The picture links to something outside itself, which is not allowed`);
  }
}

type PoolOptions = {
  most: number;
  spare?: boolean;
  nice: number;
  memoryMb: number;
  timeoutMs: number;
  changed: () => void;
};
type Pool = ReturnType<typeof childPool>;

/** Reused children of one priority, one more than are at work with `spare`; `changed` is called when one has ended. */
function childPool({ most, spare = false, nice, memoryMb, timeoutMs, changed }: PoolOptions) {
  const idle: ChildProcess[] = [];
  const alive = new Set<ChildProcess>();

  function start(): ChildProcess {
    const [execPath, execArgv] = withoutNetwork(process.execPath, ['--max-old-space-size=256']);
    const child = fork(new URL('./resvg-rasterizer.child.ts', import.meta.url), [String(memoryMb), String(timeoutMs)], {
      serialization: 'advanced',
      execPath,
      execArgv,
      env: process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    if (nice > 0 && child.pid) setPriority(child.pid, nice);
    child.setMaxListeners(20).unref();
    child.channel?.unref();
    alive.add(child);
    child.once('exit', () => {
      alive.delete(child);
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
      changed();
    });
    child.on('error', () => child.kill('SIGKILL'));
    return child;
  }

  return {
    isFree: () => idle.length > 0 || alive.size < most,
    take() {
      const child = idle.pop() ?? start();
      // The next one who comes does not wait until a child has started.
      if (spare && idle.length === 0 && alive.size < most) idle.push(start());
      return child;
    },
    giveBack(child: ChildProcess) {
      if (child.connected) idle.push(child);
      else child.kill('SIGKILL');
    },
    close() {
      for (const child of alive) child.kill('SIGKILL');
    },
  };
}

/**
 * Draws SVG with resvg in child processes that are killed and replaced when a picture takes too long, too much memory,
 * or is no longer wanted.
 */
export function resvgRasterizer(options: RasterizerOptions = {}): Rasterizer & { close(): void } {
  const { fontsOf = () => [], children = 1, timeoutMs = 10_000, memoryMb = 512, maxSide = 4096 } = options;
  const { foreground = foregroundWork() } = options;
  const waiting: Job[] = [];
  const limits = { memoryMb, timeoutMs, changed: next };
  const forFirst = childPool({ ...limits, most: children, spare: children > 1, nice: 0 });
  const forMany = childPool({ ...limits, most: 1, nice: manyNice });
  const forJobs = childPool({ ...limits, most: children, spare: children > 1, nice: jobsNice });
  /** The creators whose pictures are being drawn, and when each last had a turn. */
  const drawing = new Set<string>();
  const lastTurn = new Map<string, number>();
  let turns = 0;

  const stopListening = foreground.onChange(() => next());

  /** Where a picture is drawn, and whether it goes first: of several thumbnails of one creator only one does. */
  function placeFor(by: DrawnBy | undefined, line: string): Pick<Job, 'pool' | 'goesFirst'> {
    if (!by) return { pool: forJobs, goesFirst: false };
    const isOne = !drawing.has(line) && !waiting.some((job) => job.line === line);
    const goesFirst = isOne && foreground.goesFirst(by.creator, by.kind);
    return { pool: by.kind === 'drawing' ? forJobs : goesFirst ? forFirst : forMany, goesFirst };
  }

  function next() {
    for (let job = nextJob(); job; job = nextJob()) {
      waiting.splice(waiting.indexOf(job), 1);
      run(job.pool.take(), job);
    }
    if (waiting.length === 0) lastTurn.clear();
  }

  /**
   * Chooses the next task among those with a free child process that need not pause. Nobody has two at once; foreground
   * work goes first, then whoever has waited longest.
   */
  function nextJob(): Job | undefined {
    const turnOf = ({ line = '', goesFirst }: Job) => (goesFirst ? -1 : (lastTurn.get(line) ?? 0));
    const ready = waiting.filter(
      ({ pool, by, line }) =>
        pool.isFree() && !(line && drawing.has(line)) && !(by && foreground.mustPause(by.creator, by.kind)),
    );
    return ready.toSorted((a, b) => turnOf(a) - turnOf(b))[0];
  }

  function run(child: ChildProcess, { pool, ask, line, signal, done, failed }: Job) {
    let words = '';
    lastTurn.set(line ?? '', (turns += 1));
    if (line !== undefined) drawing.add(line);
    const settle = (free: boolean, finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      child.off('message', answered).off('exit', died);
      child.stderr?.off('data', hear);
      if (line !== undefined) drawing.delete(line);
      if (free) pool.giveBack(child);
      else child.kill('SIGKILL');
      finish();
      next();
    };
    const answered = (answer: RasterAnswer) =>
      settle(true, () => {
        if ('png' in answer) done(answer.png);
        else if ('refused' in answer) failed(new Failure('too_large', answer.refused));
        else failed(new Failure('invalid', msg`The picture cannot be read as SVG: ${{ wrong: answer.wrong }}`));
      });
    const late = () =>
      settle(false, () =>
        failed(
          new Failure(
            'internal',
            msg`Drawing this picture took more than ${{ timeoutMs: timeoutMs / 1000 }} s; make it simpler`,
          ),
        ),
      );
    const died = () => {
      if (words.includes('too much time')) return late();
      settle(false, () =>
        failed(
          words.includes('too much memory')
            ? new Failure(
                'internal',
                msg`Drawing this picture needed more than ${{ memoryMb }} MB and was stopped; make it simpler`,
              )
            : new Failure('internal', msg`The drawing program stopped in the middle of this picture; try again`),
        ),
      );
    };
    const stop = () => settle(false, () => failed(signal?.reason));
    const hear = (text: Buffer) => (words += text.toString());
    const timer = setTimeout(late, patience * timeoutMs);
    signal?.addEventListener('abort', stop, { once: true });
    child.once('message', answered).once('exit', died);
    child.stderr?.on('data', hear);
    child.send(ask, (error) => error && child.kill('SIGKILL'));
  }

  return {
    async png(svg, width, signal, by) {
      signal?.throwIfAborted();
      refuseOutsideLinks(svg);
      if (!Number.isInteger(width) || width < 1 || width > maxSide)
        throw new Failure(
          'too_large',
          msg`A picture’s width must be a whole number of pixels from 1 to ${{ maxSide }}`,
        );
      const line = by && `${by.kind} ${by.creator}`;
      if (by?.kind === 'baking' && waiting.filter((job) => job.line === line).length >= mostWaiting)
        throw new Failure(
          'too_many',
          msg`${{ mostWaiting }} of your pictures are already waiting to be drawn. Try again when they are done.`,
        );
      const drawn = await new Promise<Uint8Array>((done, failed) => {
        const ask = { svg, width, maxSide, fontFiles: fontsOf(svg) };
        waiting.push({ ...placeFor(by, line ?? ''), ask, by, line, signal, done, failed });
        signal?.addEventListener(
          'abort',
          () => {
            const place = waiting.findIndex((job) => job.done === done);
            if (place >= 0) waiting.splice(place, 1)[0]?.failed(signal.reason);
          },
          { once: true },
        );
        next();
      });
      // A job processes the drawn picture for about as long as drawing took, so foreground work goes first here too.
      if (by?.kind === 'drawing') await foreground.turn(by.creator, by.kind, signal);
      return drawn;
    },
    /** Ends the children; a picture in work fails. */
    close() {
      stopListening();
      forFirst.close();
      forMany.close();
      forJobs.close();
    },
  };
}
