import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CheckField, useKitAtom, useKitAtomValue, vars } from '@eecs/ui-kit';
import { isKey } from '../keys/beamKeys.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { FieldPlaceContext, Note } from '@eecs/ui-kit/editor';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { isGridShownAtom } from '../state/look.ts';
import { GridFields } from './GridFields.tsx';

/** A refused text is dropped with the popover, and the result does not depend on it. */
const NOWHERE = { tab: null };

/**
 * The popover of the grid: its visibility, its step and its divisions. A strip above the beam, because the drawing
 * shows the effect.
 */
export function GridOptions({ onClose }: { readonly onClose: () => void }) {
  const t = useWorkspaceText();
  const tPanel = usePanelText();
  const [isShown, setIsShown] = useKitAtom(isGridShownAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const box = useRef<HTMLDivElement>(null);

  // Takes the focus, and closes on a press anywhere else.
  useEffect(() => {
    const own = box.current;
    if (own === null) return undefined;
    own.querySelector('input')?.focus();
    const handleDown = (event: PointerEvent): void => {
      const isOwn = own.parentElement !== null && event.composedPath().includes(own.parentElement);
      if (!isOwn) onClose();
    };
    const root = own.ownerDocument;
    root.addEventListener('pointerdown', handleDown, true);
    return () => root.removeEventListener('pointerdown', handleDown, true);
  }, [onClose]);

  function handleKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || !isKey(event, 'leave')) return;
    event.preventDefault();
    onClose();
  }

  return (
    <Box ref={box} role="group" data-panel-body="" aria-label={t('grid.options')} onKeyDown={handleKey}>
      <div>
        <CheckField label={t('grid.shown')} checked={isShown} onChange={setIsShown} />
        <Note data-limits="">{tPanel('case.gridTooFine')}</Note>
      </div>
      <FieldPlaceContext.Provider value={NOWHERE}>
        <GridFields isReadOnly={isReadOnly} />
      </FieldPlaceContext.Provider>
    </Box>
  );
}

const Box = styled.div`
  position: absolute;
  z-index: 2;
  top: 0;
  right: calc(${vars.hit} + ${vars.space1});
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space1} ${vars.space3};
  box-sizing: border-box;
  width: 560px;
  padding: ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};

  @container (max-width: 639px) {
    /*
     * Three fields need all the width beside the button and the margins of the editor and the board. A refused number
     * shows its limit.
     */
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    width: calc(100cqi - ${vars.hit} - 2 * ${vars.space3} - 2 * ${vars.space1});
    padding-block: 0;

    & [data-limits] {
      display: none;
    }
  }
`;
