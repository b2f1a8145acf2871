#!/usr/bin/env node
import { runCli } from './runCli.ts';

// A reader of only the beginning, such as `head`, closes the pipe early.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPIPE') throw cause;
  });

void runCli(process.argv.slice(2), {
  readStdin: async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  },
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
}).then((code) => {
  process.exitCode = code;
});
