import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTrussExample } from '../starters/trussExamples.ts';
import { TrussEditor } from '../TrussEditor.tsx';

test('the line at the foot marks what the truss lacks, and leads there', async () => {
  await page.viewport(1440, 900);
  const { links, ...rest } = createTrussExample('jib');
  const bare = { ...rest, links: links.map((link) => ({ ...link, materialIndex: -1 })) };
  await render(
    <div style={{ width: 1440 }}>
      <TrussEditor defaultValue={bare} />
    </div>,
  );
  const marks = page.getByRole('group', { name: 'Status of the truss' });
  await marks.getByRole('button', { name: 'Rods: Unassigned material' }).click();
  await expect.element(page.getByRole('tab', { name: /^Rods/ })).toHaveAttribute('aria-selected', 'true');
});
