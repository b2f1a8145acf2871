import { useMemo, useRef, useState } from 'react';
import { listActions, solveBeam, timoshenko } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useElementWidth, useFormat, useKitAtomValue, useText, vars } from '@eecs/ui-kit';
import { SetName } from '@eecs/ui-kit/editor';
import type { ShownResult } from '../../live/beamLive.ts';
import { roomSetAtom } from '../../live/roomSet.ts';
import { useFollowed } from '../../live/useFollowed.ts';
import { nameSupports } from '../../naming/nameSupports.ts';
import { sumActions } from '../../statics/cutActions.ts';
import { allOf, cutFree, toDocument } from '../../statics/freeBody.ts';
import { BodyDrawing } from './BodyDrawing.tsx';
import { floorPlanMessages } from './floorPlanMessages.ts';
import { PartTable } from './PartTable.tsx';
import { TierDrawing } from './TierDrawing.tsx';

const FALLBACK_WIDTH_PX = 720;

/** The floor plan of the shown beam: which part rests on which, the order of solution, and each part as a free body. */
export function FloorPlan() {
  const t = useText(floorPlanMessages);
  const result = useFollowed();
  return result === null ? <p>{t('nothing')}</p> : <Plan result={result} />;
}

function Plan({ result }: { readonly result: ShownResult }) {
  const t = useText(floorPlanMessages);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const set = useKitAtomValue(roomSetAtom);
  const [wanted, choose] = useState(0);
  const { document } = result;
  // The answer on the screen may omit the floor plan, so it is requested explicitly.
  const solved = useMemo(() => {
    const answer = solveBeam(document, { include: ['tree'], mohr: [], shear: timoshenko });
    return answer.level === 'error' ? null : { answer, actions: listActions(document) };
  }, [document]);
  const results = solved?.answer.sets[set] ?? solved?.answer.sets[0];
  const actions = solved?.actions[set] ?? solved?.actions[0];
  if (results?.tree == null || actions === undefined) return <p>{t('nothing')}</p>;

  const { tree, R } = results;
  const { L, units } = document;
  const { system } = units;
  const names = nameSupports(document.supports).map(({ mark }) => mark);
  const nameSupport = (support: number): string => names[support] ?? '';
  const writePlace = (x: number): string => format.place(x, { system, span: L });
  const bodies = tree.bms.map((part) => cutFree(part, { actions, reactions: R, L }));
  const chosen = Math.min(wanted, tree.bms.length - 1);
  const part = tree.bms[chosen];
  const body = bodies[chosen];
  if (part === undefined || body === undefined) return null;
  const number = (id: number): string => String((tree.bms[id]?.order ?? 0) + 1);
  const namePart = (id: number): string => {
    const of = tree.bms[id];
    if (of === undefined) return '';
    const rests = of.restsOn.map(number).join(', ');
    const text = t('part', { number: number(id), start: writePlace(of.x0), end: writePlace(of.x1) });
    return `${text} ${rests === '' ? t('stands') : t('rests', { parts: rests, count: of.restsOn.length })}`;
  };
  const sums = sumActions(allOf(body), part.x0);
  const size = Math.max(...allOf(body).points.map(({ fx, fy }) => Math.hypot(fx, fy)), 0);
  const isBalanced =
    Math.max(Math.abs(sums.x), Math.abs(sums.y), Math.abs(sums.r) / (part.x1 - part.x0)) <= BALANCE * size;
  return (
    <Frame ref={box} role="group" aria-label={t('title')}>
      <SetName caseSets={document.caseSets} at={set} />
      <p>
        {tree.bms.length === 1
          ? t('one')
          : t(result.answer.verdict.status === 'determinate' ? 'how' : 'howIndeterminate')}
      </p>
      <TierDrawing
        document={document}
        tree={tree}
        bodies={bodies}
        set={set}
        chosen={chosen}
        width={width}
        namePart={namePart}
        onChoose={choose}
      />
      <p>{namePart(chosen)}</p>
      <BodyDrawing
        body={toDocument(body, document, set)}
        width={width}
        label={t('body', { number: number(chosen) })}
      />
      <PartTable
        part={part}
        supports={document.supports}
        reactions={R}
        system={system}
        nameSupport={nameSupport}
        nameNeighbour={number}
        writePlace={writePlace}
      />
      <p>{t(isBalanced ? 'balanced' : 'unbalanced')}</p>
    </Frame>
  );
}

/** Rounding tolerance for the equilibrium of a part, relative to its greatest force. */
const BALANCE = 1e-9;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};

  & > p {
    margin: 0;
  }
  & > p:first-child {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
