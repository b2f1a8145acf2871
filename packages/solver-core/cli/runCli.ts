import { readFile } from 'node:fs/promises';
import { addLateral, parseCase, solveBeam, timoshenko } from '../src/index.ts';
import { addStresses } from '../src/stress/index.ts';
import type { BeamAnswer, BeamCase } from '../src/index.ts';
import { describeFailure } from './describeFailure.ts';
import { describeVerdict } from './describeMechanism.ts';
import { formatAnswer } from './formatAnswer.ts';

/** What the command reads and writes. */
export interface Streams {
  readonly readStdin: () => Promise<string>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Exit codes: the beam was solved, the document was refused, the command or the file could not be read. */
export const EXIT = { solved: 0, refused: 1, usage: 2 } as const;

const USAGE = `Usage: eecs-solver solve <case.json | -> [--equations | --json]

Solves the beam of a load case document and prints verdict, reactions, and of each diagram the extremes, zeros
and jumps, of stresses too; for beams of up to 60 segments also equivalent stresses, the shear stress over the height,
the floor plan, the largest deflection by Mohr's integral and four checks.
Of a beam that cannot stand it prints what moves, what lets it and what would stop it.
A dash reads the document from standard input.

  --equations   print the equations too, block by block
  --json        print the whole answer as JSON
  --help        print this text

Exit code: 0 solved (also where a check did not pass: the answer says so), 1 the document was refused, 2 wrong usage or an unreadable file.
`;

/**
 * Runs the command line and returns its exit code.
 *
 * @example await runCli(['solve', 'case.json'], streams) // 0
 */
export async function runCli(args: readonly string[], given: Streams): Promise<number> {
  const streams: Streams = {
    ...given,
    out: (text) => given.out(withoutControls(text)),
    err: (text) => given.err(withoutControls(text)),
  };
  if (args.includes('--help') || args.includes('-h')) {
    streams.out(USAGE);
    return EXIT.solved;
  }
  const options = args.filter((arg) => arg.startsWith('--'));
  const [command, file, ...rest] = args.filter((arg) => !arg.startsWith('--'));
  const unknown = options.find((option) => option !== '--json' && option !== '--equations');
  if (command !== 'solve' || file === undefined || rest.length > 0 || unknown !== undefined) {
    if (unknown !== undefined) streams.err(`Unknown option ${unknown}.\n\n`);
    streams.err(USAGE);
    return EXIT.usage;
  }
  const read = await readDocument(file, streams);
  if (!read.ok) {
    streams.err(`${read.reason}\n`);
    return EXIT.usage;
  }
  return answerDocument(read.document, options, streams);
}

/** Leaves out what would command the terminal: titles and names come out of files of strangers. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '');
}

function answerDocument(document: unknown, options: readonly string[], { out, err }: Streams): number {
  const answer = solveWhole(document);
  if (options.includes('--json')) out(`${JSON.stringify(answer, null, 2)}\n`);
  else if (answer.level === 'error') err(describeRefusal(document, answer));
  else out(formatAnswer(readCase(document), answer, { equations: options.includes('--equations') }));
  return answer.level === 'error' ? EXIT.refused : EXIT.solved;
}

/** Solves the beam with everything that is known of it: shear strains, lateral deflection and stresses. */
function solveWhole(document: unknown): BeamAnswer {
  const answer = solveBeam(document, { shear: timoshenko });
  if (answer.level === 'error') return answer;
  const read = readCase(document);
  return addStresses(read, addLateral(read, answer));
}

/** The case as the solver read it, for titles and units. */
function readCase(document: unknown): BeamCase {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error('`readCase` was called with a document that was not solved');
  return parsed.document;
}

/** The reasons, and of a beam that can move how, what lets it and what would stop it. */
function describeRefusal(
  document: unknown,
  { failures, verdict }: Extract<BeamAnswer, { level: 'error' }>,
): string {
  const parsed = parseCase(document);
  const system = parsed.ok ? parsed.document.units.system : 0;
  const reasons = failures.map((failure) => `  - ${describeFailure(failure, system)}`);
  const moves = parsed.ok && verdict !== null && verdict.mechanisms.length > 0;
  return [
    'The beam cannot be solved:',
    ...reasons,
    ...(moves ? ['', describeVerdict(verdict, parsed.document)] : []),
    '',
  ].join('\n');
}

type ReadDocument =
  { readonly ok: true; readonly document: unknown } | { readonly ok: false; readonly reason: string };

async function readDocument(file: string, { readStdin }: Streams): Promise<ReadDocument> {
  let text: string;
  try {
    text = file === '-' ? await readStdin() : await readFile(file, 'utf8');
  } catch (cause) {
    return { ok: false, reason: `Cannot read ${file}: ${reasonOf(cause)}` };
  }
  try {
    // A byte order mark is no part of JSON, yet editors write it.
    return { ok: true, document: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch (cause) {
    const name = file === '-' ? 'Standard input' : file;
    return { ok: false, reason: `${name} is not JSON: ${reasonOf(cause)}` };
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
