import { type Format, type KitStore, type Locale, type ThemeChoice, getTokens } from '@eecs/ui-kit';
import { drawPng, writeSvgNodes, writeSvgSheet } from '@eecs/ui-kit/editor';
import { type Sheet, writeCsv } from '@eecs/ui-kit/editing';
import { drawnResultAtom } from '../state/drawnResult.ts';
import { HINGE, layoutScheme } from '../scheme/layoutScheme.ts';
import { SUPPORT_PX } from '../scheme/drawSupports.ts';
import { getExtent } from '../editing/extent.ts';
import { getNodeLook } from '../scheme/nodeLook.ts';
import { projectFrame } from '../scheme/projection.ts';
import { NO_EMPHASIS } from '../scheme/scheme.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import { listEnds } from '../scheme/listEnds.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import { writeFrameDxf } from './writeFrameDxf.ts';
import { areAllShownAtom, documentAtom, lastSetAtom, shownSetAtom } from '../state/sessionAtoms.ts';

/** Writes files of a frame for other programs. */
export interface Pictures {
  readonly toSVG: () => string;
  readonly toPNG: () => Promise<Blob>;
  readonly toCSV: () => string;
  readonly toDXF: () => string;
}

/** The editor of the frame, and the reader's formats and language. */
export interface PicturesOptions {
  readonly store: KitStore;
  readonly format: Format;
  readonly theme: ThemeChoice;
  readonly locale: Locale;
  readonly t: LaterText;
}

const SIZE = { width: 960, height: 560 };

/** Creates files of the board in its state at each request: a picture, a table, a drawing. */
export function createPictures({ store, format, theme, locale, t }: PicturesOptions): Pictures {
  const draw = (): string => {
    const document = store.get(documentAtom);
    const drawn = store.get(drawnResultAtom);
    const extent = getExtent(document) ?? { x0: 0, x1: 1, y0: 0, y1: 1 };
    const { nodes } = layoutScheme(document, {
      projection: projectFrame(extent, SIZE),
      emphasis: NO_EMPHASIS,
      texts: createSchemeTexts(format, document.units.system),
      set: store.get(areAllShownAtom) ? 'all' : store.get(lastSetAtom),
      result: drawn?.document === document ? drawn.result : null,
    });
    const tokens = getTokens(theme === 'dark' ? 'dark' : 'light');
    const elements = writeSvgNodes(nodes, {
      lookOf: (node, glyphPx) => getNodeLook(node, tokens, { glyphPx }),
      glyphPxOf: ({ key }) => (key.endsWith('-hinge') || key.endsWith('-spring') ? HINGE.size : SUPPORT_PX),
      sheet: tokens.sheet,
    });
    return writeSvgSheet(SIZE, tokens.sheet, elements);
  };
  return {
    toSVG: draw,
    toPNG: () => {
      const parsed = new DOMParser().parseFromString(draw(), 'image/svg+xml');
      return drawPng(parsed.documentElement as unknown as SVGSVGElement, 2);
    },
    toCSV: () => writeCsv(listSheets(), { hasComma: locale !== 'en-US' }),
    toDXF: () => writeFrameDxf(store.get(documentAtom)),
  };

  function listSheets(): Sheet[] {
    const { joints, members } = store.get(documentAtom);
    const set = store.get(shownSetAtom);
    return [
      {
        name: t('joints.caption'),
        title: t('joints.caption'),
        rows: [['#', 'x', 'y'], ...joints.map(({ x, y }, index) => [index + 1, x, y])],
      },
      {
        name: t('members.caption'),
        title: t('members.caption'),
        rows: [
          ['#', 'i', 'j', 'N i', 'N j', 'Q i', 'Q j', 'M i', 'M j', 'M min', 'M max'],
          ...members.map(({ i, j }, index) => {
            const found = set?.members[index];
            return [
              index + 1,
              i + 1,
              j + 1,
              ...(found === undefined
                ? []
                : [
                    ...listEnds(found.N),
                    ...listEnds(found.Q),
                    ...listEnds(found.M),
                    found.M.min.value,
                    found.M.max.value,
                  ]),
            ];
          }),
        ],
      },
    ];
  }
}
