import { createRef } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../../BeamEditor.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../../props.ts';

const { craneGirder, proppedCantilever } = beamExamples;

/** The editor once its diagrams are there. */
async function open(
  props: { readonly locale?: 'ru'; readonly theme?: 'dark' } = {},
): Promise<BeamEditorHandle> {
  const ref = createRef<BeamEditorHandle>();
  await render(<BeamEditor ref={ref} defaultValue={proppedCantilever} theme="light" {...props} />);
  await expect.poll(() => page.getByRole('figure').elements().length, { timeout: 10_000 }).toBeGreaterThan(0);
  if (ref.current === null) throw new Error('no editor');
  return ref.current;
}

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');
const textsOf = (svg: Document): string[] =>
  [...svg.querySelectorAll('text')].map(({ textContent }) => textContent.replace(/\s/gu, ' '));

/** Returns whether a line is directly before the name of a set in the picture. */
const isLineBefore = (svg: Document, name: string): boolean =>
  [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === name)?.previousElementSibling
    ?.tagName === 'path';

test('the SVG stands by itself: the beam, its diagrams and their extremes, nothing of the page', async () => {
  const editor = await open();
  const text = await editor.toSVG({ width: 800 });
  const svg = parse(text);
  expect(svg.querySelector('parsererror')).toBeNull();
  expect(svg.documentElement.getAttribute('width')).toBe('800');
  expect(svg.querySelector('title')?.textContent).not.toBe('');
  // -3PL/16 and 5PL/32 for P = 20 kN, L = 4 m; 11P/16 at the fixed end.
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['−15.000', '+12.500 · 2 m', '+13.750', 'kN·m', 'M']));
  expect(text).not.toMatch(/var\(|\s(class|style)=|#[0-9a-f]{8}"/i);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  expect(image.naturalWidth).toBe(800);
});

drawnTest(
  'a picture bears the title of the beam, and reports that its results are but a preview until they are recorded',
  async () => {
    const editor = await open();
    const title = String(proppedCantilever.title);
    expect(textsOf(parse(await editor.toSVG()))).toEqual(expect.arrayContaining([title, 'Preview']));
    await editor.solve();
    const recorded = textsOf(parse(await editor.toSVG()));
    expect(recorded).toContain(title);
    expect(recorded).not.toContain('Preview');
  },
);

drawnTest('it is drawn in the language and the theme on the screen, or in another', async () => {
  const editor = await open({ locale: 'ru', theme: 'dark' });
  await expect.poll(async () => textsOf(parse(await editor.toSVG())).join()).toContain('кН·м');
  expect(
    parse(await editor.toSVG())
      .querySelector('rect')
      ?.getAttribute('fill'),
  ).toBe('#252c31');
  expect(
    parse(await editor.toSVG({ theme: 'light' }))
      .querySelector('rect')
      ?.getAttribute('fill'),
  ).toBe('#ffffff');
});

drawnTest('the PNG is the same picture: paper, ink and signal colours where the SVG has them', async () => {
  const editor = await open();
  const [svg, png] = [
    parse(await editor.toSVG({ width: 640 })),
    await editor.toPNG({ width: 640, scale: 2 }),
  ];
  const bitmap = await createImageBitmap(png);
  expect(png.type).toBe('image/png');
  expect([bitmap.width, bitmap.height]).toEqual([
    1280,
    2 * Number(svg.documentElement.getAttribute('height')),
  ]);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {
    data: new Uint8ClampedArray(),
  };
  const count = new Map<string, number>();
  for (let i = 0; i < data.length; i += 4) {
    const color = `${data[i]},${data[i + 1]},${data[i + 2]}`;
    count.set(color, (count.get(color) ?? 0) + 1);
  }
  const share = (color: string): number => (count.get(color) ?? 0) / (data.length / 4);
  // Paper, the thick line of the beam, the lines of negative and of positive values.
  expect(share('255,255,255')).toBeGreaterThan(0.5);
  for (const color of ['28,26,23', '192,0,0', '0,128,192']) expect(share(color)).toBeGreaterThan(0.0005);
});

drawnTest('the PNG paints sections in the colours they have on the board', async () => {
  const ref = createRef<BeamEditorHandle>();
  await render(<BeamEditor ref={ref} defaultValue={beamExamples.steppedShaft} theme="light" />);
  const png = await ref.current?.toPNG({ width: 640, scale: 2 });
  const bitmap = await createImageBitmap(png as Blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
  const colors = new Set<string>();
  for (let i = 0; i < data.length; i += 4) colors.add(`${data[i]},${data[i + 1]},${data[i + 2]}`);
  // 72 % of #4f7d96 and of #b5762a with 28 % of the ink #1c1a17.
  expect(colors).toContain('65,97,114');
  expect(colors).toContain('138,92,37');
});

drawnTest(
  'all case sets are in the picture as on the screen, each with its line and its name, or their envelope',
  async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor ref={ref} defaultValue={craneGirder} theme="light" />);
    await expect.element(page.getByRole('radiogroup', { name: 'Case set' })).toBeVisible();
    const draw = async (): Promise<Document> => parse((await ref.current?.toSVG({ width: 900 })) ?? '');
    const one = textsOf(await draw());
    // Set 1: qL²/8 = 2·64/8. Set 2: A = 80·(4.6 + 2.2)/8 = 68 kN, 68·3.4. Set 3 at 3.4 m: 1.35·2·3.4·4.6/2 + 1.5·231.2.
    expect(one).toContain('+16.000 · 4 m');
    expect(one.filter((text) => text.includes('Dead'))).toEqual(['1 Dead']);
    await userEvent.click(page.getByText('All', { exact: true }).first());
    const all = await draw();
    expect(textsOf(all)).toEqual(
      expect.arrayContaining(['2: +231.200', '3: +367.914', '1 Dead', '2 Crane', '3 1.35 Dead + 1.5 Crane']),
    );
    expect(all.querySelectorAll('path[stroke-dasharray="9 4"]').length).toBeGreaterThan(2);
    // The numbers of a set have the colour of its line if that is dark enough for text.
    const fillOf = (text: string) =>
      [...all.querySelectorAll('text')].find((one) => one.textContent === text)?.getAttribute('fill');
    expect(fillOf('2: +231.200')).not.toBe(fillOf('3: +367.914'));
    await page.getByRole('checkbox', { name: 'Envelope' }).click();
    const enveloped = await draw();
    const envelope = textsOf(enveloped);
    // An envelope is drawn by its borders: no dash pattern of a set is shown before a name.
    expect([all, enveloped].map((picture) => isLineBefore(picture, '2 Crane'))).toEqual([true, false]);
    expect(envelope).toContain('3: +367.914 · 3.4 m');
    expect(envelope).not.toContain('2: +231.200');
    expect(await ref.current?.toPNG({ width: 900, scale: 1 })).toBeInstanceOf(Blob);
  },
);

drawnTest('focus goes to the editor when it is asked for', async () => {
  const editor = await open();
  editor.focus();
  expect(document.activeElement).toBe(page.getByRole('group', { name: 'Beam editor' }).element());
});

drawnTest('it has the diagrams that stand open, the reactions with their units, and the day', async () => {
  // A phone shows one diagram, but the picture has the others too.
  await page.viewport(1280, 900);
  const editor = await open();
  const texts = textsOf(parse(await editor.toSVG()));
  // P = 20 kN in the middle of 4 m: 11P/16 and PL·3/16 at the fixed end, 5P/16 at the roller.
  expect(texts).toContain('A: 13.750 kN, M 15.000 kN·m');
  expect(texts).toContain('B: 6.250 kN');
  expect(texts).toContain(new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date()));
  expect(texts).toEqual(expect.arrayContaining(['Q', 'M']));
  await page
    .getByRole('button', { name: /^Shear force/ })
    .first()
    .click();
  await expect.poll(async () => textsOf(parse(await editor.toSVG()))).not.toContain('Q');
  await page.viewport(414, 896);
});

drawnTest('it is drawn on white, on the paper of the screen, or on nothing', async () => {
  const editor = await open();
  const paper = async (background?: 'paper' | 'none') =>
    parse(await editor.toSVG(background === undefined ? {} : { background }))
      .querySelector('svg > rect')
      ?.getAttribute('fill');
  expect(await paper()).toBe('#ffffff');
  expect(await paper('paper')).toBe('#fdfbf5');
  expect(await paper('none')).toBeUndefined();
});
