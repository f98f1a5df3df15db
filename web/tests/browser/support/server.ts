// The server that the browser tests visit: the one at LUDOTHECA_URL, or a process of their own from LUDOTHECA_PROGRAM.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Server {
  url: string;
  /** Ends the process; afterwards nobody answers at the address. */
  stop(): Promise<void>;
}

/** Starts a server of one's own, to be stopped by the test. */
export async function startServer(): Promise<Server> {
  const binary = process.env['LUDOTHECA_PROGRAM'];
  if (!binary) throw new Error('set LUDOTHECA_PROGRAM to a ludotheca built with the page (cargo xtask test does)');
  const data = mkdtempSync(join(tmpdir(), 'ludotheca-tables-'));
  const wanted = ['serve', '--port', '0', '--lang', 'en', '--data', data];
  const child = spawn(binary, wanted, { stdio: ['ignore', 'pipe', 'inherit'] });
  // Nobody's server outlives the tests, nor do its tables.
  process.once('exit', () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    url: await addressOf(child),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Where the server is, as it says itself when it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout!.on('data', (words: Buffer) => {
      said += String(words);
      const url = /http:\/\/\S+/.exec(said);
      if (url && said.includes('\n')) resolve(url[0]);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

let shared: Promise<Server> | undefined;

/** The server that tests share. */
export function server(): Promise<Server> {
  const url = process.env['LUDOTHECA_URL'];
  shared ??= url ? Promise.resolve({ url, stop: async () => undefined }) : startServer();
  return shared;
}
