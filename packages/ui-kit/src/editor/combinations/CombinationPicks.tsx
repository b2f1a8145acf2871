import type { Situation } from '@eecs/solver-core/combinations';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { vars } from '../../theme/tokens.ts';
import { useCombinationText } from './combinationMessages.ts';
import type { ShownCombination } from './combiningPort.ts';
import { useLeaveByEsc } from './useLeaveByEsc.ts';

/** The situation of the shown results. */
export interface SituationPick {
  readonly label: string;
  readonly current: Situation;
  readonly offered: readonly Situation[];
  readonly choose: (situation: Situation) => void;
}

/** A combination that can be shown by itself, with its name. */
export interface PickedCombination extends ShownCombination {
  readonly id: string;
}

export interface CombinationPicksProps {
  readonly picks: readonly SituationPick[];
  readonly combinations: readonly PickedCombination[];
  /** The combination shown by itself; null for the envelope. */
  readonly shown: ShownCombination | null;
  readonly show: (shown: ShownCombination | null) => void;
}

/** Chooses the situations whose combinations are shown, and the envelope or a single combination. */
export function CombinationPicks({ picks, combinations, shown, show }: CombinationPicksProps) {
  const t = useCombinationText();
  const leave = useLeaveByEsc(shown === null ? null : () => show(null));
  const isShown = ({ situation, combination }: ShownCombination): boolean =>
    shown?.situation === situation && shown.combination === combination;
  return (
    <Bar onKeyDown={leave}>
      {picks.map(({ label, current, offered, choose }) => (
        <SelectField<Situation>
          key={label}
          label={label}
          value={current}
          options={offered.map((value) => ({ value, label: t(`situation.${value}`) }))}
          onChange={(situation) => {
            choose(situation);
            show(null);
          }}
        />
      ))}
      <SelectField
        label={t('picks.shown')}
        value={combinations.find(isShown)?.id ?? ''}
        options={[
          { value: '', label: t('picks.envelope') },
          ...combinations.map(({ id }) => ({ value: id, label: id })),
        ]}
        onChange={(value) => {
          const found = combinations.find(({ id }) => id === value);
          show(found === undefined ? null : { situation: found.situation, combination: found.combination });
        }}
      />
      {shown === null ? null : (
        <Button variant="quiet" onClick={() => show(null)}>
          {t('picks.back')}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space1} ${vars.space2};
`;
