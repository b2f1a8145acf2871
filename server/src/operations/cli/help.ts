import type { Command } from './command.ts';

/** Writes the list of commands, one line each. */
export function writeHelp(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).map(([name, command]) => [writeUsage(name, command), command.about]);
  const width = Math.max(...lines.map(([usage = '']) => usage.length));
  return [
    'npm run admin -- <command>',
    '',
    ...lines.map(([usage = '', about]) => `  ${usage.padEnd(width)}  ${about}`),
    '',
    "Commands use the server's database: DATABASE_URL, or the embedded one in DATA_DIR while no server has it open.",
    'Exit code: 0 done, 1 refused, 2 not understood. docs/operating.md has examples.',
  ].join('\n');
}

/** Writes the help of one command and its options. */
export function writeCommandHelp(name: string, command: Command): string {
  const { about, options = {}, more } = command;
  const width = Math.max(...Object.keys(options).map((option) => option.length));
  return [
    `npm run admin -- ${writeUsage(name, command)}`,
    '',
    `  ${about}`,
    ...(more === undefined ? [] : [`  ${more}`]),
    ...Object.entries(options).map(([option, text]) => `  --${option.padEnd(width)}  ${text}`),
  ].join('\n');
}

function writeUsage(name: string, { words = [], flags = [], values = {} }: Command): string {
  return [
    name,
    ...words.map((word) => `<${word}>`),
    ...flags.map((flag) => `[--${flag}]`),
    ...Object.entries(values).map(([option, value]) => `[--${option} <${value}>]`),
  ].join(' ');
}
