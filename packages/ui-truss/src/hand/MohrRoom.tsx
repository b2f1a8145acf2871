import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type Axis, type TrussMohr, type TrussSet, createTrussSolver } from '@eecs/solver-core/truss';
import { Alert, SegmentedControl, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { SetName } from '@eecs/ui-kit/editor';
import { AXES } from '../editing/place.ts';
import { type ShownSet, shownResultAtom } from '../live/shownAnswer.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { JointSelect } from './JointSelect.tsx';
import { MohrTable } from './MohrTable.tsx';
import { useWorkedJoint } from './useWorkedJoint.ts';

/** The sum agrees with the solver if it differs by less than this fraction of the greatest displacement. */
const AGREES = 1e-6;

/** The displacement of a joint by the Maxwell-Mohr sum, rod by rod. */
export function MohrRoom() {
  const t = useResultsText();
  const result = useKitAtomValue(shownResultAtom);
  if (result === null) return null;
  if (result.set.displacement === null) return <Alert>{t('mohr.unknown')}</Alert>;
  return <Sum {...result} />;
}

function Sum({ shown, set, at }: ShownSet) {
  const t = useResultsText();
  const format = useFormat();
  const { document } = shown;
  const { system } = document.units;
  const first = useMemo(() => findMostMoved(set), [set]);
  const [asked, askAxis] = useState<Axis | null>(null);
  const axes = AXES.slice(0, set.b.length / document.joints.length);
  const [joint, choose] = useWorkedJoint(document, first.joint);
  const axis = asked !== null && axes.includes(asked) ? asked : first.axis;
  const mohr = useMemo((): TrussMohr | null => {
    const solved = createTrussSolver().solve(document, { include: [], mohr: [{ joint, axis }] });
    return solved.level === 'error' ? null : (solved.mohr?.[0] ?? null);
  }, [document, joint, axis]);
  const own = mohr?.cases[at];
  const told = set.displacement?.find((one) => one.joint === joint)?.[axis] ?? 0;
  const greatest = (set.displacement ?? []).reduce(
    (most, { x, y, z }) => Math.max(most, Math.hypot(x, y, z)),
    0,
  );
  const agrees = own !== undefined && Math.abs(own.total - told) <= AGREES * greatest;
  const moved = (value: number): string =>
    format.results({ quantity: 'displacement', system, greatest }).write(value);
  // A single part is the whole sum.
  const parts =
    own === undefined ? [] : [own.N, ...[own.elongation, own.settlement].filter((part) => part !== 0)];
  return (
    <Room>
      <Tools>
        <JointSelect
          label={t('joints.choose')}
          joint={joint}
          count={document.joints.length}
          onChoose={choose}
        />
        <SegmentedControl
          label={t('mohr.axis')}
          value={axis}
          segments={axes.map((value) => ({ value, label: value, name: t('mohr.along', { axis: value }) }))}
          onChange={askAxis}
        />
        <SetName caseSets={shown.document.caseSets} at={at} />
      </Tools>
      <p>{t('mohr.how', { joint: joint + 1, axis })}</p>
      {own === undefined ? null : (
        <>
          <Total data-wrong={agrees ? undefined : ''}>
            <i>Δ</i>
            <sub>
              {joint + 1}
              {axis}
            </sub>{' '}
            = Σ <i>N</i>·<i>n̄</i>·<i>L</i>/<i>EA</i>
            {own.elongation === 0 ? null : (
              <>
                {' '}
                + Σ <i>n̄</i>·Δ<i>L</i>
              </>
            )}
            {own.settlement === 0 ? null : (
              <>
                {' '}
                − Σ <i>r̄</i>·Δ
              </>
            )}{' '}
            = {parts.length > 1 ? `${writeSum(parts, moved)} = ` : ''}
            <b>{moved(own.total)}</b>
            <Mark>
              {agrees ? '✓' : '✗'} {agrees ? t('agrees') : t('disagrees', { value: moved(told) })}
            </Mark>
          </Total>
          <MohrTable document={document} mohr={own} />
        </>
      )}
    </Room>
  );
}

/** Writes a sum as people do, with minus signs for negative terms. */
function writeSum(parts: readonly number[], write: (value: number) => string): string {
  return parts
    .map((part, at) => (at === 0 ? write(part) : `${part < 0 ? '−' : '+'} ${write(Math.abs(part))}`))
    .join(' ');
}

/** Finds the joint and the axis with the greatest displacement. */
function findMostMoved({ displacement }: TrussSet): { readonly joint: number; readonly axis: Axis } {
  let best: { joint: number; axis: Axis; size: number } = { joint: 0, axis: 'y', size: 0 };
  for (const moved of displacement ?? [])
    for (const axis of AXES) {
      const size = Math.abs(moved[axis]);
      if (size > best.size) best = { joint: moved.joint, axis, size };
    }
  return best;
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};

  & > p {
    margin: 0;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};
`;

const Total = styled.p`
  font-variant-numeric: tabular-nums;
  line-height: 1.8;

  & > sub {
    font-size: 0.8em;
    line-height: 0;
  }
`;

const Mark = styled.span`
  margin-inline-start: ${vars.space2};
  color: ${vars.success};
  font-size: ${vars.text1};

  [data-wrong] > & {
    color: ${vars.error};
    font-weight: 600;
  }
`;
