import { memo } from 'react';
import { workedSolution } from 'virtual:worked-solution';
import type { BeamCase } from '@eecs/solver-core';
import {
  BeamEditor,
  beamExamples,
  beamMessages,
  exampleMessages,
  preloadPanel,
  translateExample,
} from '@eecs/ui-beam';
import { kitMessages, type LoadedMessages, type Locale, loadMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { toExampleText } from '../beam/exampleText.ts';
import { useBeamHost } from '../beam/useBeamHost.ts';
import { useReaderLook } from '../ports/reader/useReaderLook.ts';

const CATALOGUES = [beamMessages, editorMessages, kitMessages, exampleMessages];

/** Below this width, px, only the board and a diagram are visible: the panel is further down. */
const PANEL_IN_SIGHT_PX = 640;

/**
 * Loads the texts that the editor needs at first, and repeats failed requests. If the panel is visible, it is loaded
 * too, because otherwise it would be blank where the still picture had numbers. On a phone it is not, because it would
 * double the loading time.
 *
 * @param width The width available to the editor, px; `null` if it is unknown.
 */
export async function loadHeroTexts(
  locale: Locale,
  width: number | null,
): Promise<readonly LoadedMessages[]> {
  const [texts] = await Promise.all([
    Promise.all(CATALOGUES.map((catalogue) => loadMessages(catalogue, locale))).catch(() => []),
    width !== null && width < PANEL_IN_SIGHT_PX ? undefined : preloadPanel(locale),
  ]);
  return texts;
}

export interface HeroEditorProps {
  /** Called with each edit; changes are not saved. */
  readonly onChange: (document: BeamCase) => void;
  /** Its loaded texts, so that it never shows another language first. Only the values of the first render count. */
  readonly preloaded: readonly LoadedMessages[];
}

/** The worked example in the editor, already solved. It is memoized, because each edit renders the page again. */
export const HeroEditor = memo(function HeroEditor({ onChange, preloaded }: HeroEditorProps) {
  const look = useReaderLook(preloaded);
  const host = useBeamHost();
  return (
    <BeamEditor
      defaultValue={translateExample(beamExamples.hingedSpans, toExampleText(preloaded))}
      defaultSolution={workedSolution}
      onChange={onChange}
      host={host}
      {...look}
    />
  );
});
