import { styled } from 'styled-components';
import type { CaseSet } from '@eecs/solver-core';
import type { SolvedTruss, TrussSet } from '@eecs/solver-core/truss';
import { useFormat, vars } from '@eecs/ui-kit';
import { SymbolHead, titleSet, useEditorText as useKitText } from '@eecs/ui-kit/editor';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';

/**
 * The head of the table of forces: a column per case set, the extremes if there are several, stress and utilisation.
 */
export function ForceHead({
  answer,
  caseSets,
  drawn,
  of,
}: {
  readonly answer: SolvedTruss;
  readonly caseSets: readonly CaseSet[];
  readonly drawn: TrussSet;
  /** Index of the case set of the stresses and utilisations; null if they are the greatest over all. */
  readonly of: number | null;
}) {
  const t = useLaterText();
  const tOwn = useResultsText();
  const tKit = useKitText();
  const format = useFormat();
  const isOne = answer.sets.length === 1;
  const ofSet = isOne ? null : (
    <Title>{of === null ? tOwn('all.short') : titleSet(of, caseSets, tKit)}</Title>
  );
  return (
    <thead>
      <tr>
        <th scope="col">{t('results.rod')}</th>
        {answer.sets.map((_, index) => (
          <th key={index} scope="col" data-numeric="">
            {isOne ? (
              <SymbolHead symbol="N" unit={format.unit('force')} />
            ) : (
              <SymbolHead symbol={`N${index + 1}`} unit={format.unit('force')} />
            )}
            {isOne ? null : <Title>{titleSet(index, caseSets, tKit)}</Title>}
          </th>
        ))}
        {isOne
          ? null
          : (['max', 'min'] as const).map((end) => (
              <th key={end} scope="col" data-numeric="">
                <SymbolHead symbol={`N${tOwn(end)}`} unit={format.unit('force')} />
                <Title>{tOwn('set')}</Title>
              </th>
            ))}
        {drawn.stress === null ? null : (
          <th scope="col" data-numeric="">
            <SymbolHead symbol="σ" unit={format.unit('stress')} />
            {ofSet}
          </th>
        )}
        {drawn.utilisation === null ? null : (
          <th scope="col" data-numeric="">
            {t('results.used')}
            {ofSet}
          </th>
        )}
      </tr>
    </thead>
  );
}

const Title = styled.small`
  display: block;
  max-width: 12em;
  margin-inline-start: auto;
  overflow: hidden;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  font-weight: 400;
  text-overflow: ellipsis;
`;
