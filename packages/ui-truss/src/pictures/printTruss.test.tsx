import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { readCase, triangle } from '../../test/triangle.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

/**
 * The triangle of a steel known by its numbers and a bar of 20 mm by 50 mm; the
 * right bearing has sunk, the tie is warmer.
 */
const trestle = readCase({
  ...triangle,
  title: 'Trestle',
  joints: triangle.joints.map((joint, at) => (at === 1 ? { ...joint, settlement: { y: -0.005 } } : joint)),
  links: triangle.links.map((link, at) => ({
    ...link,
    ...{ materialIndex: 0, sectionIndex: 0 },
    ...(at === 0 && { dT: 30 }),
  })),
  materials: [{ name: 'Steel', E: 210_000, rho: 7850, alpha: 1.2e-5, strength: { tension: 235 } }],
  sections: [{ label: 'Flat', className: 'rectangle', b: 20, h: 50 }],
});

test('a truss is printed with its drawing and tables in a document of its own, which goes afterwards', async () => {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={trestle} theme="dark" ref={ref} />
    </div>,
  );
  await expect.poll(() => container.querySelector('#truss-result-sampler-n path')).not.toBeNull();
  const printed: Document[] = [];
  // The dialog of the browser is not the test's.
  const append = vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    nodes.forEach((node) => document.body.appendChild(node as Node));
    const view = (nodes[0] as HTMLIFrameElement).contentWindow;
    if (view !== null) view.print = () => printed.push(view.document);
  });
  await ref.current?.print();
  append.mockRestore();
  const [page] = printed;
  expect(page?.title).toBe('Trestle');
  const read = (caption: string): string[][] => {
    const tables = [...(page?.querySelectorAll('table') ?? [])];
    const table = tables.find((one) => one.caption?.textContent === caption);
    return [...(table?.rows ?? [])].map(({ cells }) =>
      [...cells].map(({ textContent }) => textContent ?? ''),
    );
  };
  expect(read('Joints')[3]).toEqual(['3', '2', '3', '', '0']);
  // Half of 10 kN goes down each leg, √13 long and 3 m high; the tie bears what they push outwards.
  const forces = read('Rods')
    .slice(1)
    .map((cells) => Number(cells.at(-1)?.replace('−', '-')));
  [10 / 3, (-5 * Math.sqrt(13)) / 3, (-5 * Math.sqrt(13)) / 3].forEach((wanted, at) =>
    expect(Math.abs((forces[at] ?? NaN) - wanted)).toBeLessThan(0.00051),
  );
  expect(read('Reactions').slice(1)).toEqual([
    ['1', '0.000', '5.000'],
    ['2', '–', '5.000'],
  ]);
  expect(read('Loads')[1]?.slice(0, 3)).toEqual(['3', 'Along y', '−10\u202fkN']);
  expect(read('Joints')[0]?.at(-1)).toBe('Δy, mm');
  expect(read('Joints')[2]?.at(-1)).toBe('−5');
  expect(read('Rods')[1]?.[4]).toBe('30');
  expect(read('Materials')).toEqual([
    ['Material', 'E, GPa', 'ρ, kg/m³', 'α, 10⁻⁶/°C', 'f+, MPa'],
    ['Steel', '210', '7850', '12', '235'],
  ]);
  // A = b·h, Iy = b·h³/12, Iz = h·b³/12, i = √(I/A).
  expect(read('Cross-sections')[1]).toEqual(['Flat', '10', '20.833', '3.333', '14.434', '5.774']);
  expect(page?.body.textContent).toMatch(/no check by a design code/);
  expect(page?.querySelectorAll('figure svg path').length).toBeGreaterThan(3);
  expect(page?.adoptedStyleSheets).toHaveLength(1);
  page?.defaultView?.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('iframe[title="Trestle"]')).toBeNull();
});
