import { useState } from 'react';
import { Button, SegmentedControl, TextField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { LineField, DockTitle } from '@eecs/ui-kit/editor';
import { styled } from 'styled-components';
import type { TrussItem } from '../../editing/items.ts';
import { movedJoints } from '../../editing/items.ts';
import { AXES, type AxisName, ORIGIN, type Place } from '../../editing/place.ts';
import { alongWay, aroundCentre, atMirror, copyPart } from '../../editing/transform.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { repeatOpenAtom } from '../../state/repeat.ts';
import { applyEditAtom, documentAtom } from '../../state/sessionAtoms.ts';
import { newId } from '../../state/newId.ts';
import { usualMirror } from '../mirrorPart.ts';

const MOST_COPIES = 200;

const MODES = ['along', 'around', 'mirror'] as const;
type Mode = (typeof MODES)[number];

/** Repeats the selection along a line, round an axis or in a mirror, as one undo step. */
export function RepeatDock({ items }: { readonly items: readonly TrussItem[] }) {
  const t = useLaterText();
  const tLate = useResultsText();
  const edit = useSetKitAtom(applyEditAtom);
  const close = useSetKitAtom(repeatOpenAtom);
  const document = useKitAtomValue(documentAtom);
  const [mode, setMode] = useState<Mode>('along');
  const [times, setTimes] = useState('1');
  const [way, setWay] = useState<Place>(() => ({
    ...ORIGIN,
    x: widthOf(document.joints, movedJoints(document, items)),
  }));
  const [centre, setCentre] = useState<Place>(ORIGIN);
  const [angle, setAngle] = useState(60);
  const [axis, setAxis] = useState<AxisName>('z');
  const [across, setAcross] = useState<AxisName>('x');
  const [mirror, setMirror] = useState<Partial<Place>>({});
  const at = mirror[across] ?? usualMirror(document, items, across);
  const count = mode === 'mirror' ? 1 : Number(times);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_COPIES;

  function repeat(): void {
    if (!isCount) return;
    const moves = {
      along: () => alongWay(way),
      around: () => aroundCentre(centre, angle, axis),
      mirror: () => atMirror(across, at),
    };
    edit((now) => copyPart(now, items, { move: moves[mode](), times: count }, newId));
    close(false);
  }

  return (
    <>
      <DockTitle>{t('part.repeat')}</DockTitle>
      <SegmentedControl
        label={t('part.repeat')}
        value={mode}
        segments={MODES.map((value) => ({ value, label: tLate(`part.${value}`) }))}
        onChange={setMode}
      />
      {mode === 'along'
        ? AXES.map((one) => (
            <LineField
              key={`along ${one}`}
              symbol={`d${one}`}
              name={tLate('part.way', { axis: one })}
              tab="joints"
              quantity="length"
              value={way[one]}
              onCommit={(value) => setWay({ ...way, [one]: value })}
            />
          ))
        : null}
      {mode === 'around' ? (
        <>
          <AxisControl label={tLate('part.turnAxis')} value={axis} onChange={setAxis} />
          {AXES.filter((one) => one !== axis).map((one) => (
            <LineField
              key={`around ${one}`}
              symbol={one}
              name={tLate('part.centre', { axis: one })}
              tab="joints"
              quantity="length"
              value={centre[one]}
              onCommit={(value) => setCentre({ ...centre, [one]: value })}
            />
          ))}
          <LineField
            symbol="α"
            name={tLate('part.angle')}
            tab="joints"
            quantity="angle"
            value={angle}
            onCommit={setAngle}
          />
        </>
      ) : null}
      {mode === 'mirror' ? (
        <>
          <AxisControl label={tLate('part.mirrorAxis')} value={across} onChange={setAcross} />
          <LineField
            key={`mirror ${across}`}
            symbol={across}
            name={tLate('part.mirrorAt', { axis: across })}
            tab="joints"
            quantity="length"
            value={at}
            onCommit={(value) => setMirror({ ...mirror, [across]: value })}
          />
        </>
      ) : (
        <Count>
          <TextField
            label={tLate('part.times')}
            hideLabel
            inputMode="numeric"
            value={times}
            error={isCount ? undefined : tLate('part.timesWrong', { most: MOST_COPIES })}
            onChange={setTimes}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              repeat();
            }}
          />
        </Count>
      )}
      <Button variant="primary" disabled={!isCount} onClick={repeat}>
        {tLate('part.do', { count: isCount ? count : 1 })}
      </Button>
      <Button variant="quiet" onClick={() => close(false)}>
        {t('cancel')}
      </Button>
    </>
  );
}

function AxisControl({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: AxisName;
  readonly onChange: (axis: AxisName) => void;
}) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      segments={AXES.map((axis) => ({ value: axis, label: axis }))}
      onChange={onChange}
    />
  );
}

const Count = styled.div`
  flex: 0 1 72px;
`;

/** Returns the width of the selection: a panel is repeated beside itself. */
function widthOf(joints: readonly { readonly x: number }[], moved: ReadonlySet<number>): number {
  const places = [...moved].map((index) => joints[index]?.x ?? 0);
  return places.length === 0 ? 1 : Math.max(...places) - Math.min(...places) || 1;
}
