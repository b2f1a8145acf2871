import { styled } from 'styled-components';
import type { TrussSituation } from '@eecs/solver-core/combinations';
import { Button, useKitAtom } from '@eecs/ui-kit';
import { useCombinationText, useCombinationWords } from '@eecs/ui-kit/editor';
import { type ShownCombined, shownCombinationAtom } from '../../live/combining.ts';

interface CombinationCellProps {
  readonly shown: ShownCombined;
  readonly situation: TrussSituation;
  readonly value: string;
  readonly sign: number;
  /** Index of the combination that gives the value. */
  readonly combination: number;
  /** Whether the number of the combination is enough, because the context names the situation. @default false */
  readonly isShort?: boolean;
}

/** A governing value with its combination; a press shows that combination by itself, a second press the envelope. */
export function CombinationCell({
  shown,
  situation,
  value,
  sign,
  combination,
  isShort = false,
}: CombinationCellProps) {
  const t = useCombinationText();
  const words = useCombinationWords();
  const [alone, show] = useKitAtom(shownCombinationAtom);
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
        title={words.writeTerms(named.terms, situation.sources, shown.document.caseSets)}
        onClick={(event) => {
          // Otherwise the row would select its rod.
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
