import { useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { styled } from 'styled-components';
import { TextField, useLocale, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useSiteSession } from '../../ports/kept/services.ts';
import { guard } from '../../routes/guard.ts';
import { routes } from '../../routes/table.ts';
import { notFoundMessages } from './notFoundMessages.ts';

/** Searches the menu's pages that the reader may see, by name. */
export function PageSearch() {
  const t = useText(notFoundMessages);
  const tSite = useText(siteMessages);
  const locale = useLocale();
  const session = useSiteSession();
  const [sought, setSought] = useState('');
  const words = sought.trim().toLocaleLowerCase(locale);
  const pages = routes.flatMap(({ id, path, access, titleKey, menu }) => {
    if (menu === null || guard(access, session) !== 'allow') return [];
    return [{ id, title: tSite(titleKey), to: 'to' in menu ? menu.to : path.replace('*', '') }];
  });
  const found = pages.filter(({ title }) => title.toLocaleLowerCase(locale).includes(words));
  return (
    <Search role="search">
      <TextField label={t('notFound.search')} type="search" value={sought} onChange={setSought} />
      {found.length === 0 ? (
        <p role="status">{t('notFound.none')}</p>
      ) : (
        <ul>
          {found.map(({ id, title, to }) => (
            <li key={id}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </Search>
  );
}

const Search = styled.div`
  max-width: 320px;
  ul {
    margin: ${vars.space3} 0 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.hit};
    color: ${vars.accent};
  }
`;
