import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { LazyGallery } from '../../gallery/LazyGallery.tsx';
import { Hero } from '../../hero/Hero.tsx';
import { loadHeroEditor } from '../../hero/loadHeroEditor.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { savesData } from '../../ports/page/savesData.ts';
import { StartLinks } from './StartLinks.tsx';
import { Statements } from './Statements.tsx';

/**
 * Introduces the product with a worked example of a beam, and links to the editors. Down to the worked example its
 * elements and classes equal those of the page that the server sends (`prerender/renderFirstPaint.tsx`).
 */
export function HomePage() {
  const t = useText(siteMessages);
  return (
    <div className="home-page">
      <div className="home-intro">
        <div>
          <h1 tabIndex={-1}>{t('home.heading')}</h1>
          <p>
            {t('home.lead')} <span className="home-more">{t('home.leadMore')}</span>
          </p>
        </div>
        <StartLinks />
      </div>
      <Hero />
      <Examples aria-labelledby="examples">
        <h2 id="examples">{t('home.examples')}</h2>
        <p>{t('home.examplesLead')}</p>
        <LazyGallery after={fetchHero} />
      </Examples>
      <Statements />
    </div>
  );
}

/** The worked example is above them; with data saving it loads only on request. */
async function fetchHero(): Promise<void> {
  if (!savesData()) await loadHeroEditor();
}

const Examples = styled.section`
  margin-top: ${vars.space4};
  & > h2 {
    margin: 0 0 ${vars.space1};
    font-size: ${vars.text4};
    font-weight: 600;
  }
  & > p {
    margin: 0 0 ${vars.space3};
    color: ${vars.inkMuted};
  }
`;
