import { useState } from 'react';
import { styled } from 'styled-components';
import { type BeamCase } from '@eecs/solver-core';
import { BeamEditor, beamMessages } from '@eecs/ui-beam';
import { kitMessages, type LoadedMessages, useLocale, useText, VisuallyHidden } from '@eecs/ui-kit';
import { useTitleDetail } from '../../head/useHead.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useSettings } from '../../ports/services.ts';
import { useBeamHost } from './useBeamHost.ts';
import { useOpenBeam } from './useOpenBeam.ts';
import { usePreloaded } from './usePreloaded.ts';

const CATALOGUES = [beamMessages, kitMessages];

/** The beam editor on a page of its own: solved by the server, kept in the browser, addressed by its hash. */
export function BeamPage() {
  const t = useText(siteMessages);
  const { open, keep } = useOpenBeam();
  const preloaded = usePreloaded(CATALOGUES);
  return (
    <Board>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('page.beam')}</h1>
      </VisuallyHidden>
      {open === null || preloaded === null ? null : (
        <OpenEditor key={open.session} document={open.document} preloaded={preloaded} onKeep={keep} />
      )}
    </Board>
  );
}

interface OpenEditorProps {
  readonly document: BeamCase | null;
  readonly preloaded: readonly LoadedMessages[];
  readonly onKeep: (document: BeamCase) => void;
}

function OpenEditor({ document, preloaded, onKeep }: OpenEditorProps) {
  const locale = useLocale();
  const { theme, units, isDense, fixedDigits } = useSettings();
  const host = useBeamHost();
  const [title, setTitle] = useState(document?.title ?? '');
  useTitleDetail(title);

  function handleChange(next: BeamCase): void {
    setTitle(next.title);
    onKeep(next);
  }

  return (
    <BeamEditor
      {...(document === null ? {} : { defaultValue: document })}
      onChange={handleChange}
      host={host}
      preloaded={preloaded}
      theme={theme}
      locale={locale}
      units={units}
      density={isDense ? 'compact' : 'comfortable'}
      digits={fixedDigits}
    />
  );
}

const Board = styled.div`
  position: relative;
`;
