/** Starts one server with its own empty store for all browser tests; they get its address with inject('address'). */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');

function python(): string {
  const own = join(ROOT, '.venv/bin/python');
  return process.env.LUDONAUT_PYTHON ?? (existsSync(own) ? own : 'python3');
}

function buildIfMissing(): void {
  if (existsSync(join(ROOT, 'src/ludonaut/server/client/index.html'))) return;
  const done = spawnSync('npm', ['run', 'build'], {
    cwd: join(ROOT, 'web'),
    stdio: 'inherit',
  });
  if (done.status !== 0) throw new Error('the client could not be built');
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildIfMissing();
  const data = mkdtempSync(join(tmpdir(), 'ludonaut-browser-'));
  const server = spawn(python(), ['-m', 'ludonaut', 'serve', '--data', data, '--port', '0', '--no-limits'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PYTHONPATH: join(ROOT, 'src'),
      PYTHONUNBUFFERED: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const at = /Ludonaut is at (\S+)/.exec(said);
      if (at) found(at[1]!);
    });
    server.on('error', failed);
    server.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
  project.provide('address', address);
  return async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.removeAllListeners('exit');
    server.once('exit', () => rmSync(data, { recursive: true, force: true }));
    server.kill('SIGTERM');
    await Promise.race([ended, new Promise((late) => setTimeout(late, 8000))]);
    server.kill('SIGKILL');
  };
}
