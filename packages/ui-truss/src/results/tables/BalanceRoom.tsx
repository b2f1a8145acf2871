import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type BodyEquation, type TrussCase, wholeBalance } from '@eecs/solver-core/truss';
import { DataTable, TableHead, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { SetName } from '@eecs/ui-kit/editor';
import { isSpatial } from '../../editing/isSpatial.ts';
import { describeLaw } from '../../hand/describeLaw.ts';
import { Equation } from '../../hand/Equation.tsx';
import { JointSelect } from '../../hand/JointSelect.tsx';
import { useLineWriter } from '../../hand/useLineWriter.ts';
import { createHand, isNothing } from '../../hand/workOut.ts';
import { type ShownSet, shownResultAtom } from '../../live/shownAnswer.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { CheckTable } from './CheckTable.tsx';

/** The equilibrium of the whole truss as written sums, and the checks of the answer. */
export function BalanceRoom() {
  const result = useKitAtomValue(shownResultAtom);
  if (result === null) return null;
  return (
    <Room>
      <Sums {...result} />
      <CheckTable answer={result.shown.answer} set={result.set} />
    </Room>
  );
}

function Sums({ shown, set, at }: ShownSet) {
  const t = useResultsText();
  const format = useFormat();
  const { document, answer } = shown;
  const [about, setAbout] = useState<number | null>(null);
  const { writer, units } = useLineWriter(document, set);
  const first = document.joints.findIndex(({ anchor }) => anchor !== 0);
  const joint = about !== null && document.joints[about] !== undefined ? about : first;
  const equations = useMemo(
    () => wholeBalance(document, answer, { set: at, about: joint }),
    [document, answer, at, joint],
  );
  const { lines } = useMemo(() => createHand(set).work(equations, []), [set, equations]);
  return (
    <section>
      <SetName caseSets={shown.document.caseSets} at={at} />
      <JointSelect label={t('sum.about')} joint={joint} count={document.joints.length} onChoose={setAbout} />
      <DataTable caption={t('sum.title')} showCaption>
        <TableHead
          columns={[
            { head: t('sum') },
            { head: t('sum.loads'), isNumeric: true },
            { head: t('sum.reactions'), isNumeric: true },
            { head: t('sum.left'), isNumeric: true },
          ]}
        />
        <tbody>
          {lines.map(({ equation, left }, index) => {
            const isMoment = equation.kind === 'moments';
            const write = isMoment ? writer.moment : writer.force;
            const isBalanced = left === null || isNothing(left);
            return (
              <tr key={index}>
                <th scope="row">
                  {nameSum(equation, document)}, {isMoment ? units.moment : units.force}
                </th>
                <td data-numeric="">{write(sumOf(equation, 'load'))}</td>
                <td data-numeric="">{write(sumOf(equation, 'reaction'))}</td>
                <Left data-numeric="" data-wrong={isBalanced ? undefined : ''}>
                  {write(isBalanced ? 0 : equation.sum)} {isBalanced ? '✓' : '✗'}
                </Left>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
      <Written>
        <summary>{t('sum.written')}</summary>
        <ol>
          {lines.map((line, index) => (
            <Equation
              key={index}
              line={line}
              law={describeLaw(line.equation, document, { t, format })}
              document={document}
              writer={writer}
              units={units}
            />
          ))}
        </ol>
      </Written>
    </section>
  );
}

function sumOf({ terms }: BodyEquation, kind: 'load' | 'reaction'): number {
  return terms.reduce((sum, term) => (term.kind === kind ? sum + term.value : sum), 0);
}

/** Names a sum: ΣX, ΣM, or in space ΣMx. */
function nameSum({ kind, direction }: BodyEquation, document: TrussCase): string {
  const axis = (['x', 'y', 'z'] as const).find((one) => direction[one] === 1) ?? 'z';
  if (kind === 'forces') return `Σ${axis.toUpperCase()}`;
  return isSpatial(document) ? `ΣM${axis}` : 'ΣM';
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space4};

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space2};
    align-content: start;
    justify-items: start;
  }
  & > section > :not(label, div:first-child) {
    justify-self: stretch;
  }
  @container (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Left = styled.td`
  white-space: nowrap;
  color: ${vars.success};

  &[data-wrong] {
    color: ${vars.error};
    font-weight: 600;
  }
`;

const Written = styled.details`
  & > summary {
    min-height: 24px;
    cursor: pointer;
  }
  & > ol {
    display: grid;
    gap: ${vars.space2};
    margin: ${vars.space1} 0 0;
    padding: 0;
    list-style: none;
  }
`;
