import { completeSets } from '../../src/truss/answer/completeSets.ts';
import { judgeSolvability } from '../../src/truss/answer/judgeSolvability.ts';
import { computeActions } from '../../src/truss/assembly/computeActions.ts';
import { factorTruss } from '../../src/truss/factor/factorTruss.ts';
import { createStores } from '../../src/sparse/solverStores.ts';
import { createFastDigest } from '../../src/hashing/nativeDigest.ts';
import { createSimdKernel } from '../../src/sparse/kernels/simdKernel.ts';
import { solveSet } from '../../src/truss/results/solveSet.ts';
import { readTrussLate } from '../../src/model/truss/readTrussLate.ts';
import { trussHash } from '../../src/model/truss/trussHash.ts';

/** No verdict is reused from another truss, and memory is not limited. */
const AFRESH = { recall: () => null, memory: Infinity } as const;

/**
 * The stages from a document to all results, each timed alone whenever it is called: the same calls as those of the
 * solver.
 */
export function createStages(document: object): Readonly<Record<string, () => unknown>> {
  const reading = readTrussLate(document);
  if (reading.document === null) throw new Error(JSON.stringify(reading.failures));
  const read = reading.document;
  const { model, verdict } = judgeSolvability(reading, {}, AFRESH);
  if (!model || !verdict) throw new Error('the document makes no truss');
  const { storeFor } = createStores();
  const factor = () => {
    const kernel = createSimdKernel() ?? undefined;
    const isDeterminate = verdict.status === 'determinate';
    const factored = factorTruss(model, { isDeterminate, kernel, memory: Infinity, storeFor });
    if (!factored.ok) throw new Error(`the truss cannot be factored: ${factored.cause}`);
    return factored;
  };
  const { truss, condition } = factor();
  return {
    reading: () => readTrussLate(document),
    fingerprint: () => trussHash(read, createFastDigest()),
    'assembly and verdict': () => judgeSolvability(reading, {}, AFRESH),
    'order and factor': factor,
    'forces and results': () => {
      const actions = computeActions(read, model, 0);
      const sets = [{ actions, solution: solveSet(truss, actions) }];
      return completeSets({ document: read, model, truss, sets, condition }, { include: [] });
    },
  };
}
