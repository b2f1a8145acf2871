import { renderToStaticMarkup } from 'react-dom/server';
import { solveBeam } from '@eecs/solver-core';
import { BeamFigure, beamExamples, layoutThumbnail } from '@eecs/ui-beam';
import { createTrussExample, TRUSS_EXAMPLES, TrussPicture } from '@eecs/ui-truss';
import { WidgetRoot } from '@eecs/ui-kit';
import { findGreatest } from '../gallery/findGreatest.ts';

/** Lists the examples that a text may hold, as `beam/twoSpans` and `truss/pratt`. */
export function listTryOuts(): readonly string[] {
  return [
    ...Object.keys(beamExamples).map((name) => `beam/${name}`),
    ...TRUSS_EXAMPLES.map((name) => `truss/${name}`),
  ];
}

/**
 * Draws an example of a text until its editor is loaded: a beam over its moments, or a truss. The picture has no words,
 * so it is the same in every language. Runs at build time.
 */
export function renderTryOut(id: string): string {
  const [editor, name] = id.split('/');
  const beam = Object.entries(beamExamples).find(([key]) => key === name)?.[1];
  if (editor === 'beam' && beam !== undefined) {
    const answer = solveBeam(beam);
    const moment = answer.level === 'error' ? null : findGreatest(answer.sets.map(({ M }) => M));
    const motion = answer.verdict?.mechanisms[0]?.discs ?? [];
    return renderToStaticMarkup(<BeamFigure figure={layoutThumbnail(beam, { moment, motion })} />);
  }
  const truss = TRUSS_EXAMPLES.find((one) => one === name);
  if (editor === 'truss' && truss !== undefined) {
    const html = renderToStaticMarkup(
      <WidgetRoot>
        <TrussPicture document={createTrussExample(truss)} width={440} aspectRatio={2} />
      </WidgetRoot>,
    );
    // The page is rendered by a root of its own: only the picture is needed.
    const picture = /<svg[^]*<\/svg>/.exec(html)?.[0];
    if (picture !== undefined) return picture;
  }
  throw new Error(`There is no example ${id}`);
}
