import { readSecret } from './readSecret.ts';
import { runAdmin } from './runAdmin.ts';

// The operator's command line as a process: `npm run admin -- <command>`.
process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  log: (line) => process.stderr.write(`${line}\n`),
  askSecret: (prompt) => readSecret(prompt, { input: process.stdin, output: process.stderr }),
  clock: Date.now,
});
