import { type Store, WidgetRoot } from '@eecs/ui-kit';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import type { BeamHost } from '../../props.ts';
import { checkClaim, readClaim } from '../../report/checkNumbers.ts';
import { ReportDialog } from './ReportDialog.tsx';

async function open(host: BeamHost = {}, locale: 'en-US' | 'uk' = 'en-US') {
  await render(
    <WidgetRoot locale={locale} host={host}>
      <SolvedBeam document={beamExamples.twoSpans}>
        <ReportDialog />
      </SolvedBeam>
    </WidgetRoot>,
  );
}

const sheet = (): Document | null => document.querySelector('iframe')?.contentDocument ?? null;
const said = (): string => sheet()?.body.textContent.replace(/[\s\u202f]/gu, ' ') ?? '';

function createStore(): Store & { readonly values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  return {
    values,
    read: (key) => values.get(key),
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
  };
}

test('the report is seen beside what is chosen, in a document of its own with its own pages', async () => {
  await open();
  await expect.poll(said).toContain('Bending moment M, kN·m');
  // The moment over the middle support.
  expect(said()).toContain('−37.500');
  expect(sheet()?.title).toContain('Two-span floor beam');
  const [style] = sheet()?.adoptedStyleSheets ?? [];
  expect([...(style?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n')).toMatch(/@page \{[^]*size: /);
  expect(said()).not.toContain('X1');
  const date = page.getByRole('textbox', { name: 'Date' });
  await date.fill('2026-02-29');
  await expect.element(date).toHaveAccessibleDescription(/This is not a date/);
  await date.fill('2024-02-29');
  await expect.poll(said).toContain('February 29, 2024');
  await page.getByRole('checkbox', { name: 'Calculation by hand' }).click();
  await expect.poll(said).toContain('X1 = −37.5 kN·m');
  // There is no line break between a fraction and its factor.
  expect(sheet()?.querySelector('[data-fraction]')?.parentElement?.textContent).toMatch(/·$/);
  await page.getByRole('checkbox', { name: 'Extremes by case set' }).click();
  await expect.poll(said).not.toContain('Bending moment M, kN·m');
});

drawnTest('no page comes between the diagrams of a beam, nor between rows of one thing', async () => {
  await open();
  await expect.poll(said).toContain('Given');
  const breaks = (selector: string, side: 'breakAfter' | 'breakBefore' | 'breakInside') =>
    [...(sheet()?.querySelectorAll(selector) ?? [])].map(
      (one) => one.ownerDocument.defaultView?.getComputedStyle(one)[side],
    );
  // The drawing, once, and four diagrams below it.
  expect(breaks('figure', 'breakAfter')).toEqual(['avoid', 'avoid', 'avoid', 'avoid', 'auto']);
  expect(new Set(breaks('figure', 'breakInside'))).toEqual(new Set(['avoid']));
  // The stresses of one set always have few rows: top, bottom, shear and five theories.
  const short = breaks('table[data-short]', 'breakInside');
  expect(short.length).toBeGreaterThan(3);
  expect(new Set(short)).toEqual(new Set(['avoid']));
  // No page contains only the last line.
  const last = breaks('main > :not(footer, [data-sample])', 'breakBefore').slice(-4);
  expect(last).toEqual(['avoid', 'avoid', 'avoid', 'avoid']);
});

drawnTest('it is reported in the language of the reader', async () => {
  await open({}, 'uk');
  await expect.poll(said).toContain('Згинальний момент M, кН·м');
  expect(sheet()?.documentElement.lang).toBe('uk');
});

drawnTest('print prints the report alone', async () => {
  await open();
  await expect.poll(said).toContain('Given');
  const view = sheet()?.defaultView;
  if (view == null) throw new Error('no document');
  const print = vi.spyOn(view, 'print').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Print or PDF' }).click();
  expect(print).toHaveBeenCalledOnce();
});

drawnTest('the same report is saved as a file of a word processor', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open();
  await expect.poll(said).toContain('Given');
  await page.getByRole('button', { name: 'Word file (DOCX)' }).click();
  await expect.poll(() => made.mock.calls.length).toBe(1);
  const [blob] = made.mock.calls[0] ?? [];
  if (!(blob instanceof Blob)) throw new Error('no file');
  const text = new TextDecoder().decode(await blob.arrayBuffer());
  expect(text.startsWith('PK')).toBe(true);
  expect(text).toContain('Two-span floor beam');
});

drawnTest(
  'surroundings that write files on a server are asked for the document as it is wanted',
  async () => {
    const writeReport = vi.fn(() => Promise.reject(new Error('the server is away')));
    await open({ writeReport });
    await expect.poll(said).toContain('Given');
    await page.getByRole('button', { name: 'Word file (DOCX)' }).click();
    // In the dialog itself, because a notice of the page would be behind its backdrop.
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect.element(alert.getByText('The file could not be created: the server is away')).toBeVisible();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => writeReport.mock.calls.length).toBe(2);
    expect(writeReport).toHaveBeenCalledWith(
      expect.objectContaining({ L: 10 }),
      expect.objectContaining({ paper: 'A4', digits: 3, locale: 'en-US' }),
    );
  },
);

drawnTest('a report leads to where its numbers are checked, where there is such a page', async () => {
  await open({ checkPage: 'https://eecs.example/check' });
  await expect.poll(() => sheet()?.querySelector('a')?.href).toMatch(/^https:\/\/eecs\.example\/check#k=/);
  const claim = await readClaim(new URL(sheet()?.querySelector('a')?.href ?? '').hash);
  expect(claim === null ? null : checkClaim(claim).kind).toBe('agrees');
});

drawnTest(
  'title block and parts are kept where the surroundings keep values, and are there the next time',
  async () => {
    const store = createStore();
    await open({ store });
    await page.getByLabelText('Project').fill('Bridge 7');
    await page.getByRole('checkbox', { name: 'Stresses' }).click();
    await expect.poll(said).toContain('Bridge 7');
    expect(store.values.get('report.template')).toMatchObject({ project: 'Bridge 7', logo: null });
    // The title block is shared with trusses; the parts are specific to beams.
    expect(Object.keys(store.values.get('beam.report') as object)).toEqual(['parts']);
    expect(JSON.stringify(store.values.get('beam.report'))).not.toContain('stresses');
    await open({ store });
    await expect.poll(() => document.querySelectorAll('iframe').length).toBeGreaterThan(0);
    await expect.poll(said).toContain('Bridge 7');
    await expect.element(page.getByRole('checkbox', { name: 'Stresses' }).last()).not.toBeChecked();
  },
);

drawnTest('a picture becomes the logo of the title block; what is none is refused by name', async () => {
  const store = createStore();
  await open({ store });
  await expect.poll(said).toContain('Given');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const choose = (file: File): void => {
    const files = new DataTransfer();
    files.items.add(file);
    if (input !== null) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose(new File(['no picture'], 'logo.png', { type: 'image/png' }));
  await expect
    .element(page.getByText('“logo.png” is not a PNG or JPEG picture of at most 500 kB.'))
    .toBeVisible();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [30, 10];
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  choose(new File([blob ?? ''], 'logo.png', { type: 'image/png' }));
  await expect.poll(() => sheet()?.querySelector('img')?.naturalWidth).toBe(30);
  expect(store.values.get('report.template')).toMatchObject({ logo: { width: 30, height: 10 } });
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect.poll(() => sheet()?.querySelector('img')).toBeNull();
});

drawnTest(
  'surroundings that do not have it show all of it as a sample, and lead to where it is had',
  async () => {
    const explain = vi.fn();
    await open({ features: new Set(['export.all']), explain });
    await expect.element(page.getByRole('note')).toBeVisible();
    await expect.poll(said).toContain('Bending moment M, kN·m');
    // Fixed, so that a browser prints it on every page.
    const mark = sheet()?.querySelector('[data-sample]');
    expect(mark?.textContent).toBe('SAMPLE');
    expect(mark === null || mark === undefined ? '' : getComputedStyle(mark).position).toBe('fixed');
    await expect.element(page.getByRole('button', { name: 'Print or PDF' })).toBeEnabled();
    expect(page.getByRole('button', { name: 'Word file (DOCX)' }).elements()).toEqual([]);
    await page.getByRole('note').getByRole('button').click();
    expect(explain).toHaveBeenCalledWith('msb.report');
  },
);

drawnTest('the title block names client, job and sheet, and has places to sign', async () => {
  await open();
  await page.getByLabelText('Client').fill('City of Odesa');
  await page.getByLabelText('Job No.').fill('42-7');
  await page.getByLabelText('Checked').fill('I. Shevchenko');
  await expect.poll(said).toContain('City of Odesa');
  expect(said()).toContain('42-7');
  expect(sheet()?.querySelector('[data-signs]')).toBeNull();
  await page.getByRole('checkbox', { name: 'Signature lines' }).click();
  await expect
    .poll(() => [...(sheet()?.querySelectorAll('[data-signs] tbody th') ?? [])].map((one) => one.textContent))
    .toEqual(['Author', 'Checked', 'Approved']);
  expect(sheet()?.querySelector('[data-signs]')?.textContent).toContain('I. Shevchenko');
});
