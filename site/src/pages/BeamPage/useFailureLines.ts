import { useCallback } from 'react';
import { beamMessages, describeFailure, refusalMessages } from '@eecs/ui-beam';
import type { BeamCase, Failure } from '@eecs/solver-core';
import { useFormat, useText } from '@eecs/ui-kit';
import { pageMessages } from '../../messages/pageMessages.ts';
import { describePointer } from './describePointer.ts';

/** Failures told at once; a file of another kind has hundreds. */
const MAX_TOLD = 8;

/** Writes failures of a document from outside, one line each: where, and what is wrong there. */
export type ListFailures = (failures: readonly Failure[], document?: BeamCase) => string[];

export function useFailureLines(): ListFailures {
  const t = useText(pageMessages);
  const tBeam = useText(beamMessages);
  const tRefusal = useText(refusalMessages);
  const format = useFormat();
  return useCallback(
    (failures, document) => {
      const read = document === undefined ? {} : { document };
      const place = (x: number): string => format.quantity(x, { quantity: 'length', trimZeros: true });
      const describe = (failure: Failure): string => {
        const text = describeFailure(failure, { t: tRefusal, tBeam, place, ...read });
        if (failure.path === '') return text;
        const where = describePointer(failure.path, { t, ...read });
        return text.includes(failure.path) ? `${where}: ${text}` : `${where} (${failure.path}): ${text}`;
      };
      const more = failures.length - MAX_TOLD;
      return [
        ...failures.slice(0, MAX_TOLD).map(describe),
        ...(more > 0 ? [t('beam.file.more', { count: more })] : []),
      ];
    },
    [t, tBeam, tRefusal, format],
  );
}
