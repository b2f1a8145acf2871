import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type TrussExampleName, createTrussExample } from '../starters/trussExamples.ts';
import { TrussEditor } from '../TrussEditor.tsx';

/** The Pratt girder of six panels of 3 m by 3 m with 10 kN on each inner joint, with one of its rooms open. */
async function open(room: string, name: TrussExampleName = 'pratt'): Promise<HTMLElement> {
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={createTrussExample(name)} theme="light" />
    </div>,
  );
  await page.getByRole('radio', { name: room, exact: true }).click();
  return container;
}

test('a cut typed by its rods gives each force about the point where the others meet', async () => {
  await open('Section');
  const field = page.getByRole('textbox', { name: 'Rods that are cut' });
  await field.fill('9-10, 9–4, 3-4');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The part with joints 1, 2, 3, 8, 9')).toBeVisible();
  // The whole gives 25 kN for each support; in the cut M/h = (25·9 − 10·6 − 10·3)/3 and (25·6 − 10·3)/3, and (25 −
  // 20)·√2.
  const agreed = page.getByText(/agrees with the solver/);
  await expect.element(page.getByText('−45.000', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText('40.000', { exact: true })).toBeInTheDocument();
  // Rods of the drawing say it too.
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

test('a cut of four rods writes each equation once and says why it does not give all', async () => {
  const container = await open('Section', 'k');
  const field = page.getByRole('textbox', { name: 'Rods that are cut' });
  await field.fill('2–3, 8–9, 2–13, 8–13');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/this cut alone cannot determine them all/)).toBeVisible();
  const laws = [...container.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  expect(new Set(laws).size).toBe(laws.length);
  await expect.poll(() => page.getByText(/agrees with the solver/).elements().length).toBeGreaterThan(1);
});

test('a cut is drawn across the rods from point to point', async () => {
  const container = await open('Section');
  await page.getByRole('button', { name: 'Draw a cut' }).click();
  const svg = container.querySelector<SVGSVGElement>('#truss-result-sampler-n svg[role="img"]');
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
  // A pointer that a test makes up cannot be captured.
  svg.setPointerCapture = () => undefined;
  svg.dispatchEvent(new PointerEvent('pointerdown', at(0.43, 0.1)));
  svg.dispatchEvent(new PointerEvent('pointermove', at(0.43, 0.5)));
  svg.dispatchEvent(new PointerEvent('pointermove', at(0.43, 0.9)));
  svg.dispatchEvent(new PointerEvent('pointerup', at(0.43, 0.9)));
  await expect
    .element(page.getByRole('textbox', { name: 'Rods that are cut' }))
    .toHaveValue('9–10, 9–4, 3–4');
});

test('a joint is worked out with the joints before it, and three equations in space', async () => {
  await open('Joint');
  await page.getByRole('combobox', { name: 'Joint', exact: true }).selectOptions('1');
  await expect.element(page.getByText('1. The whole truss')).toBeVisible();
  await expect.element(page.getByText('−35.355', { exact: true }).first()).toBeVisible();
  await expect.poll(() => page.getByText(/agrees with the solver/).elements().length).toBe(5);
});

test('a joint in space has three equations', async () => {
  await open('Joint', 'tetrahedron');
  await page.getByRole('combobox', { name: 'Joint', exact: true }).selectOptions('4');
  await expect.element(page.getByText('Forces along z, kN')).toBeVisible();
  // Three legs of (2, 4) rise: 30/3 kN upright, times √20/4 along each.
  await expect.poll(() => page.getByText('−11.180', { exact: true }).elements().length).toBeGreaterThan(2);
});

test('the displacement of a joint is summed rod by rod as Mohr does', async () => {
  await open('Displacement', 'jib');
  // A jib of 4 m and a tie of 5 m under 20 kN: (N, n̄) = (-80/3, 4/3) and (100/3, -5/3) with EA = 210 GPa · π · 109.3
  // mm · 5 mm, so that 20 kN · (4·16 + 5·25)/9 m over EA is 1.165 mm.
  const total = page.getByText('−1.165 mm', { exact: true });
  await expect.element(total).toBeInTheDocument();
  // Nothing but forces moves it: the sum is told once.
  expect(total.element().parentElement?.textContent.match(/1\.165/g)).toHaveLength(1);
  await expect.poll(() => page.getByText(/agrees with the solver/).elements().length).toBe(1);
  const row = page.getByRole('row', { name: /^2–3/ });
  await expect.poll(() => row.element().textContent).toContain('33.333−1.6667');
});

test('the equations are whole for a small truss, and read block by block', async () => {
  await open('Equations', 'jib');
  await expect.element(page.getByText('6 unknowns, 6 equations', { exact: false })).toBeVisible();
  const whole = page.getByRole('table', { name: 'The whole system A·N = b' });
  await expect.element(whole).toBeVisible();
  // Upright the tie alone holds the load: its sine is 3/5.
  await expect.poll(() => whole.element().textContent).toMatch(/Joint 3 along y-?−?.*0\.6/);
  await expect.element(page.getByText(/N2–3 = 33\.333/)).toBeInTheDocument();
});
