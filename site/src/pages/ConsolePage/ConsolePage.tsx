import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button, CheckField, DataTable, Panel, TextField, useLocale, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { saveJson } from '../../ports/page/saveJson.ts';
import { useServices, useSiteSession } from '../../ports/kept/services.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { WideColumn } from '../../shell/WideColumn.tsx';
import { consoleMessages } from './consoleMessages.ts';

export const texts = [consoleMessages];

/** The console of root: the debug mode of this browser, its log, and facts about the build and the session. */
export function ConsolePage() {
  const t = useText(consoleMessages);
  const tSite = useText(siteMessages);
  const locale = useLocale();
  const { debug, local } = useServices();
  const session = useSiteSession();
  const entries = useSyncExternalStore(debug.subscribe, debug.list);
  const [search, setSearch] = useState('');
  const shown = entries.filter(({ source, text }) =>
    `${source} ${text}`.toLowerCase().includes(search.toLowerCase()),
  );
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  const facts: readonly (readonly [string, string])[] = [
    [t('console.mode'), import.meta.env.MODE],
    [t('console.script'), new URL(import.meta.url).pathname],
    [t('console.session'), session.state],
    [t('console.features'), readFeatures(session)],
    [t('console.kept'), String(local.keys().length)],
  ];
  return (
    <WideColumn>
      <PageHeading>{tSite('page.console')}</PageHeading>
      <Panel title={t('console.build')}>
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Panel>
      <Panel title={t('console.log')}>
        <Lines>
          <CheckField label={t('console.debug')} checked={debug.isOn()} onChange={debug.turn} />
          <Bar>
            <TextField label={t('console.search')} type="search" value={search} onChange={setSearch} />
            <Button onClick={() => saveJson(entries, 'eecs-debug.json')}>{t('console.save')}</Button>
            <Button variant="danger" onClick={debug.clear}>
              {t('console.clear')}
            </Button>
          </Bar>
          {shown.length === 0 ? (
            <p>{t('console.empty')}</p>
          ) : (
            <DataTable caption={t('console.log')}>
              <thead>
                <tr>
                  <th scope="col">{t('console.at')}</th>
                  <th scope="col">{t('console.source')}</th>
                  <th scope="col">{t('console.text')}</th>
                </tr>
              </thead>
              <tbody>
                {shown.toReversed().map(({ at, source, text }, index) => (
                  <tr key={`${at} ${index}`}>
                    <td>{format.format(at)}</td>
                    <td>{source}</td>
                    <td>{text}</td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
          )}
        </Lines>
      </Panel>
    </WideColumn>
  );
}

function readFeatures(session: ReturnType<typeof useSiteSession>): string {
  const plans = 'subscriptions' in session ? session.subscriptions : [];
  return [...new Set(plans.flatMap(({ activities }) => activities))].join(', ') || '–';
}

const Facts = styled.dl`
  display: grid;
  gap: ${vars.space1};
  margin: 0;
  & > div {
    display: grid;
    grid-template-columns: minmax(120px, 200px) minmax(0, 1fr);
    gap: ${vars.space3};
  }
  dt {
    color: ${vars.inkMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${vars.space3};
  p {
    margin: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};
`;
