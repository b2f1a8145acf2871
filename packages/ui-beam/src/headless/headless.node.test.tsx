import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import * as door from './index.ts';

const { BeamDiagram, BeamDrawing, SectionDrawing, useBeamEditor } = door;

test('the public names; to add one is a decision, to lose one breaks somebody', () => {
  expect(Object.keys(door).sort()).toEqual([
    'BeamDiagram',
    'BeamDrawing',
    'SectionDrawing',
    'addLoad',
    'addSupport',
    'changeDistributedLoad',
    'changePointLoad',
    'changeSupport',
    'moveLoad',
    'removeLoad',
    'removeSupport',
    'setLength',
    'setSettlement',
    'setStiffness',
    'setTitle',
    'useBeamEditor',
    'useBeamSolution',
  ]);
});

test('all of it renders on a server', () => {
  function Page() {
    const { document } = useBeamEditor({ defaultValue: beamExamples.twoSpans });
    return (
      <>
        <BeamDrawing document={document} />
        <BeamDiagram document={document} quantity="Q" />
        <SectionDrawing section={{ className: 'rect', label: 'R', b: 100, h: 200 }} />
      </>
    );
  }
  const html = renderToString(<Page />);
  expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html).not.toMatch(/NaN|undefined/);
});
