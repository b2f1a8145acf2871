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
  const title = readLocalTitle(local);
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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space3};
`;
