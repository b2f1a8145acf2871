import { listBendingStiffnesses } from '@eecs/solver-core/inverse';
import { WidgetRoot } from '@eecs/ui-kit';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import { InverseRoom } from './InverseRoom.tsx';

test('the room finds the rise of a support at which another one lifts, and draws it', async () => {
  const beam = beamExamples.twoSpans;
  await render(
    <WidgetRoot>
      <SolvedBeam document={beam}>
        <InverseRoom />
      </SolvedBeam>
    </WidgetRoot>,
  );
  await page.getByLabelText('Number').selectOptions('Support B: settlement');
  // 3/8·q·l = 3·EI·v/l³ for two equal spans l.
  const l = beam.L / 2;
  const q = 12_000;
  const [EI] = listBendingStiffnesses(beam);
  const mm = ((q * l ** 4) / (8 * EI!)) * 1000;
  await expect.element(page.getByRole('listitem')).toHaveTextContent(`${mm.toFixed(3)} mm`);
  await expect.element(page.getByRole('img')).toBeVisible();
});
