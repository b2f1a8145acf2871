import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Locale } from '../i18n/locale.ts';
import { WidgetRoot } from '../root/WidgetRoot.tsx';
import { contrast } from '../theme/contrast.ts';
import { DiagramPlot } from './DiagramPlot.tsx';
import { jumpMoment, proppedMoment } from '../../test/exampleDiagrams.ts';

async function renderMoment(locale: Locale = 'en-US', flip = false) {
  const screen = await render(
    <WidgetRoot locale={locale}>
      <div style={{ width: 600 }}>
        <DiagramPlot
          diagram={proppedMoment}
          length={8}
          quantity="moment"
          system={0}
          label={locale === 'ru' ? 'Изгибающий момент' : 'Bending moment'}
          symbol="M"
          digits={1}
          flip={flip}
        />
      </div>
    </WidgetRoot>,
  );
  // The read-out comes after the drawing.
  await expect.element(screen.getByRole('slider')).toBeInTheDocument();
  return screen;
}

const normal = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');

test('the figure states what it shows in a sentence', async () => {
  const { container } = await renderMoment();
  expect(normal(container.querySelector('figcaption')?.textContent)).toBe(
    'Bending moment: maximum 27.0 kN·m at 5 m, minimum −48.0 kN·m at 0 m, zero at 2 m.',
  );
});

test('and in Russian with Russian units', async () => {
  const { container } = await renderMoment('ru');
  await expect
    .poll(() => normal(container.querySelector('figcaption')?.textContent))
    .toBe(
      'Изгибающий момент: максимум 27,0 кН·м в точке x = 5 м, минимум −48,0 кН·м в точке x = 0 м, нуль в точке x = 2 м.',
    );
});

test('a sagging moment is drawn below the axis, on the stretched side, and above when flipped', async () => {
  const placeOf = (container: HTMLElement) => {
    const texts = [...container.querySelectorAll('svg text[data-kind]')];
    const y = (kind: string) =>
      Number(texts.find((text) => (text as SVGElement).dataset['kind'] === kind)?.getAttribute('y'));
    return y('max') - y('min');
  };
  const usual = await renderMoment();
  expect(placeOf(usual.container)).toBeGreaterThan(0);
  await usual.unmount();
  const flipped = await renderMoment('en-US', true);
  expect(placeOf(flipped.container)).toBeLessThan(0);
});

test('the numbers come as a table when asked', async () => {
  const screen = await renderMoment();
  await screen.getByRole('button', { name: 'Values as a table: Bending moment' }).click();
  // The clipboard button and the file button export the numbers.
  await expect.element(screen.getByRole('button', { name: 'CSV file' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  const rows = [
    ...screen.getByRole('table', { name: 'Bending moment' }).element().querySelectorAll('tbody tr'),
  ];
  expect(rows.map((row) => [...row.children].map((cell) => normal(cell.textContent)))).toEqual([
    ['minimum', '0 m', '−48.0 kN·m'],
    ['zero', '2 m', '0.0 kN·m'],
    ['maximum', '5 m', '27.0 kN·m'],
  ]);
});

test('the read-out is exact and moves by keys: to the next printed point, to the ends, by steps', async () => {
  const screen = await renderMoment();
  const cursor = screen.getByRole('slider', { name: 'Read-out of Bending moment' });
  const text = () => normal(cursor.element().getAttribute('aria-valuetext'));
  (cursor.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(text).toBe('0 m: −48.0 kN·m');
  await userEvent.keyboard('{PageUp}{PageUp}');
  await expect.poll(text).toBe('5 m: 27.0 kN·m');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  // Steps of 0.1 m: M(6) = -48 + 30 6 - 3 6^2 = 24 kN·m.
  await expect.poll(text).toBe('6 m: 24.0 kN·m');
});

test('the bubble of the read-out leaves the printed numbers uncovered', async () => {
  const screen = await renderMoment();
  const cursor = screen.getByRole('slider', { name: 'Read-out of Bending moment' });
  const svg = screen.container.querySelector('svg:has(> rect)') as SVGElement;
  const boxOf = (element: Element) => (element as SVGGraphicsElement).getBBox();
  (cursor.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  const printed = [...screen.container.querySelectorAll('svg text[data-kind]')].map(boxOf);
  expect(printed).toHaveLength(3);
  const rect = svg.querySelector('rect') as Element;
  for (let metre = 1; metre <= 8; metre += 1) {
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect.element(cursor).toHaveAttribute('aria-valuenow', String(metre));
    const bubble = boxOf(rect);
    const covered = printed.filter(
      ({ x, y, width, height }) =>
        x < bubble.x + bubble.width &&
        bubble.x < x + width &&
        y < bubble.y + bubble.height &&
        bubble.y < y + height,
    );
    expect(covered, `at ${metre} m`).toEqual([]);
  }
});

test('at a jump the read-out says both sides, also under a pointer some px off', async () => {
  const screen = await render(
    <WidgetRoot>
      <div style={{ width: 600 }}>
        <DiagramPlot
          diagram={jumpMoment}
          length={4}
          quantity="moment"
          system={0}
          label="Bending moment"
          digits={1}
        />
      </div>
    </WidgetRoot>,
  );
  await expect.element(screen.getByRole('slider')).toBeInTheDocument();
  const cursor = screen.getByRole('slider').element();
  const { left, width, top } = cursor.getBoundingClientRect();
  cursor.dispatchEvent(
    new PointerEvent('pointermove', {
      clientX: left + width / 2 + 2,
      clientY: top + 5,
      bubbles: true,
    }),
  );
  await expect.poll(() => normal(cursor.getAttribute('aria-valuetext'))).toBe('2 m: 4.0 | −4.0 kN·m');
});

test('the drawing follows the width of its box', async () => {
  const screen = await renderMoment();
  await expect.poll(() => screen.container.querySelector('figure svg')?.getAttribute('width')).toBe('600');
  const box = screen.container.querySelector('figure')?.parentElement as HTMLElement;
  box.style.width = '320px';
  await expect.poll(() => screen.container.querySelector('figure svg')?.getAttribute('width')).toBe('320');
});

test('the read-out is written in a colour that can be read on its bubble, over a line of the same colour', async () => {
  const screen = await renderMoment();
  (screen.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  const overlay = screen.container.querySelector('svg:has(> rect)') as SVGElement;
  const read = (name: string, property: 'fill' | 'stroke'): string =>
    getComputedStyle(overlay.querySelector(name) as SVGElement)[property];
  expect(read('text', 'fill')).not.toBe(read('rect', 'fill'));
  expect(read('path', 'stroke')).toBe(read('rect', 'fill'));
  expect(contrast(toHex(read('text', 'fill')), toHex(read('rect', 'fill')))).toBeGreaterThanOrEqual(4.5);
});

function toHex(rgb: string): string {
  const parts = (rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}

test('beside the end of the beam, by less than a pixel, what vanishes there reads zero', async () => {
  const { container } = await renderMoment();
  const track = container.querySelector('[data-diagram-track]') as HTMLElement;
  const { right, top } = track.getBoundingClientRect();
  // A page may place a row at a fraction of a pixel, so the pointer does not read exactly the end.
  track.dispatchEvent(
    new PointerEvent('pointermove', { clientX: right - 0.00001, clientY: top + 4, bubbles: true }),
  );
  await expect
    .poll(() => normal(container.querySelector('svg:last-of-type:not(:first-of-type) text')?.textContent))
    .toBe('0.0 kN·m · 8 m');
});
