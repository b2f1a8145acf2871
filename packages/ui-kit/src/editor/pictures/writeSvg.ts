import { escapeXml } from '../../editing/escapeXml.ts';
import type { DrawnNode } from '../../drawing/drawnNode.ts';

/** How the nodes of a board look in a file. */
export interface SvgStyle {
  /** Returns the attributes of a node; `glyphPx` is the size of the glyph that contains it. */
  readonly lookOf: (node: DrawnNode, glyphPx: number | undefined) => Readonly<Record<string, string>>;
  /** Returns the size, px, of the glyph that is drawn by the children of a node; undefined if they draw none. */
  readonly glyphPxOf: (node: DrawnNode) => number | undefined;
  /** The colour of the sheet. */
  readonly sheet: string;
}

/** Writes elements on a sheet as the text of a self-contained SVG file; sizes in px. */
export function writeSvgSheet(
  { width, height }: { readonly width: number; readonly height: number },
  sheet: string,
  elements: string,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect x="0" y="0" width="${width}" height="${height}" fill="${sheet}"/>${elements}</svg>`
  );
}

/** Writes nodes with their looks as attributes, which every program that reads SVG understands. */
export function writeSvgNodes(nodes: readonly DrawnNode[], style: SvgStyle): string {
  return nodes.map((node) => writeNode(node, style, undefined)).join('');
}

function writeNode(node: DrawnNode, style: SvgStyle, glyphPx: number | undefined): string {
  const { tag, attributes, text, children = [] } = node;
  const look = tag === 'g' ? {} : style.lookOf(node, glyphPx);
  const written = Object.entries({ ...look, ...attributes })
    .filter(([name]) => name !== 'style' && !name.startsWith('data-'))
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  const inside =
    text === undefined
      ? children.map((child) => writeNode(child, style, style.glyphPxOf(node))).join('')
      : escapeXml(text);
  const element = `<${tag}${written}>${inside}</${tag}>`;
  if (tag !== 'text') return element;
  // A halo in the colour of the sheet separates a value from the line behind it: a separate text element, because few
  // programs paint strokes first.
  return `<${tag}${written} stroke="${style.sheet}" stroke-width="3" stroke-linejoin="round" aria-hidden="true">${inside}</${tag}>${element}`;
}
