import type { BeamCase } from '@eecs/solver-core';
import { type Locale, WidgetRoot, getInsets } from '@eecs/ui-kit';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import { EXPLORERS } from '../explorers/explorerTable.tsx';

const { proppedCantilever, hingedSpans } = beamExamples;

async function open(document: BeamCase, locale: Locale = 'en-US') {
  await render(
    <WidgetRoot locale={locale}>
      <SolvedBeam document={document}>
        <div role="region" aria-label="Mohr">
          <EXPLORERS.mohr />
        </div>
      </SolvedBeam>
    </WidgetRoot>,
  );
  await expect.element(page.getByRole('slider').first()).toBeInTheDocument();
}

const said = (): string => (page.getByRole('region').element().textContent ?? '').replace(/\s/gu, ' ');

test('the unit force stands at the largest deflection, and what Mohr gives is what the diagram has', async () => {
  await open(proppedCantilever);
  expect(said()).toContain('both agree');
  // P at the middle of a propped cantilever: v is greatest at L(1 - 1/√5) = 2.211 m.
  await expect
    .element(page.getByRole('slider').first())
    .toHaveAttribute('aria-valuetext', expect.stringContaining('2.211'));
});

test('by keys it goes to round places, from place to place and to the ends, where a bearing moves nothing', async () => {
  await open(hingedSpans);
  const slider = page.getByRole('slider', { name: 'Unit force upwards' });
  (slider.element() as unknown as SVGElement).focus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '4');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '4.1');
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '12');
  expect(said()).toContain('no displacement');
});

drawnTest('a press on the beam brings it there, and a pair has two to move', async () => {
  await open(hingedSpans);
  const board = document.querySelector('[role="slider"]')?.closest('svg') as SVGElement;
  const { left, top, width } = board.getBoundingClientRect();
  const press = (clientX: number): void => {
    const event = { clientX, clientY: top + 60, bubbles: true, pointerId: 1, button: 0 };
    // A synthetic pointer cannot be captured.
    board.setPointerCapture = () => undefined;
    board.dispatchEvent(new PointerEvent('pointerdown', event));
    board.dispatchEvent(new PointerEvent('pointerup', event));
  };
  const insets = getInsets(width);
  press(left + insets.left + ((width - insets.left - insets.right) * 10) / 12);
  const slider = page.getByRole('slider', { name: 'Unit force upwards' });
  await expect.element(slider).toHaveAttribute('aria-valuenow', '10');
  await page.getByRole('checkbox').click();
  await expect
    .element(page.getByRole('slider', { name: 'Unit force downwards' }))
    .toHaveAttribute('aria-valuenow', '2');
  expect(said()).toContain('both agree');
});

test('a slope and an axial displacement are asked for by a moment and a force along the beam', async () => {
  await open(hingedSpans, 'ru');
  await page.getByRole('radio', { name: /угол поворота/ }).click();
  await expect.poll(said).toContain('θ(');
  expect(said()).toContain('совпадает');
  await page.getByRole('radio', { name: /осевое/ }).click();
  await expect.poll(said).toContain('u(');
  expect(said()).toContain('совпадает');
});
