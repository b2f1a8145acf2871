import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { triangle } from '../../test/triangle.ts';
import { TrussEditor } from '../TrussEditor.tsx';

test.each([
  { name: 'without supports', anchors: [0, 0, 0], said: 'There are no supports yet.' },
  { name: 'with too few', anchors: [2, 2, 0], said: 'Under-supported' },
  { name: 'with enough', anchors: [3, 2, 0], said: 'Statically determinate' },
])('the head says once whether a truss is held: $name', async ({ anchors, said }) => {
  const joints = triangle.joints.map((joint, index) => ({ ...joint, anchor: anchors[index] ?? 0 }));
  const { container } = await render(<TrussEditor defaultValue={{ ...triangle, joints }} />);
  const head = container.querySelector('[role="status"]');
  await expect.poll(() => head?.textContent?.trim()).toBe(said);
});
