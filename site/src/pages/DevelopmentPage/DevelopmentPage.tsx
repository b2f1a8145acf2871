import { useLocation } from '../../navigation/VisitContext.ts';
import { useText } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';
import { developmentMessages } from './developmentMessages.ts';

export const texts = [developmentMessages];

/** An area in development: arches, piles. Only for root. */
export function DevelopmentPage() {
  const t = useText(developmentMessages);
  const tSite = useText(siteMessages);
  const { pathname } = useLocation();
  const kind = (['arch', 'pile'] as const).find((one) => pathname.startsWith(pathTo(one))) ?? 'arch';
  return (
    <ReadingColumn>
      <PageHeading>{tSite(`page.${kind}`)}</PageHeading>
      <p>{t('development.text')}</p>
      <p>{t('development.tasks')}</p>
      <LinkButton to={pathTo('taskManager')}>{tSite('page.taskManager')}</LinkButton>
    </ReadingColumn>
  );
}
