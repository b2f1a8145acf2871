import { useText } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useLocalTitle } from '../../ports/kept/useLocalTitle.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { NewLink } from '../../shell/NewLink.tsx';
import { pathTo } from '../../routes/pathTo.ts';
import { KIND_ROWS } from '../../kinds/kinds.ts';

/** The number of kinds for whose links a phone has room; the menu and the page of new tasks have all. */
const ON_PHONES = 3;

/** Links to the editors: to the reader's own beam if there is one, and to a new document of each kind. */
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
      {KIND_ROWS.slice(0, ON_PHONES).map((row) => (
        <NewLink key={row.id} row={row} isPrimary={title === null && row.begins === 'newTask'} />
      ))}
      <span className="home-wide-ways">
        {KIND_ROWS.slice(ON_PHONES).map((row) => (
          <NewLink key={row.id} row={row} />
        ))}
      </span>
    </div>
  );
}
