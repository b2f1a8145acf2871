import { styled } from 'styled-components';
import type { CaseSet } from '@eecs/solver-core';
import { Button } from '../../fields/Button.tsx';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { useCombinationText } from './combinationMessages.ts';
import type { CombinedSituation } from './combiningPort.ts';
import type { ShownCombinationAtom } from './createCombinationBar.tsx';
import { useCombinationWords } from './useCombinationWords.ts';

export interface CombinationCellProps {
  readonly shownAtom: ShownCombinationAtom;
  readonly caseSets: readonly CaseSet[];
  readonly situation: CombinedSituation;
  readonly value: string;
  readonly sign: number;
  /** Index of the combination that gives the value. */
  readonly combination: number;
  /** Whether the number of the combination is enough, because the context names the situation. @default false */
  readonly isShort?: boolean;
}

/** A governing value with its combination; a press shows that combination by itself, a second press the envelope. */
export function CombinationCell({
  shownAtom,
  caseSets,
  situation,
  value,
  sign,
  combination,
  isShort = false,
}: CombinationCellProps) {
  const t = useCombinationText();
  const words = useCombinationWords();
  const [alone, show] = useKitAtom(shownAtom);
  const named = situation.combinations[combination];
  if (named === undefined) return <td data-numeric="">{value}</td>;
  const isAlone = alone?.situation === situation.situation && alone.combination === combination;
  return (
    <Cell data-numeric="" data-sign={sign}>
      {value}
      <br />
      <Button
        variant="quiet"
        aria-pressed={isAlone}
        aria-label={isAlone ? t('governing.showEnvelope') : t('governing.show', { id: named.id })}
        title={words.writeTerms(named.terms, situation.sources, caseSets)}
        onClick={(event) => {
          // Otherwise the row would select its object.
          event.stopPropagation();
          show(isAlone ? null : { situation: situation.situation, combination });
        }}
      >
        {isShort ? named.id.replace(`${situation.situation} `, '') : named.id}
      </Button>
    </Cell>
  );
}

const Cell = styled.td`
  white-space: nowrap;
`;
