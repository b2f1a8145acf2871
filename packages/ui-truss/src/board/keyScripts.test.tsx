import { test } from 'vitest';
import { pressRandomKeys } from '../../../ui-kit/test/keyScript.tsx';
import { triangle } from '../../test/triangle.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

test('random keys reach no field that was not opened, and every step goes back', () =>
  pressRandomKeys<TrussEditorHandle>((ref) => <TrussEditor defaultValue={triangle} ref={ref} />, 'vjlapg'));
