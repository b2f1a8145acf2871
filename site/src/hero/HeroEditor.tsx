import { memo, type ReactNode } from 'react';
import { workedSolution } from 'virtual:worked-solution';
import type { BeamCase } from '@eecs/solver-core';
import { BeamEditor, beamExamples, beamMessages, exampleMessages, translateExample } from '@eecs/ui-beam';
import { kitMessages, useLocale } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { toExampleText } from '../beam/exampleText.ts';
import { useBeamHost } from '../beam/useBeamHost.ts';
import { usePreloaded } from '../beam/usePreloaded.ts';
import { useSettings } from '../ports/services.ts';

const CATALOGUES = [beamMessages, editorMessages, kitMessages, exampleMessages];

export interface HeroEditorProps {
  /** Takes each edit; nothing of it is kept. */
  readonly onChange: (document: BeamCase) => void;
  /** Stands until the texts are here. */
  readonly placeholder: ReactNode;
}

/** The worked example in the editor itself, solved already, to try out. Not drawn anew when the page is: each edit tells it. */
export const HeroEditor = memo(function HeroEditor({ onChange, placeholder }: HeroEditorProps) {
  const preloaded = usePreloaded(CATALOGUES);
  const locale = useLocale();
  const { theme, units, isDense, fixedDigits } = useSettings();
  const host = useBeamHost();
  if (preloaded === null) return placeholder;
  return (
    <BeamEditor
      defaultValue={translateExample(beamExamples.hingedSpans, toExampleText(preloaded))}
      defaultSolution={workedSolution}
      onChange={onChange}
      host={host}
      preloaded={preloaded}
      theme={theme}
      locale={locale}
      units={units}
      density={isDense ? 'compact' : 'comfortable'}
      digits={fixedDigits}
    />
  );
});
