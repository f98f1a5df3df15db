// The server that the browser tests visit: the one at LUDOTHECA_URL, or a process of their own from LUDOTHECA_PROGRAM.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

export interface Server {
  url: string;
  /** Ends the process; afterwards nobody answers at the address. */
  stop(): Promise<void>;
}

/** A port that nobody uses right now. */
async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

/** Starts a server of one's own, to be stopped by the test. */
export async function startServer(): Promise<Server> {
  const binary = process.env['LUDOTHECA_PROGRAM'];
  if (!binary) throw new Error('set LUDOTHECA_PROGRAM to a ludotheca built with the page (cargo xtask test does)');
  const port = await freePort();
  const child = spawn(binary, ['serve', '--port', String(port)], { stdio: ['ignore', 'inherit', 'inherit'] });
  // Nobody's server outlives the tests.
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`no answer at ${url}`);
}

let shared: Promise<Server> | undefined;

/** The server that tests share. */
export function server(): Promise<Server> {
  const url = process.env['LUDOTHECA_URL'];
  shared ??= url ? Promise.resolve({ url, stop: async () => undefined }) : startServer();
  return shared;
}
