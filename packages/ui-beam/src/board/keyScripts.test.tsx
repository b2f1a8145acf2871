import { test } from 'vitest';
import { pressRandomKeys } from '../../../ui-kit/test/keyScript.tsx';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';

test('random keys reach no field that was not opened, and every step goes back', () =>
  pressRandomKeys<BeamEditorHandle>(
    (ref) => <BeamEditor defaultValue={beamExamples.hingedSpans} ref={ref} />,
    'vsqrmdnwcu',
  ));
