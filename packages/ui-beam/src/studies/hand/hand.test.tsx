import { checkCalculation } from '@eecs/solver-core/checker';
import { WidgetRoot } from '@eecs/ui-kit';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import { HandRoom } from './HandRoom.tsx';

test('a hand calculation is read in the language of the reader and copied in three forms', async () => {
  await render(
    <WidgetRoot locale="uk">
      <SolvedBeam document={beamExamples.twoSpans}>
        <HandRoom />
      </SolvedBeam>
    </WidgetRoot>,
  );
  const said = (): string => document.body.textContent.replace(/[\s\u202f]/gu, ' ');
  await expect.poll(said).toContain('Канонічні рівняння');
  expect(said()).toContain('усі збігаються');
  // -qL²/8 over the middle support.
  expect(said()).toContain('X1 = −37,5 кН·м');
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  for (const name of ['Копіювати текстом', 'Копіювати як LaTeX', 'Копіювати як Markdown'])
    await page.getByRole('button', { name }).click();
  await expect.poll(() => copied.length).toBe(3);
  expect(copied[0]).toContain('X_1 = −37,5');
  expect(copied[1]).toContain('X_{\\mathrm{1}} = -37{,}5');
  expect(copied[2]).toContain('## 6. Канонічні рівняння');

  const saved = await savedBy(() => page.getByRole('button', { name: 'Експорт розрахунку' }).click());
  expect(checkCalculation(JSON.parse(saved))).toMatchObject({ ok: true });
  // In N·m, exactly.
  expect(saved).toContain('"-37500"');
});

/** Returns the text of the downloaded file. */
async function savedBy(press: () => Promise<void>): Promise<string> {
  const blobs: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return '#';
  });
  await press();
  await expect.poll(() => blobs.length).toBe(1);
  made.mockRestore();
  return blobs[0]!.text();
}
