import { useState } from 'react';
import { Button, SegmentedControl, TextField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { styled } from 'styled-components';
import type { TrussItem } from '../../editing/items.ts';
import { movedJoints } from '../../editing/items.ts';
import { ORIGIN, type Place } from '../../editing/place.ts';
import { alongWay, aroundCentre, copyPart } from '../../editing/transform.ts';
import { useEditorText } from '../../messages/editorMessages.ts';
import { LineField } from '../../panels/LineField.tsx';
import { repeatOpenAtom } from '../../state/repeat.ts';
import { applyEditAtom, documentAtom } from '../../state/sessionAtoms.ts';
import { newId } from '../boardSurface.ts';
import { DockTitle } from './DockTitle.ts';

const MOST_COPIES = 200;

/** Repeats what is chosen along a way or around a centre, as one step back. */
export function RepeatDock({ items }: { readonly items: readonly TrussItem[] }) {
  const t = useEditorText();
  const edit = useSetKitAtom(applyEditAtom);
  const close = useSetKitAtom(repeatOpenAtom);
  const document = useKitAtomValue(documentAtom);
  const [mode, setMode] = useState<'along' | 'around'>('along');
  const [times, setTimes] = useState('1');
  const [way, setWay] = useState<Place>(() => ({
    ...ORIGIN,
    x: widthOf(document.joints, movedJoints(document, items)),
  }));
  const [centre, setCentre] = useState<Place>(ORIGIN);
  const [angle, setAngle] = useState(60);
  const count = Number(times);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_COPIES;

  function repeat(): void {
    if (!isCount) return;
    const move = mode === 'along' ? alongWay(way) : aroundCentre(centre, angle);
    edit((now) => copyPart(now, items, { move, times: count }, newId));
    close(false);
  }

  const [place, setPlace] = mode === 'along' ? [way, setWay] : [centre, setCentre];
  const axes = mode === 'along' ? (['x', 'y', 'z'] as const) : (['x', 'y'] as const);
  return (
    <>
      <DockTitle>{t('part.repeat')}</DockTitle>
      <SegmentedControl
        label={t('part.repeat')}
        value={mode}
        segments={[
          { value: 'along', label: t('part.along') },
          { value: 'around', label: t('part.around') },
        ]}
        onChange={setMode}
      />
      {axes.map((axis) => (
        <LineField
          key={`${mode} ${axis}`}
          symbol={mode === 'along' ? `d${axis}` : axis}
          name={t(mode === 'along' ? 'part.way' : 'part.centre', { axis })}
          tab="joints"
          quantity="length"
          value={place[axis]}
          onCommit={(value) => setPlace({ ...place, [axis]: value })}
        />
      ))}
      {mode === 'around' ? (
        <LineField
          symbol="α"
          name={t('part.angle')}
          tab="joints"
          quantity="angle"
          value={angle}
          onCommit={setAngle}
        />
      ) : null}
      <Count>
        <TextField
          label={t('part.times')}
          hideLabel
          inputMode="numeric"
          value={times}
          error={isCount ? undefined : t('part.timesWrong', { most: MOST_COPIES })}
          onChange={setTimes}
        />
      </Count>
      <Button variant="primary" disabled={!isCount} onClick={repeat}>
        {t('part.do', { count: isCount ? count : 1 })}
      </Button>
      <Button variant="quiet" onClick={() => close(false)}>
        {t('cancel')}
      </Button>
    </>
  );
}

const Count = styled.div`
  flex: 0 1 72px;
`;

/** How wide what is chosen is: a panel is repeated beside itself. */
function widthOf(joints: readonly { readonly x: number }[], moved: ReadonlySet<number>): number {
  const places = [...moved].map((index) => joints[index]?.x ?? 0);
  return places.length === 0 ? 1 : Math.max(...places) - Math.min(...places) || 1;
}
