// `npm run dev`: the server, restarted when its sources change, and the site with hot reload in front of it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './runNode.ts';

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--conditions=@eecs/source', 'server/src/start/main.ts'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development', TIED_TO_PARENT: 'on' } },
);
server.on('exit', (code) => process.exit(code ?? 0));

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
// The server accepts calls only from pages of its own address, so it needs the address that the browser shows.
const proxy = { '/api': { target: api, changeOrigin: false } };
const site = await createServer({ root: path.join(ROOT, 'site'), server: { proxy } });
await site.listen();
site.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill('SIGTERM');
    void site.close();
  });
}
