import { WidgetRoot } from '@eecs/ui-kit';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import { FloorPlan } from './FloorPlan.tsx';

test('the parts of a Gerber girder stand in two levels; each is chosen by a press or a key and shown cut free', async () => {
  await render(
    <WidgetRoot>
      <SolvedBeam document={beamExamples.gerberGirder}>
        <FloorPlan />
      </SolvedBeam>
    </WidgetRoot>,
  );
  const said = (): string => document.body.textContent.replace(/\s/gu, ' ');
  const radio = (name: RegExp) => page.getByRole('radio', { name });
  // The suspended part is solved first, then the parts that carry it.
  await expect.element(radio(/Part 1, from 20 m to 32 m. It rests on parts 2, 3/)).toBeInTheDocument();
  expect(said()).toContain('Hinge 1: pressed by part 1');
  (radio(/Part 2/).element() as unknown as SVGElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio(/Part 1/)).toHaveAttribute('aria-checked', 'true');
  await expect.poll(said).toContain('Hinge 1: held by part 2');
  // q·s/2 = 180 kN at both ends.
  expect(said()).toContain('180.000 kN');
  await radio(/Part 3/).click();
  await expect.poll(said).toContain('Support D');
  expect(said()).toContain('add up to zero');
});
