import { useRef } from 'react';
import { styled } from 'styled-components';
import type { BeamSet, Quantity } from '@eecs/solver-core';
import {
  Alert,
  DiagramPlot,
  SegmentedControl,
  getInsets,
  useElementWidth,
  useFormat,
  useKitAtom,
  useKitAtomValue,
  vars,
} from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { type ShownResult, shownResultAtom } from '../live/previewAtoms.ts';
import { shownSetAtom } from '../live/shownSet.ts';
import type { Solution } from '../state/sessionAtoms.ts';
import { Faint } from './Faint.ts';
import { findGreatestDeflection } from './greatestDeflection.ts';

type Row = {
  readonly key: 'N' | 'Q' | 'M' | 'deflection' | 'slope' | 'u';
  readonly symbol: string;
  readonly real: Quantity;
  /** Without real constants the deflections are those of a beam with EI = EA = 1. */
  readonly scaled: Quantity;
};

const MAIN_ROWS: readonly Row[] = [
  { key: 'Q', symbol: 'Q', real: 'force', scaled: 'force' },
  { key: 'M', symbol: 'M', real: 'moment', scaled: 'moment' },
  { key: 'deflection', symbol: 'v', real: 'displacement', scaled: 'scaledDeflection' },
  { key: 'N', symbol: 'N', real: 'force', scaled: 'force' },
];

const MORE_ROWS: readonly Row[] = [
  { key: 'slope', symbol: 'θ', real: 'slope', scaled: 'scaledSlope' },
  { key: 'u', symbol: 'u', real: 'displacement', scaled: 'scaledDisplacement' },
];

/** The diagrams under the beam, on its own scale, with their extremes printed. */
export function ResultsView() {
  const t = useBeamText();
  const solution = useKitAtomValue(shownResultAtom);
  const [shown, setShown] = useKitAtom(shownSetAtom);
  const box = useRef<HTMLDivElement>(null);
  const insets = getInsets(useElementWidth(box, 960));
  const set = solution?.answer.sets[shown];
  return (
    <Sheet ref={box} aria-label={t('results.title')}>
      {solution === null || set === undefined ? (
        <Hint>{t('results.hint')}</Hint>
      ) : (
        <>
          <Standing standing={solution.standing} />
          {solution.answer.sets.length < 2 ? null : (
            <SegmentedControl
              label={t('results.set')}
              value={String(shown)}
              segments={solution.document.caseSets.map(({ title }, index) => ({
                value: String(index),
                label: `${index + 1}`,
                name: title,
              }))}
              onChange={(value) => setShown(Number(value))}
            />
          )}
          <Rows rows={MAIN_ROWS} set={set} solution={solution} insets={insets} isPreview={solution.standing !== 'recorded'} />
          <Faint $isFaint={solution.standing !== 'recorded'}>
            <Deflection set={set} solution={solution} />
          </Faint>
          <details>
            <summary>{t('results.more')}</summary>
            <Rows rows={MORE_ROWS} set={set} solution={solution} insets={insets} isPreview={solution.standing !== 'recorded'} />
          </details>
          <Legend>{t('results.legend')}</Legend>
        </>
      )}
    </Sheet>
  );
}

/** Says that what is drawn is not the recorded result. */
function Standing({ standing }: Pick<ShownResult, 'standing'>) {
  const t = useBeamText();
  if (standing === 'recorded') return null;
  if (standing === 'stale') return <Alert kind="warning">{t('results.stale')}</Alert>;
  return <Legend>{t('results.previewNote')}</Legend>;
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly set: BeamSet;
  readonly solution: Solution;
  readonly insets: { readonly left: number; readonly right: number };
  readonly isPreview: boolean;
}

function Rows({ rows, set, solution, insets, isPreview }: RowsProps) {
  const t = useBeamText();
  const { document } = solution;
  return rows.map(({ key, symbol, real, scaled }) => (
    <Slot key={key}>
      <DiagramPlot
        diagram={set[key]}
        length={document.L}
        quantity={solution.answer.isReal ? real : scaled}
        system={document.units.system}
        label={t(`results.${key}`)}
        symbol={symbol}
        insets={insets}
        isPreview={isPreview}
      />
    </Slot>
  ));
}

function Deflection({ set, solution }: Pick<RowsProps, 'set' | 'solution'>) {
  const t = useBeamText();
  const format = useFormat();
  if (!solution.answer.isReal) return <Legend>{t('results.unitStiffness')}</Legend>;
  const { system } = solution.document.units;
  const length = (x: number): string => format.quantity(x, { quantity: 'length', system, trimZeros: true });
  const { x, value, span, isOverhang, ratio } = findGreatestDeflection(set.deflection, solution.document);
  return (
    <Greatest>
      <dt>{t('results.greatestDeflection')}</dt>
      <dd>
        <strong>
          {t('results.deflectionAt', {
            value: format.quantity(value, { quantity: 'displacement', system }),
            x: length(x),
          })}
        </strong>
        {ratio === null ? null : (
          <>
            {' '}
            ={' '}
            {t(isOverhang ? 'results.ratioOverhang' : 'results.ratio', {
              n: Math.floor(ratio),
              span: length(span),
            })}
          </>
        )}
      </dd>
    </Greatest>
  );
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space1};
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};

  & details {
    padding: 0 0 ${vars.space1};
  }
  & summary {
    padding: 0 ${vars.space3};
    color: ${vars.inkMuted};
    cursor: pointer;
  }
`;

const Slot = styled.div`
  border-bottom: 1px solid ${vars.hairline};
`;

const Hint = styled.p`
  margin: 0;
  padding: ${vars.space4} ${vars.space3};
  color: ${vars.inkMuted};
`;

const Legend = styled.p`
  margin: 0;
  padding: 0 ${vars.space3} ${vars.space2};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Greatest = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space2};
  margin: 0;
  padding: ${vars.space1} ${vars.space3};

  & dt {
    color: ${vars.inkMuted};
  }
  & dd {
    margin: 0;
  }
`;
