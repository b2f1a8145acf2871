import { useText } from '@eecs/ui-kit';
import { aboutMessages } from './aboutMessages.ts';
import { Link } from '../../navigation/Link.tsx';
import { siteMessages } from '../../messages/siteMessages.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';

export const texts = [aboutMessages];

/** Describes the product, its sign conventions, and how it handles the reader's data. */
export function AboutPage() {
  const t = useText(aboutMessages);
  const tSite = useText(siteMessages);
  return (
    <ReadingColumn>
      <PageHeading>{tSite('page.about')}</PageHeading>
      <p>{t('about.lead')}</p>
      <h2>{t('about.now.heading')}</h2>
      <p>{t('about.now.text')}</p>
      <h2>{t('about.proof.heading')}</h2>
      <p>
        {t('about.proof.text')} <Link to={pathTo('verification')}>{t('about.proof.open')}</Link>
      </p>
      <h2>{t('about.signs.heading')}</h2>
      <p>{t('about.signs.text')}</p>
      <h2>{t('about.data.heading')}</h2>
      <p>{t('about.data.text')}</p>
      <h2>{t('about.licence.heading')}</h2>
      <p>{t('about.licence.text')}</p>
    </ReadingColumn>
  );
}
