import { WidgetRoot } from '@eecs/ui-kit';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import { EquationsRoom } from './EquationsRoom.tsx';

async function read(name: 'hingedSpans' | 'twoSpans'): Promise<string> {
  await render(
    <WidgetRoot>
      <SolvedBeam document={beamExamples[name]}>
        <EquationsRoom />
      </SolvedBeam>
    </WidgetRoot>,
  );
  await expect.poll(() => document.body.textContent).toContain('Block 1');
  return document.body.textContent.replace(/[\s\u202f]/gu, ' ');
}

test('a hinged beam is written part by part, with its sums, checks, notes and mass', async () => {
  const text = await read('hingedSpans');
  expect(text).toContain('Moments about 8 m on the part from 8 m to 12 m');
  // The fixture by hand: R(12) = 827.68126 N from 4·R = q·l²/2 on the suspended part.
  expect(text).toContain('4·RC = 3310.73');
  expect(text).toContain('RC = 827.681');
  expect(text).toContain('Forces along the beam: −2500 + 2500 = 0 ✓');
  expect(text).toContain('All checks passed.');
  expect(text).toContain('No corrections and no warnings.');
  expect(text).toMatch(/Total mass of the beam and the masses on it: 1 ?013\.\d+ kg/);
});

test('two spans have one block for the moment over the support, -qL²/8', async () => {
  const text = await read('twoSpans');
  expect(text).toContain('Both sides of 5 m move together in rotation');
  expect(text).toContain('M5 m = −37 500');
});
