import type { BeamMemberCheck } from '@eecs/solver-core/code-checks';
import type { useText } from '@eecs/ui-kit';
import type { codeMessages } from './codeMessages.ts';

interface Writers {
  readonly t: ReturnType<typeof useText<(typeof codeMessages)['source']>>;
  readonly place: (x: number) => string;
  readonly ratio: (size: number) => string;
  readonly moment: (size: number) => string;
}

/** Writes the buckled member of a check of compression: its mode, its moment and their factors. */
export function writeBuckling(
  { x0, x1, mode, curve, ...own }: NonNullable<BeamMemberCheck['buckling']>,
  { t, place, ratio, moment }: Writers,
): string {
  const line = t('buckling.line', {
    x0: place(x0),
    x1: place(x1),
    mode: t(`mode.${mode}`),
    slenderness: ratio(own.slenderness),
    reduction: ratio(own.reduction),
    M: moment(own.M),
    moment: moment(own.moment),
    factor: ratio(own.factor),
    Cm: ratio(own.Cm),
  });
  return curve === null ? line : `${line}, ${t('buckling.curve', { curve })}`;
}
