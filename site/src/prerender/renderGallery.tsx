import { renderToStaticMarkup } from 'react-dom/server';
import { caseHash, solveBeam } from '@eecs/solver-core';
import { BeamFigure, beamExamples, type ExampleName, GALLERY, layoutThumbnail } from '@eecs/ui-beam';
import { findGreatest } from '../gallery/findGreatest.ts';

/** An example as shown by a page without the editor: its address and its picture. */
export interface GalleryItem {
  readonly name: ExampleName;
  /** Its address: `/msb/{hash}`. */
  readonly hash: string;
  /** An SVG drawn by the editor's own scheme, with a small moment diagram. */
  readonly svg: string;
}

/** Renders the gallery; runs at build time. */
export function renderGallery(): readonly GalleryItem[] {
  return GALLERY.map((name) => {
    const document = beamExamples[name];
    const answer = solveBeam(document);
    const moment = answer.level === 'error' ? null : findGreatest(answer.sets.map(({ M }) => M));
    const motion = answer.verdict?.mechanisms[0]?.discs ?? [];
    const figure = layoutThumbnail(document, { moment, motion });
    return { name, hash: caseHash(document), svg: renderToStaticMarkup(<BeamFigure figure={figure} />) };
  });
}
