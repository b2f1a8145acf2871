import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { triangle } from '../../test/triangle.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

test('a truss is printed with its drawing and tables in a document of its own, which goes afterwards', async () => {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={{ ...triangle, title: 'Trestle' }} theme="dark" ref={ref} />
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
  expect(read('Joints')[3]).toEqual(['3', '2', '3', '']);
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
  expect(page?.querySelectorAll('figure svg path').length).toBeGreaterThan(3);
  expect(page?.adoptedStyleSheets).toHaveLength(1);
  page?.defaultView?.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('iframe[title="Trestle"]')).toBeNull();
});
