import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { beforeEach, expect, test } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { readExample } from '../examples/readExample.ts';

beforeEach(() => page.viewport(1280, 900));

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/gu, ' ').trim();
const set = (title: string, color: string) => ({ title, description: '', color, angle: 0, combined: false });

/**
 * 9 m between two supports: 12 kN at one third in the first set, at two thirds in the second, an uplift of 4 kN in the
 * middle in the third.
 */
const thirds = readExample('twoSpans', {
  schema: 1,
  L: 9,
  selfWeight: false,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 9 },
  ],
  caseSets: [set('Left', '#607d8b'), set('Right', '#00838f'), set('Lift', '#5e35b1')],
  loads: [
    { className: 'ShearLoad', x: 3, c: [-12_000], sets: 1 },
    { className: 'ShearLoad', x: 6, c: [-12_000], sets: 2 },
    { className: 'ShearLoad', x: 4.5, c: [4000], sets: 4 },
  ],
});

async function compare() {
  const { container } = await render(<BeamEditor defaultValue={thirds} />);
  await expect.element(page.getByRole('radiogroup', { name: 'Case set' })).toBeVisible();
  await userEvent.click(page.getByText('All', { exact: true }).first());
  const moment = (): Element | null => container.querySelector('[data-diagram="M"]');
  const labels = (): string[] =>
    [...(moment()?.querySelectorAll('text[data-kind]') ?? [])].map(({ textContent }) => plain(textContent));
  return { container, moment, labels };
}

test('compared sets are shown by their envelope when asked, with the set that governs named at its extremes', async () => {
  const { moment, labels } = await compare();
  const envelope = page.getByRole('checkbox', { name: 'Envelope' });
  await expect.element(envelope).not.toBeChecked();
  await envelope.click();
  // 2PL/9 = 24 kNm under each force; -PL/4 = -9 kNm in the middle.
  await expect.poll(labels).toContain('1: +24.000 · 3 m');
  expect(labels()).toEqual(expect.arrayContaining(['2: +24.000', '3: −9.000 · 4.5 m']));
  expect(plain(moment()?.querySelector('figcaption')?.textContent)).toBe(
    'Bending moment, envelope of the case sets: greatest 24.000 kN·m at 3 m, by Left; least −9.000 kN·m at 4.5 m, by Lift.',
  );
  await envelope.click();
  await expect.poll(() => labels().some((text) => text.startsWith('2: +24.000'))).toBe(true);
  expect(labels()).not.toContain('1: +24.000 · 3 m');
});

drawnTest('the envelope has its numbers as a table, the crossing of two sets among them', async () => {
  await compare();
  await page.getByRole('checkbox', { name: 'Envelope' }).click();
  await userEvent.click(page.getByRole('button', { name: 'Values as a table: Bending moment' }));
  const table = page.getByRole('table', { name: 'Bending moment' });
  await expect.element(table).toBeVisible();
  const rows = [...table.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => plain(textContent)),
  );
  // P·x/3 = P·(L - x)/3 · 2 / 2 in the middle: PL/6 = 18 kNm, from which the second set governs.
  expect(rows).toEqual([
    ['greatest', 'maximum', '3 m', '24.000 kN·m', '1'],
    ['greatest', 'local extreme', '4.5 m', '18.000 kN·m', '2'],
    ['greatest', 'local extreme', '6 m', '24.000 kN·m', '2'],
    ['least', 'minimum', '4.5 m', '−9.000 kN·m', '3'],
  ]);
});
