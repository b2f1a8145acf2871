import { WidgetRoot } from '@eecs/ui-kit';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import type { BeamHost } from '../../props.ts';
import { FilesRoom } from './FilesRoom.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

async function open(host: BeamHost = {}) {
  const saved: { blob: Blob; name: string }[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:none';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last !== null && this.download !== '') saved.push({ blob: last, name: this.download });
  });
  await render(
    <WidgetRoot host={host}>
      <SolvedBeam document={beamExamples.twoSpans}>
        <FilesRoom />
      </SolvedBeam>
    </WidgetRoot>,
  );
  return saved;
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('tables, the drawing and each diagram are saved under their own names', async () => {
  const saved = await open();
  // PNG is the default preference; tables have no PNG.
  const first = [...document.querySelectorAll('td button:first-child')].map(({ textContent }) => textContent);
  expect(first).toEqual(['CSV', ...Array<string>(7).fill('PNG')]);
  await press('Tables: supports, loads, results along the beam: CSV');
  await press('Bending moment M: DXF');
  await press('Bending moment M: SVG');
  await press('Drawing alone: PNG');
  await expect
    .poll(() => saved.map(({ name }) => name))
    .toEqual([
      'Two-span-floor-beam.csv',
      'Two-span-floor-beam-M.dxf',
      'Two-span-floor-beam-M.svg',
      'Two-span-floor-beam.png',
    ]);
  const [csv, dxf, svg, png] = await Promise.all(saved.map(({ blob }) => blob.text()));
  expect(csv).toContain('mark,support,"x, m"');
  expect(dxf).toContain('AC1009');
  // The moment over the middle support, and no shear force.
  expect(svg).toContain('−37.500');
  expect(svg).not.toContain('>Q<');
  expect(png).toContain('PNG');
});

drawnTest('formats outside the plan say so and lead to the plans; PNG stays', async () => {
  const explain = vi.fn();
  const saved = await open({ features: new Set(['export.png']), explain });
  await expect.element(page.getByRole('note')).toBeVisible();
  await press('Bending moment M: CSV');
  expect(explain).toHaveBeenCalledWith('export.all');
  await press('Bending moment M: PNG');
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Two-span-floor-beam-M.png']);
});
