import { Link } from '../../navigation/Link.tsx';
import { useLocation } from '../../navigation/VisitContext.ts';
import { styled } from 'styled-components';
import { Alert, useText, vars } from '@eecs/ui-kit';
import { PageSearch } from './PageSearch.tsx';
import { notFoundMessages } from './notFoundMessages.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';
import { pathTo } from '../../routes/pathTo.ts';
import { isRestricted } from '../../routes/restrictedState.ts';

export const texts = [notFoundMessages];

/** Shown for every unknown path, and at /404. */
export function NotFoundPage() {
  const t = useText(notFoundMessages);
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  return (
    <ReadingColumn>
      <PageHeading>{t('notFound.text')}</PageHeading>
      {pathname === pathTo('notFound') ? null : (
        <Address>{t('notFound.address', { path: pathname })}</Address>
      )}
      {isRestricted(state) ? (
        <Note>
          <Alert kind="error">{t('notFound.restricted')}</Alert>
        </Note>
      ) : null}
      <Ways>
        <Link to={pathTo('home')}>{t('notFound.home')}</Link>
        <Link to={pathTo('beam')}>{t('notFound.beam')}</Link>
      </Ways>
      <PageSearch />
    </ReadingColumn>
  );
}

const Note = styled.div`
  margin-bottom: ${vars.space3};
`;

const Address = styled.p`
  overflow-wrap: anywhere;
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space4};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.hit};
    color: ${vars.accent};
  }
`;
