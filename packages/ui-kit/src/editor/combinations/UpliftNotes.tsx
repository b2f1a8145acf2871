import type { UnitSystem } from '@eecs/solver-core';
import { Alert } from '../../fields/Alert.tsx';
import { findLifted, type LiftableSituation } from '../../editing/combinations/findLifted.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { Note } from '../tables/layout.ts';
import { useCombinationText } from './combinationMessages.ts';

export interface UpliftNotesProps {
  readonly situations: readonly LiftableSituation[];
  readonly situation: LiftableSituation;
  readonly system: UnitSystem;
}

/** Lists the supports that have to resist uplift, with the forces, or states that there are none. */
export function UpliftNotes({ situations, situation, system }: UpliftNotesProps) {
  const t = useCombinationText();
  const format = useFormat();
  const lifted = findLifted(situations, situation);
  if (lifted.length === 0) return <Note>{t('results.noUplift')}</Note>;
  return lifted.map(({ joint, force, id }) => (
    <Alert key={joint} kind="warning">
      {t('results.uplift', {
        names: t('results.support', { joint: joint + 1 }),
        force: format.quantity(force, { quantity: 'force', system }),
        id,
      })}
    </Alert>
  ));
}
