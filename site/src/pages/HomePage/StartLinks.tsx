import { useText } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useLocalTitle } from '../../ports/kept/useLocalTitle.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { pathTo } from '../../routes/pathTo.ts';
import { askDocument } from '../../kinds/askDocument.ts';

/** The ways into the editor: the reader's own beam where there is one, and a new one. */
export function StartLinks() {
  const t = useText(siteMessages);
  const title = useLocalTitle();
  return (
    <div className="home-ways">
      {title === null ? null : (
        <LinkButton to={pathTo('beam')} $isPrimary>
          {title === '' ? t('home.continueUntitled') : t('home.continue', { title })}
        </LinkButton>
      )}
      <LinkButton to={pathTo('newTask')} $isPrimary={title === null}>
        {t('home.new')}
      </LinkButton>
      <LinkButton to={pathTo('truss')} state={askDocument('truss', 'new')}>
        {t('home.newTruss')}
      </LinkButton>
    </div>
  );
}
