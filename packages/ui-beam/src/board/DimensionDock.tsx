import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { roundNoise } from '@eecs/solver-core';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { listDimensionPlaces } from '../editing/listDimensionPlaces.ts';
import { setDimension } from '../editing/setDimension.ts';
import { useToolText } from '../messages/toolMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { DockField } from './DockField.tsx';

/** The length of one dimension of the chain. */
export function DimensionDock({
  index,
  isReadOnly,
}: {
  readonly index: number;
  readonly isReadOnly: boolean;
}) {
  const tTool = useToolText();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const isAlone = useRef(false);
  const places = listDimensionPlaces(document);
  const from = places[index];
  const to = places[index + 1];
  const isWhole = from === undefined || to === undefined || places.length === 2;
  const length = isWhole ? document.L : roundNoise(to - from);

  function noteAlt(event: KeyboardEvent): void {
    isAlone.current = event.altKey;
  }

  return (
    <>
      <div onKeyDownCapture={noteAlt}>
        <DockField
          label={tTool('length')}
          symbol={isWhole ? 'L' : 'l'}
          tab={isWhole ? 'case' : 'supports'}
          quantity="length"
          positive
          value={length}
          disabled={isReadOnly}
          onCommit={(next) =>
            edit((before) => setDimension(before, index, { length: next, isAlone: isAlone.current }))
          }
        />
      </div>
      {isWhole || isReadOnly ? null : <Hint>{tTool('dimensionHint')}</Hint>}
    </>
  );
}

const Hint = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
