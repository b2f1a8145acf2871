import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LineTypes, THREE, lineSession, measureLine } from '../../../test/numberLine.ts';
import { createEditorPort } from '../session/editorPort.ts';
import { useSession } from '../session/useSession.ts';
import { type EditorPlan, EditorRoot } from './EditorRoot.tsx';

const plan: EditorPlan<LineTypes> = {
  session: lineSession,
  port: createEditorPort(lineSession, ['places']),
  DownloadLabel: () => 'Download my line',
};

// React reports every error it has caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('an editor that fails states why, gives its document away as a file, and comes back by Retry', async () => {
  let isBroken = false;
  function LineEditor() {
    useSession<LineTypes>(
      { defaultValue: THREE },
      {
        session: lineSession,
        create: () => THREE,
        solve: (line) => Promise.resolve(measureLine(line)),
        reportNotes: () => undefined,
      },
    );
    if (isBroken) throw new Error('broken on purpose');
    return <span>whole</span>;
  }
  const editor = () => (
    <EditorRoot plan={plan} props={{ defaultValue: THREE }}>
      <LineEditor />
    </EditorRoot>
  );
  const { rerender } = await render(editor());
  await expect.element(page.getByText('whole')).toBeVisible();
  isBroken = true;
  await rerender(editor());
  await expect.poll(() => document.body.textContent).toContain('Reason: broken on purpose');

  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:kept';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Download my line' }).click();
  expect(click).toHaveBeenCalledOnce();
  const text = await blobs[0]?.text();
  expect(JSON.parse(text ?? '')).toEqual(JSON.parse(JSON.stringify(THREE)));

  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('whole')).toBeVisible();
});
