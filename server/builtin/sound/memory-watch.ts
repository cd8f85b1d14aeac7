import { workerData } from 'node:worker_threads';

/**
 * Runs in a thread beside an engine that blocks its process, and ends the process when it holds more memory than it
 * may.
 */
const { memoryMb } = workerData as { memoryMb: number };
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMb * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
}, 50);
