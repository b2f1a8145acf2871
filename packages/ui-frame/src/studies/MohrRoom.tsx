import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Quantity } from '@eecs/solver-core';
import { type FrameCase, type FrameMohrCase, type FrameMohrPoint, solveFrame } from '@eecs/solver-core/frame';
import {
  Alert,
  DataTable,
  QuantityField,
  SelectField,
  TableHead,
  useFormat,
  useKitAtomValue,
  vars,
} from '@eecs/ui-kit';
import { SetName } from '@eecs/ui-kit/editor';
import { lengthOf } from '../editing/fitLoads.ts';
import { useSettled } from '../live/useSettled.ts';
import { Lead, Room } from '../stability/roomStyle.ts';
import { shownAnswerAtom, shownSetIndexAtom } from '../state/sessionAtoms.ts';
import type { ShownAnswer } from '../state/sessionAtoms.ts';
import { type ChosenPoint, firstPoint, isHinged, termQuantities, toMohrPoint } from './mohrPoint.ts';
import { useStudyText } from './studyMessages.ts';

const DIRECTIONS = ['x', 'y', 'r'] as const satisfies readonly FrameMohrPoint['direction'][];
const PARTS = ['M', 'N', 'springs', 'beds', 'imposed', 'settlement'] as const;
/** The maximum number of places in the list. */
const MOST = 400;
/** Products below this part of the greatest one are rounding errors. */
const NOISE = 1e-9;

/** A displacement of any joint or place of a member by Mohr's integral: the sum of its parts, and the products. */
export function MohrRoom() {
  const shown = useSettled(shownAnswerAtom);
  return shown === null ? null : <Opened shown={shown} />;
}

function Opened({ shown: { document, answer } }: { readonly shown: ShownAnswer }) {
  const t = useStudyText();
  const index = useKitAtomValue(shownSetIndexAtom);
  const [asked, choose] = useState<ChosenPoint | null>(null);
  const chosen = useMemo(
    () => asked ?? firstPoint(answer.sets[index]?.joints ?? null),
    [asked, answer, index],
  );
  const point = useMemo(() => toMohrPoint(document, chosen), [document, chosen]);
  const mohr = useMemo(() => {
    if (isHinged(document, point)) return 'hinged';
    const solved = solveFrame(document, { include: [], mohr: [point] });
    return solved.level === 'error' ? null : (solved.mohr?.[0] ?? null);
  }, [document, point]);
  const of = mohr === null || mohr === 'hinged' ? null : (mohr.cases[index] ?? null);
  return (
    <Room>
      <SetName caseSets={document.caseSets} at={index} />
      <Lead>{t('mohr.lead')}</Lead>
      <PointFields document={document} chosen={chosen} point={point} onChoose={choose} />
      {mohr === 'hinged' ? <p role="status">{t('mohr.hinged')}</p> : null}
      {mohr === null ? <p role="status">{t('mohr.unavailable')}</p> : null}
      {of === null ? null : (
        <>
          <Sum of={of} point={point} document={document} />
          <Products of={of} point={point} document={document} />
        </>
      )}
    </Room>
  );
}

function PointFields({
  document,
  chosen,
  point,
  onChoose,
}: {
  readonly document: FrameCase;
  readonly chosen: ChosenPoint;
  readonly point: FrameMohrPoint;
  readonly onChoose: (chosen: ChosenPoint) => void;
}) {
  const t = useStudyText();
  const member = 'member' in point ? document.members[point.member] : undefined;
  return (
    <Choices>
      <SelectField
        label={t('mohr.place')}
        value={'joint' in point ? `joint:${point.joint}` : `member:${point.member}`}
        options={[
          ...document.joints.slice(0, MOST).map((_, at) => ({
            value: `joint:${at}`,
            label: t('mohr.joint', { number: at + 1 }),
          })),
          ...document.members.slice(0, MOST).map((_, at) => ({
            value: `member:${at}`,
            label: t('mohr.member', { number: at + 1 }),
          })),
        ]}
        onChange={(place) => onChoose({ ...chosen, place, x: null })}
      />
      {member === undefined || !('x' in point) ? null : (
        <QuantityField
          label={t('mohr.x')}
          quantity="length"
          system={document.units.system}
          value={point.x}
          min={0}
          max={lengthOf(document, member)}
          onCommit={(x) => onChoose({ ...chosen, x })}
        />
      )}
      <SelectField<FrameMohrPoint['direction']>
        label={t('mohr.direction')}
        value={point.direction}
        options={DIRECTIONS.map((value) => ({ value, label: t(`mohr.directions.${value}`) }))}
        onChange={(direction) => onChoose({ ...chosen, direction })}
      />
    </Choices>
  );
}

interface CaseProps {
  readonly of: FrameMohrCase;
  readonly point: FrameMohrPoint;
  readonly document: FrameCase;
}

/** The displacement as the sum of its parts, and the value of the solution. */
function Sum({ of, point, document }: CaseProps) {
  const t = useStudyText();
  const format = useFormat();
  const greatest = Math.max(...PARTS.map((part) => Math.abs(of[part])), Math.abs(of.total));
  const { write, isNonzero } = format.results({
    quantity: displacementOf(point),
    system: document.units.system,
    greatest,
  });
  const bracket = (text: string): string => (/^[-−]/.test(text) ? `(${text})` : text);
  const parts = PARTS.filter((part) => isNonzero(of[part]));
  const sum = parts
    .map(
      (part, at) => `${at === 0 ? '' : '+ '}${bracket(write(of[part], false))} (${t(`mohr.part.${part}`)})`,
    )
    .join(' ');
  return (
    <>
      <p>
        δ = {parts.length > 1 ? `${sum} = ` : ''}
        <strong>{write(of.total)}</strong>
      </p>
      {of.check.passed ? (
        <p>{t('mohr.agrees', { value: write(of.check.expected) })}</p>
      ) : (
        <Alert kind="warning">{t('mohr.differs', { value: write(of.check.expected) })}</Alert>
      )}
    </>
  );
}

function displacementOf({ direction }: FrameMohrPoint): Quantity {
  return direction === 'r' ? 'slope' : 'displacement';
}

/** The products of the diagrams and the unit diagrams, stretch by stretch. */
function Products({ of, point, document }: CaseProps) {
  const t = useStudyText();
  const format = useFormat();
  const { system } = document.units;
  const most = of.segments.reduce((sum, { value }) => Math.max(sum, Math.abs(value)), 0);
  const rows = of.segments.filter(({ value }) => Math.abs(value) > NOISE * most);
  if (rows.length === 0) return null;
  const results = format.results({ quantity: displacementOf(point), system, greatest: most });
  const write = (value: number | null, quantity: Quantity | null): string =>
    value === null || quantity === null ? '–' : format.quantity(value, { quantity, system });
  const place = (x: number, span: number): string => format.place(x, { system, span, isFound: true });
  return (
    <DataTable caption={t('mohr.table')} showCaption maxHeight="320px">
      <TableHead
        columns={[
          { head: '#' },
          { head: t('mohr.force') },
          { head: t('mohr.stretch') },
          { head: t('mohr.area'), isNumeric: true },
          { head: t('mohr.centroid'), isNumeric: true },
          { head: t('mohr.ordinate'), isNumeric: true },
          { head: t('mohr.value'), isNumeric: true },
        ]}
      />
      <tbody>
        {rows.slice(0, MOST).map(({ member, force, x0, x1, area, centroid, ordinate, value }, at) => {
          const span = lengthOf(document, document.members[member]!);
          const quantities = termQuantities(force, point.direction);
          return (
            <tr key={at}>
              <th scope="row">{member + 1}</th>
              <td>{force}</td>
              <td>
                {place(x0, span)} … {place(x1, span)}
              </td>
              <td data-numeric="">{write(area, quantities.area)}</td>
              <td data-numeric="">{centroid === null ? '–' : place(centroid, span)}</td>
              <td data-numeric="">{write(ordinate, quantities.ordinate)}</td>
              <td data-numeric="">{results.write(value)}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2} ${vars.space4};
`;
