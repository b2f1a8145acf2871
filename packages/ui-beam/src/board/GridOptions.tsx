import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CheckField, useKitAtom, useKitAtomValue, vars } from '@eecs/ui-kit';
import { isKey } from '../keys/isKey.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { GridFields } from '../panels/GridFields.tsx';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { isGridShownAtom } from '../state/gridShown.ts';

/** The popover of the grid: whether it is shown, its step and the parts of a step. */
export function GridOptions({ onClose }: { readonly onClose: () => void }) {
  const t = useWorkspaceText();
  const [isShown, setIsShown] = useKitAtom(isGridShownAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const box = useRef<HTMLDivElement>(null);

  // Takes the focus, and closes by a press anywhere else.
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
    <Box ref={box} role="group" aria-label={t('grid.options')} onKeyDown={handleKey}>
      <CheckField label={t('grid.shown')} checked={isShown} onChange={setIsShown} />
      <GridFields isReadOnly={isReadOnly} />
    </Box>
  );
}

const Box = styled.div`
  position: absolute;
  z-index: 2;
  top: 0;
  right: calc(${vars.hit} + ${vars.space1});
  display: grid;
  gap: ${vars.space2};
  width: 264px;
  padding: ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;
