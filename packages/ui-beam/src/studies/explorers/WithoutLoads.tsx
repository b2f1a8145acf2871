import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button, useKitAtomValue, useText, vars } from '@eecs/ui-kit';
import { hindranceAtom } from '../../state/sessionAtoms.ts';
import { EXPLORERS } from './explorerTable.tsx';
import { explorersMessages } from './explorersMessages.ts';

/** Offers influence lines for a beam without loads, because they depend on its supports only. */
export function WithoutLoads() {
  const t = useText(explorersMessages);
  const hindrance = useKitAtomValue(hindranceAtom);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // Supports come first, because a mechanism has no influence lines.
  if (hindrance?.code !== 'noLoads') return null;
  return (
    <Slot>
      <div>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('influence')}
        </Button>
      </div>
      {isOpen ? (
        <div id={id} role="region" aria-label={t('influence')} data-explorer="influence">
          <EXPLORERS.influence />
        </div>
      ) : null}
    </Slot>
  );
}

const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};
  padding: 0 ${vars.space3} ${vars.space3};
`;
