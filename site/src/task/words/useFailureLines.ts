import { useCallback } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { describeFailure } from '@eecs/solver-core/texts';
import { beamMessages, createBeamWriter, failureMessages } from '@eecs/ui-beam';
import { useFormat, useLanguage, useText } from '@eecs/ui-kit';
import { type ListFailures, MAX_TOLD } from './listFailures.ts';
import { taskMessages } from './taskMessages.ts';

/** Returns a function that describes failures of an imported beam, one line each: the problem and its place. */
export function useFailureLines(): ListFailures<BeamCase> {
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
