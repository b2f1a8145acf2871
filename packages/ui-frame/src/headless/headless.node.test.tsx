import { solveFrame } from '@eecs/solver-core/frame';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFrameStarter } from '../starters/frameStarters.ts';
import * as door from './index.ts';

const { FrameDrawing, addMember, useFrameEditor, useFrameSolution } = door;

const portal = createFrameStarter('portal', { system: 0 });

test('the public names; to add one is a decision, to lose one breaks somebody', () => {
  expect(Object.keys(door).sort()).toEqual([
    'FrameDrawing',
    'addJoint',
    'addJointLoads',
    'addMember',
    'addMemberLoads',
    'changeJointLoad',
    'changeMemberLoad',
    'changeMembers',
    'moveJoints',
    'removeItems',
    'setSupport',
    'splitMember',
    'toggleHinge',
    'useFrameEditor',
    'useFrameSolution',
  ]);
});

test('hooks and drawing render on a server', () => {
  function Page() {
    const { document } = useFrameEditor({ defaultValue: portal });
    const answer = useFrameSolution(document);
    const set = answer.level === 'error' ? undefined : answer.sets[0];
    return (
      <>
        <FrameDrawing document={document} label="Portal" />
        <FrameDrawing
          document={document}
          label="Moments"
          hasValues
          result={set === undefined ? null : { set, view: 'M' }}
        />
      </>
    );
  }
  const html = renderToString(<Page />);
  expect(html).toContain('aria-label="Portal"');
  expect(html).toContain('aria-label="Moments"');
  expect(html).not.toMatch(/NaN|undefined/);
  // The greatest moment of the portal, in kN·m, is printed in the second picture alone.
  const answer = solveFrame(portal);
  if (answer.level === 'error') throw new Error('the portal was not solved');
  const greatest = Math.max(...answer.sets[0]!.members.flatMap(({ M }) => [M.max.value, -M.min.value]));
  const text = (greatest / 1000).toFixed(3).replace(/0+$/, '');
  const [first = '', second = ''] = html.split('aria-label="Moments"');
  expect(second).toContain(text);
  expect(first).not.toContain(text);
});

test('an edit is a pure function: a brace is added, and refused the second time', () => {
  let count = 0;
  const newId = (): string => `n${count++}`;
  const braced = addMember(portal, { i: 0, j: 2 }, newId);
  expect(braced.document.members).toHaveLength(4);
  expect(portal.members).toHaveLength(3);
  expect(addMember(braced.document, { i: 2, j: 0 }, newId).notes).toEqual([
    { code: 'doubledMember', count: 1 },
  ]);
});
