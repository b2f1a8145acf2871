import { useCallback, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { readLocalTitle } from '../../ports/localCaseKey.ts';
import { useServices } from '../../ports/services.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { NEW_BEAM_STATE } from '../BeamPage/newBeamState.ts';

/** The ways into the editor: the reader's own beam where there is one, and a new one. */
export function StartLinks() {
  const t = useText(siteMessages);
  const { local } = useServices();
  const read = useCallback(() => readLocalTitle(local), [local]);
  // A store, not a reading: the editor that is being left keeps its last edit after this page has been rendered.
  const title = useSyncExternalStore(onStorage, read, read);
  return (
    <Row>
      {title === null ? null : (
        <LinkButton to="/msb/" $isPrimary>
          {title === '' ? t('home.continueUntitled') : t('home.continue', { title })}
        </LinkButton>
      )}
      <LinkButton to="/msb/" state={NEW_BEAM_STATE} $isPrimary={title === null}>
        {t('home.new')}
      </LinkButton>
    </Row>
  );
}

/** Tells of changes that other tabs make. */
function onStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener('storage', onChange);
  };
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space3};
`;
