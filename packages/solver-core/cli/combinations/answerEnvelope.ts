import { LIMITS, addLateral, parseCase, solveBeam, timoshenko } from '../../src/index.ts';
import type { BeamAnswer, BeamCase } from '../../src/index.ts';
import {
  solveBeamCombinations,
  solveFrameCombinations,
  solveTrussCombinations,
} from '../../src/combinations/index.ts';
import { parseFrame, solveFrame } from '../../src/frame/index.ts';
import { addStresses } from '../../src/stress/index.ts';
import { parseTruss, solveTruss } from '../../src/truss/index.ts';
import type { AnyFailure } from '../../src/texts/index.ts';
import { EXIT } from '../exit.ts';
import { listReasons } from '../listReasons.ts';
import { refuseBeyond } from '../refuseBeyond.ts';
import type { Streams } from '../streams.ts';
import { isTruss } from '../truss/answerTruss.ts';
import { formatBeamCombinations } from './formatBeamCombinations.ts';
import { isFrame } from '../frame/answerFrame.ts';
import { formatFrameCombinations } from './formatFrameCombinations.ts';
import { formatTrussCombinations } from './formatTrussCombinations.ts';

/** Combines the case sets of a document by its rule, prints what governs and returns the exit code. */
export function answerEnvelope(
  document: unknown,
  { json }: { readonly json: boolean },
  streams: Streams,
): number {
  if (isFrame(document)) return answerFrame(document, json, streams);
  return isTruss(document) ? answerTruss(document, json, streams) : answerBeam(document, json, streams);
}

function answerBeam(document: unknown, json: boolean, { out, err }: Streams): number {
  const beyond = refuseBeyond(document);
  if (beyond) return refuse(beyond.failures, { kind: 'beam', json, document }, { out, err });
  const parsed = parseCase(document);
  if (!parsed.ok) return refuse(parsed.failures, { kind: 'beam', json, document }, { out, err });
  const combined = solveBeamCombinations(parsed.document, solveStressed);
  if (!combined.ok) return refuse(combined.failures, { kind: 'beam', json, document }, { out, err });
  const { sources: _, ...printed } = combined;
  out(json ? `${JSON.stringify(printed, null, 2)}\n` : formatBeamCombinations(parsed.document, combined));
  return EXIT.solved;
}

function solveStressed(document: BeamCase): BeamAnswer {
  const answer = solveBeam(document, { include: [], mohr: [], shear: timoshenko });
  if (answer.level === 'error') return answer;
  return addStresses(document, addLateral(document, answer), { include: [] });
}

function answerTruss(document: unknown, json: boolean, { out, err }: Streams): number {
  const parsed = parseTruss(document);
  if (!parsed.ok) return refuse(parsed.failures, { kind: 'truss', json, document }, { out, err });
  const combined = solveTrussCombinations(parsed.document, (asked) =>
    solveTruss(asked, { include: [], limits: LIMITS.full }),
  );
  if (!combined.ok) return refuse(combined.failures, { kind: 'truss', json, document }, { out, err });
  out(json ? `${JSON.stringify(combined, null, 2)}\n` : formatTrussCombinations(parsed.document, combined));
  return EXIT.solved;
}

function answerFrame(document: unknown, json: boolean, { out, err }: Streams): number {
  const parsed = parseFrame(document);
  if (!parsed.ok) return refuse(parsed.failures, { kind: 'frame', json, document }, { out, err });
  const combined = solveFrameCombinations(parsed.document, (asked) =>
    solveFrame(asked, { include: [], limits: LIMITS.full }),
  );
  if (!combined.ok) return refuse(combined.failures, { kind: 'frame', json, document }, { out, err });
  const { sources: _, ...printed } = combined;
  out(json ? `${JSON.stringify(printed, null, 2)}\n` : formatFrameCombinations(parsed.document, combined));
  return EXIT.solved;
}

function refuse(
  failures: readonly AnyFailure[],
  {
    kind,
    json,
    document,
  }: { readonly kind: 'beam' | 'truss' | 'frame'; readonly json: boolean; readonly document: unknown },
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  if (json) out(`${JSON.stringify({ ok: false, failures }, null, 2)}\n`);
  else {
    const reasons = listReasons(failures, { kind, document });
    err(['The case sets cannot be combined:', ...reasons, ''].join('\n'));
  }
  return EXIT.refused;
}
