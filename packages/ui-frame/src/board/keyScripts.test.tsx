import { test } from 'vitest';
import { pressRandomKeys } from '../../../ui-kit/test/keyScript.tsx';
import { FrameEditor } from '../FrameEditor.tsx';
import type { FrameEditorHandle } from '../props.ts';
import { createFrameStarter } from '../starters/frameStarters.ts';

const portal = createFrameStarter('portal', { system: 0 });

test('random keys reach no field that was not opened, and every step goes back', () =>
  pressRandomKeys<FrameEditorHandle>((ref) => <FrameEditor defaultValue={portal} ref={ref} />, 'vlshpdm'));
