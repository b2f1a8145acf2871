import { runCli } from './runCli.ts';

/** The result of a run of the command: its exit code and everything it wrote. */
export interface Written {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, with a text as standard input, and returns what it writes. */
export async function runOnTexts(args: readonly string[], input = ''): Promise<Written> {
  let [stdout, stderr] = ['', ''];
  const status = await runCli(args, {
    readStdin: () => Promise.resolve(input),
    out: (text) => (stdout += text),
    err: (text) => (stderr += text),
  });
  return { status, stdout, stderr };
}
