import { useCallback } from 'react';
import { beamMessages, describeFailure, refusalMessages } from '@eecs/ui-beam';
import type { BeamCase, Failure } from '@eecs/solver-core';
import { useFormat, useText } from '@eecs/ui-kit';
import { taskMessages } from './taskMessages.ts';

/** Failures told at once; a file of another kind has hundreds. */
const MAX_TOLD = 8;

/** Writes failures of a document from outside, one line each: what is wrong, and where. */
export type ListFailures = (failures: readonly Failure[], document?: BeamCase) => string[];

export function useFailureLines(): ListFailures {
  const t = useText(taskMessages);
  const tBeam = useText(beamMessages);
  const tRefusal = useText(refusalMessages);
  const format = useFormat();
  return useCallback(
    (failures, document) => {
      const read = document === undefined ? {} : { document };
      const place = (x: number): string => format.quantity(x, { quantity: 'length', trimZeros: true });
      const describe = (failure: Failure): string =>
        describeFailure(failure, { t: tRefusal, tBeam, place, ...read });
      const more = failures.length - MAX_TOLD;
      return [
        ...failures.slice(0, MAX_TOLD).map(describe),
        ...(more > 0 ? [t('beam.file.more', { count: more })] : []),
      ];
    },
    [t, tBeam, tRefusal, format],
  );
}
