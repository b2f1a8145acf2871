import type { BeamCase } from '@eecs/solver-core';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { beforeEach, expect, test } from 'vitest';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import { readExample } from '../examples/readExample.ts';

const { craneGirder, inclinedRafter } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/gu, ' ').trim();
const findTable = () => page.getByRole('table', { name: 'Reactions of the supports on the beam' });
const listCells = (part: 'thead' | 'tbody'): string[][] =>
  [...findTable().element().querySelectorAll(`${part} tr`)].map((row) =>
    [...row.children].map(({ textContent }) => plain(textContent)),
  );

test('of a beam that leans reactions are told along and across it', async () => {
  await render(<BeamEditor defaultValue={inclinedRafter} />);
  await expect.element(findTable()).toBeVisible();
  expect(listCells('thead')[0]).toEqual(['Support', 'x', 'Along beamkN', 'Across beamkN', 'MomentkN·m']);
  // q = 1.6 kN/m vertically on 5 m at 30°: along q sin 30° L = 4 kN, across q cos 30° L / 2 = 3.464 kN.
  expect(listCells('tbody')).toEqual([
    ['A', '0 m', '4.000', '3.464', '0.000'],
    ['B', '5 m', '0.000', '3.464', '0.000'],
  ]);
});

test('the numbers of compared case sets come as one table, told by set', async () => {
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

test('while a beam is dragged into a mechanism it is said whose reactions are shown, until it stands again', async () => {
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
  expect(listCells('tbody').map(([name, x]) => [name, x])).toContainEqual(['B', '6 m']);
});

test('a beam of 5 mm has places and values that are told from nothing', async () => {
  const tiny = readExample('twoSpans', {
    schema: 1,
    L: 0.005,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 0.005 },
    ],
    loads: [{ className: 'ShearLoad', x: 0.0012345, c: [-1] }],
  }) satisfies BeamCase;
  const { container } = await render(<BeamEditor defaultValue={tiny} />);
  await expect.element(findTable()).toBeVisible();
  // R(0) = 1 N · (5 - 1.2345)/5, R(5 mm) = 1 N · 1.2345/5; M = 0.7531 N · 1.2345 mm = 9.297e-7 kN·m.
  expect(listCells('tbody').map((row) => [row[1], row[3]])).toEqual([
    ['0 m', '0.0007531'],
    ['0.005 m', '0.0002469'],
  ]);
  const moment = container.querySelector('[data-diagram="M"]');
  expect(plain(moment?.querySelector('text[data-kind="max"]')?.textContent)).toBe(
    '+9.297·10⁻⁷ · 0.0012345 m',
  );
  expect(plain(moment?.querySelector('figcaption')?.textContent)).toContain('9.297·10⁻⁷ kN·m at 0.0012345 m');
});

test('of a beam that leans reactions are told in space too, of the sets that lean it', async () => {
  await render(<BeamEditor defaultValue={inclinedRafter} />);
  const space = page.getByRole('table', { name: /^In space/ });
  await expect.element(space).toBeVisible();
  const rows = (): string[][] =>
    [...space.element().querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => plain(textContent)),
    );
  const heads = [...space.element().querySelectorAll('th[scope="col"]')];
  expect(heads.map(({ textContent }) => plain(textContent))).toEqual([
    'Support',
    'HorizontalkN',
    'VerticalkN',
  ]);
  // q = 1.6 kN/m on 5 m at 30°: B stands across the rafter with q cos 30° L/2, A bears the rest of 8 kN upwards.
  expect(rows()).toEqual([
    ['A', '1.732', '5.000'],
    ['B', '−1.732', '3.000'],
  ]);
  await userEvent.click(page.getByText('All', { exact: true }).first());
  // The wind has no angle; the sum 1.35 times the first and 0.9·0.6·5/2 = 1.35 kN of wind across at each end.
  const [s, c] = [1.35 * 0.5, 1.35 * (Math.sqrt(3) / 2)];
  const signed = (value: number): string => value.toFixed(3).replace('-', '−');
  await expect.poll(rows).toEqual([
    ['A', '1', '1.732', '5.000'],
    ['B', '1', '−1.732', '3.000'],
    ['A', '3', signed(1.35 * Math.sqrt(3) - s), signed(1.35 * 5 + c)],
    ['B', '3', signed(-1.35 * Math.sqrt(3) - s), signed(1.35 * 3 + c)],
  ]);
});
