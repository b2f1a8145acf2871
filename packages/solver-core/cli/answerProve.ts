import { proveByHand } from '../src/hand/index.ts';
import { parseCase, solveBeam, timoshenko } from '../src/index.ts';
import { EXIT } from './exit.ts';
import { listReasons } from './listReasons.ts';
import { describeAbsentSet, findCaseSet } from './findCaseSet.ts';
import type { CliOptions } from './readOptions.ts';
import { refuseBeyond } from './refuseBeyond.ts';
import type { Streams } from './streams.ts';

/** Prints the calculation of a beam in a case set with its proof, as JSON, and returns the exit code. */
export function answerProve(
  document: unknown,
  { set: name }: Pick<CliOptions, 'set'>,
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  const answer =
    refuseBeyond(document) ?? solveBeam(document, { include: ['tree'], mohr: [], shear: timoshenko });
  if (answer.level === 'error') {
    const reasons = listReasons(answer.failures, { kind: 'beam', document });
    err(['The beam cannot be solved:', ...reasons, ''].join('\n'));
    return EXIT.refused;
  }
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error('`answerProve` solved a document that cannot be read');
  const { caseSets } = parsed.document;
  const set = findCaseSet(caseSets, name);
  if (set === null) {
    err(describeAbsentSet('The beam', name, caseSets));
    return EXIT.refused;
  }
  const file = proveByHand(parsed.document, { answer, set, names: [] });
  if (file === null) {
    err('The beam has no calculation by hand: its equations cannot be solved part by part.\n');
    return EXIT.refused;
  }
  out(`${JSON.stringify(file, null, 2)}\n`);
  return EXIT.solved;
}
