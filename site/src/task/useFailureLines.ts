import { useCallback } from 'react';
import type { BeamCase, Failure } from '@eecs/solver-core';
import { describeFailure } from '@eecs/solver-core/texts';
import { beamMessages, createBeamWriter, failureMessages } from '@eecs/ui-beam';
import { useFormat, useLanguage, useText } from '@eecs/ui-kit';
import { taskMessages } from './taskMessages.ts';

/** Failures told at once; a file of another kind has hundreds. */
const MAX_TOLD = 8;

/** Writes failures of a document from outside, one line each: what is wrong, and where. */
export type ListFailures = (failures: readonly Failure[], document?: BeamCase) => string[];

export function useFailureLines(): ListFailures {
  const t = useText(taskMessages);
  const tBeam = useText(beamMessages);
  const language = useLanguage(failureMessages);
  const format = useFormat();
  return useCallback(
    (failures, document) => {
      const read = document === undefined ? {} : { document };
      const place = (x: number): string => format.quantity(x, { quantity: 'length', trimZeros: true });
      const writer = createBeamWriter({ language, tBeam, place, ...read });
      const more = failures.length - MAX_TOLD;
      return [
        ...failures.slice(0, MAX_TOLD).map((failure) => describeFailure(failure, writer)),
        ...(more > 0 ? [t('beam.file.more', { count: more })] : []),
      ];
    },
    [t, tBeam, language, format],
  );
}
