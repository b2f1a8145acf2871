import { useState } from 'react';
import { styled } from 'styled-components';
import { localeNames } from '@eecs/ui-account';
import {
  CheckField,
  LOCALES,
  SelectField,
  TextField,
  useLocale,
  useNotices,
  useText,
  vars,
} from '@eecs/ui-kit';
import { EDITOR_NAMES } from '../../kinds/kindNames.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../routes/pathTo.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { WideColumn } from '../../shell/WideColumn.tsx';
import { Snippet } from './Snippet.tsx';
import { embedPageMessages } from './embedPageMessages.ts';
import { type EmbedChoice, writeSnippets } from './writeSnippets.ts';

export const texts = [embedPageMessages];

const LANGUAGES = LOCALES.map((value) => ({ value, label: localeNames[value] }));
/** Parts that an embedding page most often hides. */
const PARTS = ['tools', 'results', 'tables', 'status'] as const;
const HEIGHTS = { least: 300, most: 3000, first: 800 };

/** Writes the code that embeds an editor into another page, and shows the result. */
export function EmbedPage() {
  const t = useText(embedPageMessages);
  const tSite = useText(siteMessages);
  const { notify } = useNotices();
  const [choice, setChoice] = useState<EmbedChoice>({
    kind: 'beam',
    locale: useLocale(),
    theme: 'system',
    units: 'si',
    isReadOnly: false,
    hide: [],
    height: HEIGHTS.first,
  });
  const [height, setHeight] = useState(String(HEIGHTS.first));
  const change = (part: Partial<EmbedChoice>): void => setChoice({ ...choice, ...part });
  const title = `EECS: ${t(`embed.${choice.kind}`)}`;
  const { address, frame, element } = writeSnippets(choice, { origin: window.location.origin, title });
  const copy = (text: string): void => {
    void navigator.clipboard.writeText(text).then(
      () => notify({ kind: 'success', text: t('embed.copied') }),
      () => notify({ kind: 'warning', text: t('embed.notCopied') }),
    );
  };
  return (
    <WideColumn>
      <PageHeading>{tSite('page.embed')}</PageHeading>
      <p>{t('embed.lead')}</p>
      <Fields>
        <SelectField
          label={t('embed.kind')}
          value={choice.kind}
          options={EDITOR_NAMES.map((value) => ({ value, label: t(`embed.${value}`) }))}
          onChange={(kind) => change({ kind })}
        />
        <SelectField
          label={t('embed.locale')}
          value={choice.locale}
          options={LANGUAGES}
          onChange={(locale) => change({ locale })}
        />
        <SelectField
          label={t('embed.theme')}
          value={choice.theme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: t(`embed.${value}`),
          }))}
          onChange={(theme) => change({ theme })}
        />
        <SelectField
          label={t('embed.units')}
          value={choice.units}
          options={(['si', 'us'] as const).map((value) => ({ value, label: t(`embed.${value}`) }))}
          onChange={(units) => change({ units })}
        />
        <TextField
          label={t('embed.height')}
          inputMode="numeric"
          value={height}
          onChange={(text) => {
            setHeight(text);
            const px = Number(text);
            if (px >= HEIGHTS.least && px <= HEIGHTS.most) change({ height: Math.round(px) });
          }}
        />
        <CheckField
          label={t('embed.readonly')}
          checked={choice.isReadOnly}
          onChange={(isReadOnly) => change({ isReadOnly })}
        />
      </Fields>
      <Parts>
        <legend>{t('embed.parts')}</legend>
        {PARTS.map((part) => (
          <CheckField
            key={part}
            label={t(`embed.part.${part}`)}
            checked={!choice.hide.includes(part)}
            onChange={(isShown) =>
              change({ hide: PARTS.filter((one) => (one === part ? !isShown : choice.hide.includes(one))) })
            }
          />
        ))}
      </Parts>
      <GuideLink to={pathTo('guide', { part: 'embedding', index: '1' })}>{t('embed.guide')}</GuideLink>
      <Snippet
        title={t('embed.iframe')}
        hint={t('embed.frameHint')}
        text={frame}
        copyLabel={t('embed.copy')}
        onCopy={copy}
      />
      <Snippet
        title={t('embed.script')}
        hint={t('embed.scriptHint')}
        text={element}
        copyLabel={t('embed.copy')}
        onCopy={copy}
      />
      <h2>{t('embed.preview')}</h2>
      <Preview key={address} src={address} title={t('embed.frameTitle')} height={choice.height} />
    </WideColumn>
  );
}

const GuideLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${vars.hit};
  color: ${vars.accent};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${vars.space3};
  align-items: end;
`;

const Parts = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space4};
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;

const Preview = styled.iframe`
  width: 100%;
  border: 1px solid ${vars.hairline};
`;
