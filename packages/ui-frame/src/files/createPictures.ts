import { type Format, type KitStore, type Locale, type ThemeChoice, getTokens } from '@eecs/ui-kit';
import { drawPng } from '@eecs/ui-kit/editor';
import { type Sheet, writeCsv } from '@eecs/ui-kit/editing';
import type { DrawnNode, Tokens } from '@eecs/ui-kit/layout';
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
import { areAllShownAtom, documentAtom, lastSetAtom, shownSetAtom } from '../state/sessionAtoms.ts';

/** Writes files of a frame for other programs. */
export interface Pictures {
  readonly toSVG: () => string;
  readonly toPNG: () => Promise<Blob>;
  readonly toCSV: () => string;
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

/** Creates files of the board in its state at each request: a picture, a table. */
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
    return writeSvg(nodes, getTokens(theme === 'dark' ? 'dark' : 'light'));
  };
  return {
    toSVG: draw,
    toPNG: () => {
      const parsed = new DOMParser().parseFromString(draw(), 'image/svg+xml');
      return drawPng(parsed.documentElement as unknown as SVGSVGElement, 2);
    },
    toCSV: () => writeCsv(listSheets(), { hasComma: locale !== 'en-US' }),
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

function writeSvg(nodes: readonly DrawnNode[], tokens: Tokens): string {
  const { width, height } = SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect x="0" y="0" width="${width}" height="${height}" fill="${tokens.sheet}"/>` +
    `${nodes.map((node) => writeNode(node, tokens)).join('')}</svg>`
  );
}

/** Writes a node with its look as attributes, which every program that reads SVG understands. */
function writeNode(node: DrawnNode, tokens: Tokens, glyphPx?: number): string {
  const { key, tag, attributes, text, children = [] } = node;
  const look = tag === 'g' ? {} : getNodeLook(node, tokens, { glyphPx });
  const written = Object.entries({ ...look, ...attributes })
    .filter(([name]) => !name.startsWith('data-'))
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
  const size = key.endsWith('-hinge') || key.endsWith('-spring') ? HINGE.size : SUPPORT_PX;
  const inside =
    text === undefined ? children.map((child) => writeNode(child, tokens, size)).join('') : escape(text);
  const element = `<${tag}${written}>${inside}</${tag}>`;
  if (tag !== 'text') return element;
  // A halo in the colour of the paper separates a value from the member behind it; it is a separate text, because few
  // programs paint strokes first.
  return `<${tag}${written} stroke="${tokens.sheet}" stroke-width="3" stroke-linejoin="round" aria-hidden="true">${inside}</${tag}>${element}`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
