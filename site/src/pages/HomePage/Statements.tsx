import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';

/** Four statements: for whom the product is, what it does, how exact it is, and what happens if there is no answer. */
export function Statements() {
  const t = useText(siteMessages);
  return (
    <Columns>
      <section>
        <h2>{t('home.solves.heading')}</h2>
        <ul>
          {(['supports', 'loads', 'results', 'units'] as const).map((item) => (
            <li key={item}>{t(`home.solves.${item}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('home.exact.heading')}</h2>
        <p>{t('home.exact.text')}</p>
      </section>
      <section>
        <h2>{t('home.why.heading')}</h2>
        <p>{t('home.why.text')}</p>
      </section>
      <section>
        <h2>{t('home.forWhom.heading')}</h2>
        <p>{t('home.forWhom.text')}</p>
      </section>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  border-top: 1px solid ${vars.line};
  section {
    padding: ${vars.space4} ${vars.space5} 0 0;
  }
  h2 {
    margin: 0 0 ${vars.space2};
    font-size: ${vars.text3};
    font-weight: 600;
  }
  p,
  ul {
    margin: 0;
  }
  ul {
    padding-inline-start: 18px;
  }
  li + li {
    margin-top: ${vars.space1};
  }
`;
