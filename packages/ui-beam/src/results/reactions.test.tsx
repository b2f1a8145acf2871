import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { beforeEach, expect } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import { readExample } from '../examples/readExample.ts';

const { craneGirder } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/gu, ' ').trim();
const findTable = () => page.getByRole('table', { name: 'Reactions of the supports on the beam' });
const listCells = (): string[][] =>
  [...findTable().element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => plain(textContent)),
  );

drawnTest('the numbers of compared case sets come as one table, told by set', async () => {
  const { container } = await render(<BeamEditor defaultValue={craneGirder} />);
  await expect.element(findTable()).toBeVisible();
  await userEvent.click(page.getByText('All', { exact: true }).first());
  await userEvent.click(page.getByRole('button', { name: 'Values as a table: Bending moment' }));
  const table = page.getByRole('table', { name: 'Bending moment' });
  await expect.element(table).toBeVisible();
  const rows = [...table.element().querySelectorAll('tbody tr')].map(({ textContent }) => plain(textContent));
  // Set 1: qL²/8 = 2·64/8. Set 2: A = 80·(4.6 + 2.2)/8 = 68 kN, 68·3.4 and B = 92 kN, 92·2.2.
  expect(rows.slice(0, 3)).toEqual([
    '1maximum4 m16.000 kN·m',
    '2maximum3.4 m231.200 kN·m',
    '2kink5.8 m202.400 kN·m',
  ]);
  expect(container.querySelectorAll('[data-diagram="M"] [data-role="sign"]')).toHaveLength(1);
});

const gerber = readExample('gerberGirder', {
  schema: 1,
  L: 8,
  selfWeight: false,
  supports: [
    { className: 'cantilever', x: 0 },
    { className: 'hinge', x: 4 },
    { className: 'simple', x: 6 },
  ],
  loads: [{ className: 'ShearLoad', x: 2, c: [-10_000] }],
});

drawnTest(
  'while a beam is dragged into a mechanism it is said whose reactions are shown, until it stands again',
  async () => {
    const { container } = await render(<BeamEditor defaultValue={gerber} />);
    await expect.element(findTable()).toBeVisible();
    const svg = container.querySelector<SVGSVGElement>('svg[aria-roledescription]') as SVGSVGElement;
    await expect.poll(() => svg.dataset['ready']).toBe('');
    await expect.poll(() => svg.clientWidth).toBe(svg.parentElement?.clientWidth);
    const note = page.getByText(/^From an earlier beam/);
    await expect.element(note).not.toBeVisible();
    const [, x0, y, x1] = /^M(\S+) (\S+)H(\S+)$/.exec(
      svg.querySelector('[data-role="beam"]')?.getAttribute('d') ?? '',
    ) as unknown as [string, string, string, string];
    const point = (type: string, x: number): void => {
      const box = svg.getBoundingClientRect();
      const clientX = box.left + Number(x0) + ((Number(x1) - Number(x0)) * x) / 8;
      const place = { clientX, clientY: box.top + Number(y) + 12 };
      const pointer = { pointerId: 7, pointerType: 'mouse', button: type === 'pointermove' ? -1 : 0 };
      svg.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...pointer, ...place }));
    };
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
    point('pointerdown', 6);
    for (const x of [5.5, 4.5, 3]) {
      point('pointermove', x);
      await frame();
    }
    await expect.element(note).toBeVisible();
    point('pointermove', 5);
    await expect.element(note).not.toBeVisible();
    point('pointercancel', 5);
    await expect.element(note).not.toBeVisible();
    expect(listCells().map(([name, x]) => [name, x])).toContainEqual(['B', '6 m']);
  },
);
