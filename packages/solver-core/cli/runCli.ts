import { readFile } from 'node:fs/promises';
import manifest from '../package.json' with { type: 'json' };
import { addLateral, parseCase, solveBeam, timoshenko } from '../src/index.ts';
import { addStresses } from '../src/stress/index.ts';
import { isRecord } from '../src/model/common/schemaReader.ts';
import type { BeamAnswer, BeamCase } from '../src/index.ts';
import { answerChange } from './answerChange.ts';
import { answerCalculation, isCalculation } from './answerCalculation.ts';
import { answerLightest } from './answerLightest.ts';
import { answerProve } from './answerProve.ts';
import { answerEnvelope } from './combinations/answerEnvelope.ts';
import { answerValues } from './answerValues.ts';
import { describeVerdict } from './describeMechanism.ts';
import { EXIT } from './exit.ts';
import { listReasons } from './listReasons.ts';
import { formatAnswer } from './formatAnswer.ts';
import { readOptions, type CliOptions } from './readOptions.ts';
import { refuseBeyond } from './refuseBeyond.ts';
import type { Streams } from './streams.ts';
import { answerFrame, isFrame } from './frame/answerFrame.ts';
import { answerBuckling, answerFrequencies } from './frame/answerStability.ts';
import { answerCheck } from './truss/answerCheck.ts';
import { generateTruss, KINDS_OF_TRUSS } from './truss/generateTruss.ts';
import { answerLightestRods } from './truss/answerLightestRods.ts';
import { answerTruss, isTruss } from './truss/answerTruss.ts';

const USAGE = `Usage: eecs-solver solve <case.json | -> [--equations | --json] [--joint=N] [--cut=N,N,N]
       eecs-solver envelope <case.json | -> [--json]
       eecs-solver check <case.json | calculation.json | -> [--json]
       eecs-solver prove <case.json | -> [--set=SET]
       eecs-solver lightest <case.json | -> --series=NAME [--span=N] [--stress=FACTOR] [--code] [--json]
       eecs-solver values <case.json | -> --question=JSON [--json]
       eecs-solver change <before.json> <after.json> [--result=JSON] [--set=SET] [--json]
       eecs-solver buckling <case.json | -> [--set=SET] [--json]
       eecs-solver frequencies <case.json | -> [--json]
       eecs-solver generate <kind of truss> '<dimensions as JSON>'

solve reads a document and solves its beam, truss or plane frame. A dash reads the document from standard input.
For a beam it prints the verdict, the reactions, and the extremes, zeros and jumps of each diagram, including
stresses; for beams of up to 60 segments also equivalent stresses, the shear stress over the height, the floor plan,
the largest deflection by Mohr's integral and four checks. For a truss it prints the verdict, axial forces with
stresses and utilisation, reactions, displacements, zero-force members and checks. For a mechanism it prints what
moves, the causes and possible fixes.

check compares the rods of a truss with their resistance by the standard of the document ("limits": { "rods":
{ "standard": "EN 1993-1-1" } }, or "AISC 360-22"): tension, compression and buckling. For a beam, "members" replaces
"rods": bending, shear, lateral-torsional buckling and compression. If the document has a rule of combinations, both use it.

prove prints a beam's calculation by hand as a file in which each line has its exact value and the rule that gives it.
check verifies such a file line by line and names the first line that is wrong.
Both take seconds if a beam with many unknowns has inputs of 16 digits: round the inputs to make them faster.

lightest finds the lightest section of a series of the catalogue with which a beam meets its limits, prints the next
ones, and the reasons why lighter ones fail. It checks stresses and deflections, and with --code the resistances by
the standard of the document too. For a truss it does so for each group of rods with the same section, by the standard
of the document.

values prints all values of one number of a beam (a load, a place, a span, a stiffness, a settlement) at which a
condition holds; none is missed. The README of @eecs/solver-core lists numbers and conditions.

change explains why a result of a beam differs between two files: it splits the difference exactly over the edits
between them, so that the changes of the table add up to it. Without --result it explains the extreme moments, and the
extreme deflections if materials and sections are known.

buckling prints the lowest factors of all loads of a case set at which a plane frame buckles, and effective lengths;
frequencies prints the lowest natural frequencies, from the masses of the members and the masses on them.

generate prints the document of a truss: ${KINDS_OF_TRUSS}. For example: eecs-solver generate pratt
'{"spans": [18], "panels": 6, "height": 3, "load": 10000}' | eecs-solver solve -

  --equations   also print the equations, block by block
  --joint=N     for a truss: the forces at joint N by the method of joints; joints and links are counted from 1
  --cut=N,N,N   for a truss: the forces of these links by the method of sections
  --series=NAME for lightest: the series whose names contain these words, such as "EN 10365 / IPE"
  --span=N      for lightest: spans may deflect by L/N; by default, the limits of the document apply
  --stress=N    for lightest: stresses may reach the strength over N; by default, the limits of the document apply
  --code        for lightest: also check by the standard of the document ("limits": { "members": … })
  --question=Q  for values: the question as JSON
  --result=R    for change: {"kind": "extreme", "of": "N" | "Q" | "M" | "slope" | "deflection", "end": "max" | "min"},
                {"kind": "value", "of": "M", "x": 2} or {"kind": "reaction", "support": 0, "direction": "x" | "y" | "r"}
  --set=SET     for change, prove and buckling: the case set, by its number from 1 or its title; by default, the first
  --json        print the whole answer as JSON
  --version, -V print the version
  --help, -h    print this text

Exit code: 0 solved (even if a check failed; the answer says so), 1 the document was refused, 2 wrong usage, an
unreadable file, or links that cut nothing off.
`;

/** The commands that read a document. */
const ANSWERING: ReadonlySet<string> = new Set([
  'solve',
  'envelope',
  'check',
  'lightest',
  'prove',
  'values',
  'change',
  'buckling',
  'frequencies',
]);

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
  const asked = readOptions(args);
  if (asked.ok && asked.options.help) {
    streams.out(USAGE);
    return EXIT.solved;
  }
  if (asked.ok && asked.options.version) {
    streams.out(`${manifest.version}\n`);
    return EXIT.solved;
  }
  const [command, file, ...rest] = asked.ok ? asked.rest : [];
  if (asked.ok && command === 'generate' && file !== undefined && rest.length <= 1)
    return generateTruss(file, rest[0], streams);
  const isKnown = command !== undefined && ANSWERING.has(command);
  if (!asked.ok || !isKnown || file === undefined || rest.length !== (command === 'change' ? 1 : 0)) {
    if (!asked.ok) streams.err(`${asked.reason}\n\n`);
    streams.err(USAGE);
    return EXIT.usage;
  }
  const read = await readDocument(file, streams);
  if (!read.ok) {
    streams.err(`${read.reason}\n`);
    return EXIT.usage;
  }
  const { document } = read;
  const [second] = rest;
  if (second !== undefined) {
    const after = await readDocument(second, streams);
    if (after.ok) return answerChange([document, after.document], asked.options, streams);
    streams.err(`${after.reason}\n`);
    return EXIT.usage;
  }
  if (command === 'envelope') return answerEnvelope(document, asked.options, streams);
  if (command === 'check' && isCalculation(document))
    return answerCalculation(document, asked.options, streams);
  if (command === 'prove') return answerProve(document, asked.options, streams);
  if (command === 'check') return answerCheck(document, asked.options, streams);
  if (command === 'values') return answerValues(document, asked.options, streams);
  if (command === 'lightest' && isTruss(document))
    return answerLightestRods(document, asked.options, streams);
  if (command === 'lightest') return answerLightest(document, asked.options, streams);
  if (command === 'buckling') return answerBuckling(document, asked.options, streams);
  if (command === 'frequencies') return answerFrequencies(document, asked.options, streams);
  if (isFrame(document)) return answerFrame(document, asked.options, streams);
  return isTruss(document)
    ? answerTruss(document, asked.options, streams)
    : answerBeam(document, asked.options, streams);
}

/** Removes control characters that could command the terminal, because titles and names come from untrusted files. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '');
}

function answerBeam(document: unknown, { json, equations }: CliOptions, { out, err }: Streams): number {
  const answer = solveWhole(document);
  if (json) out(`${JSON.stringify(answer, null, 2)}\n`);
  else if (answer.level === 'error') err(describeRefusal(document, answer));
  else out(formatAnswer(readCase(document), answer, { equations }));
  return answer.level === 'error' ? EXIT.refused : EXIT.solved;
}

/** Solves the beam with everything that can be computed: shear strains, lateral deflection and stresses. */
function solveWhole(document: unknown): BeamAnswer {
  const answer = refuseBeyond(document) ?? solveBeam(document, { shear: timoshenko });
  if (answer.level === 'error') return answer;
  const read = readCase(document);
  return addStresses(read, addLateral(read, answer));
}

/** Returns the case as the solver read it, for titles and units. */
function readCase(document: unknown): BeamCase {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error('`readCase` was called with a document that was not solved');
  return parsed.document;
}

/** Lists the reasons and, for a mechanism, its motion, causes and fixes. */
function describeRefusal(
  document: unknown,
  { failures, verdict }: Extract<BeamAnswer, { level: 'error' }>,
): string {
  const parsed = parseCase(document);
  const reasons = listReasons(failures, { kind: 'beam', document });
  const moves = parsed.ok && verdict !== null && verdict.mechanisms.length > 0;
  return [
    isRecord(document) ? 'The beam cannot be solved:' : 'The document cannot be solved:',
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
    // A byte order mark is not part of JSON, but editors write it.
    return { ok: true, document: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch (cause) {
    const name = file === '-' ? 'Standard input' : file;
    return { ok: false, reason: `${name} is not JSON: ${reasonOf(cause)}` };
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
