import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { TrussEditor } from '../TrussEditor.tsx';

/** The Pratt girder of six panels of 3 m by 3 m with 10 kN on each inner joint, with one of its rooms open. */
async function open(room: string): Promise<HTMLElement> {
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={createTrussExample('pratt')} theme="light" />
    </div>,
  );
  await page.getByRole('button', { name: room }).click();
  return container;
}

test('a cut typed by its rods gives each force about the point where the others meet', async () => {
  await open('Method of sections');
  const field = page.getByRole('textbox', { name: 'Rods that are cut' });
  await field.fill('9-10, 9–4, 3-4');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The part with joints 1, 2, 3, 8, 9')).toBeVisible();
  // Equilibrium of the whole gives 25 kN for each support. In the cut, the chords have M/h = (25·9 − 10·6 − 10·3)/3 and
  // (25·6 − 10·3)/3, and the diagonal has (25 − 20)·√2.
  const agreed = page.getByText(/agrees with the solver/);
  const found = page.getByRole('region', { name: 'How the result comes about' });
  await expect.element(found.getByText('−45.000', { exact: true })).toBeInTheDocument();
  await expect.element(found.getByText('40.000', { exact: true })).toBeInTheDocument();
  // The board and the table show it too.
  const diagonal = page.getByText('7.071', { exact: true });
  await expect.poll(() => diagonal.elements().map(({ tagName }) => tagName)).toContain('B');
  await expect.poll(() => agreed.elements().length).toBe(6);
  await page.getByRole('button', { name: 'Take the other part' }).click();
  await expect.element(page.getByText('The part with joints 4, 5, 6, 7, 10, 11, 12')).toBeVisible();
  await field.fill('9-10, 1-7');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/There is no such rod: 1–7/)).toBeVisible();
  await field.fill('9-10, 3-4');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/are still connected/)).toBeVisible();
});

test('a cut is drawn across the rods from point to point', async () => {
  const container = await open('Method of sections');
  await page.getByRole('button', { name: 'Draw a cut' }).click();
  const svg = container.querySelector<SVGSVGElement>('svg[data-board]');
  if (svg === null) throw new Error('there is no drawing');
  await expect.poll(() => svg.dataset['cutting']).toBe('');
  const box = svg.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    clientX: box.left + box.width * x,
    clientY: box.top + box.height * y,
    pointerId: 1,
    button: 0,
    bubbles: true,
  });
  // A synthetic pointer cannot be captured.
  svg.setPointerCapture = () => undefined;
  svg.dispatchEvent(new PointerEvent('pointerdown', at(0.43, 0.1)));
  svg.dispatchEvent(new PointerEvent('pointermove', at(0.43, 0.5)));
  svg.dispatchEvent(new PointerEvent('pointermove', at(0.43, 0.9)));
  svg.dispatchEvent(new PointerEvent('pointerup', at(0.43, 0.9)));
  await expect
    .element(page.getByRole('textbox', { name: 'Rods that are cut' }))
    .toHaveValue('9–10, 9–4, 3–4');
});

drawnTest('a joint chosen in the list is worked out with the joints before it', async () => {
  await open('Method of joints');
  await page.getByRole('combobox', { name: 'Joint', exact: true }).selectOptions('1');
  await expect.element(page.getByText('1. The whole truss')).toBeVisible();
  await expect.element(page.getByText('−35.355', { exact: true }).first()).toBeVisible();
  await expect.poll(() => page.getByText(/agrees with the solver/).elements().length).toBe(5);
});
