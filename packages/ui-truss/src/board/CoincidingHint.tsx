import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Button, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { announceAtom } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { isCoincidingAtom, lookFromAtom } from '../state/view.ts';

/** States that joints coincide in the isometric view, and offers the view that separates them. */
export function CoincidingHint({ onLeave }: { readonly onLeave: () => void }) {
  const t = useLaterText();
  const isCoinciding = useKitAtomValue(isCoincidingAtom);
  const look = useSetKitAtom(lookFromAtom);
  const announce = useSetKitAtom(announceAtom);

  // Announced to screen readers as soon as it happens.
  useEffect(() => {
    if (isCoinciding) announce(`${t('view.coincide')} ${t('view.apart')}`);
  }, [isCoinciding, announce, t]);

  // The button disappears after its use; the keys of the board keep working.
  function lookFromCorner(): void {
    look('corner');
    onLeave();
  }

  if (!isCoinciding) return null;
  return (
    <Hint>
      <span>{t('view.coincide')}</span>
      <Button variant="quiet" onClick={lookFromCorner}>
        {t('view.apart')}
      </Button>
    </Hint>
  );
}

/** In the lower corner, where a truss seen from above covers the least; presses on its text reach the drawing. */
const Hint = styled.div`
  position: absolute;
  z-index: 1;
  bottom: ${vars.space1};
  right: ${vars.space1};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  column-gap: ${vars.space1};
  max-width: calc(100% - 2 * ${vars.space1});
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  padding-inline-start: ${vars.space2};
  background: ${vars.sheet};
  color: ${vars.ink};
  font-size: ${vars.text1};
  pointer-events: none;

  & > button {
    pointer-events: auto;
  }
`;
