import { renderToStaticMarkup } from 'react-dom/server';
import { solveBeam } from '@eecs/solver-core';
import { BeamFigure, beamExamples, layoutThumbnail } from '@eecs/ui-beam';
import { createTrussExample, TRUSS_EXAMPLES, TrussPicture } from '@eecs/ui-truss';
import { WidgetRoot } from '@eecs/ui-kit';
import { findGreatest } from '../gallery/findGreatest.ts';

/** Lists the examples that a text may contain, such as `beam/twoSpans` and `truss/pratt`. */
export function listTryOuts(): readonly string[] {
  return [
    ...Object.keys(beamExamples).map((name) => `beam/${name}`),
    ...TRUSS_EXAMPLES.map((name) => `truss/${name}`),
  ];
}

/**
 * Draws the picture of an example, shown until its editor is loaded: a beam with its moments, or a truss. The picture
 * contains no words, so it is the same in every language. Runs at build time.
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
    // The rendered page has its own root element; only the picture is needed.
    const picture = /<svg[^]*<\/svg>/.exec(html)?.[0];
    if (picture !== undefined) return picture;
  }
  throw new Error(`There is no example ${id}`);
}
