import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

// React tells of every error it has caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('an editor that fails says why, gives its beam away as a file, and comes back by Retry', async () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('broken on purpose');
    return <span>mended</span>;
  }
  await render(<BeamEditor defaultValue={beamExamples.balcony} actions={<Fragile />} />);
  await expect.poll(() => document.body.textContent).toContain('Reason: broken on purpose');

  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:kept';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Download my beam' }).click();
  expect(click).toHaveBeenCalledOnce();
  const text = await blobs[0]?.text();
  expect(JSON.parse(text ?? '')).toEqual(JSON.parse(JSON.stringify(beamExamples.balcony)));

  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('mended')).toBeVisible();
});
