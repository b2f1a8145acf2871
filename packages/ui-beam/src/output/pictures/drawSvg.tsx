import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type TokenName, type Tokens, toVariableName } from '@eecs/ui-kit';
import { BeamFigure } from '../figure/BeamFigure.tsx';
import type { Figure } from '../figure/layoutFigure.ts';
import { mixHex } from '@eecs/ui-kit/layout';

export interface SvgRequest {
  readonly figure: Figure;
  readonly tokens: Tokens;
  /** The title of the picture. */
  readonly title: string;
  /** Whether it has a background. */
  readonly hasPaper: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Draws a self-contained figure: colours and fonts are values, not variables of a page, on the paper of its theme. If a
 * reader lacks the font, the next in the list is used.
 */
export function drawSvg({ figure, tokens, title, hasPaper }: SvgRequest): SVGSVGElement {
  const svg = render(<BeamFigure figure={figure} label={title} />);
  const { width, height, top } = figure;
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height - top));
  svg.setAttribute('font-family', tokens.fontSans);
  svg.prepend(createTitle(title), ...(hasPaper ? [createPaper(figure, tokens)] : []));
  for (const element of svg.querySelectorAll('[color]')) writeOwnColor(element, tokens.ink);
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      if (value.includes('var(')) writeColor(element, name, resolve(value, tokens));
    }
  }
  return svg;
}

/** Writes a picture as the text of an SVG file. */
export function writeSvg(svg: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(svg);
}

/** Share of ink that makes any colour of a document visible as a line, as on the board. */
const INK_SHARE = 0.28;

/** Writes the own colour of a mark as a value, mixed with ink, because not every program knows `currentColor`. */
function writeOwnColor(element: Element, ink: string): void {
  const color = mixColors(element.getAttribute('color') ?? '', ink, INK_SHARE);
  element.removeAttribute('color');
  for (const name of ['fill', 'stroke']) {
    if (element.getAttribute(name) === 'currentColor') element.setAttribute(name, color ?? ink);
  }
}

/** Mixes two colours; the browser resolves their names. Null if a text is not a colour. */
function mixColors(color: string, other: string, share: number): string | null {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null || !CSS.supports('color', color)) return null;
  pen.fillStyle = color;
  return mixHex(pen.fillStyle, other, share);
}

function render(figure: React.ReactElement): SVGSVGElement {
  const place = document.createElement('div');
  const root = createRoot(place);
  // Rendered synchronously outside the page: the markup is needed at once.
  flushSync(() => root.render(figure));
  const svg = place.querySelector('svg')?.cloneNode(true);
  root.unmount();
  if (!(svg instanceof SVGSVGElement)) throw new Error('`drawSvg` rendered no picture');
  return svg;
}

function createTitle(title: string): SVGElement {
  const element = document.createElementNS(SVG, 'title');
  element.textContent = title;
  return element;
}

function createPaper({ width, height, top }: Figure, tokens: Tokens): SVGElement {
  const paper = document.createElementNS(SVG, 'rect');
  const attributes = { x: 0, y: top, width, height: height - top, fill: tokens.sheet };
  for (const [name, value] of Object.entries(attributes)) paper.setAttribute(name, String(value));
  return paper;
}

/** Replaces variables by their values, which may contain variables again. */
function resolve(text: string, tokens: Tokens): string {
  const names = new Map((Object.keys(tokens) as TokenName[]).map((name) => [toVariableName(name), name]));
  let resolved = text;
  while (resolved.includes('var(')) {
    const before = resolved;
    resolved = before.replace(/var\((--eecs-[\w-]+)\)/g, (whole, variable: `--eecs-${string}`) => {
      const name = names.get(variable);
      return name === undefined ? whole : tokens[name];
    });
    if (resolved === before) break;
  }
  return resolved;
}

/** Many SVG readers do not support colours with alpha. */
function writeColor(element: Element, name: string, value: string): void {
  const clear = /^(#[0-9a-f]{6})([0-9a-f]{2})$/i.exec(value);
  element.setAttribute(name, clear?.[1] ?? value);
  if (clear?.[2] !== undefined && name === 'fill') {
    element.setAttribute('fill-opacity', (Number.parseInt(clear[2], 16) / 255).toFixed(3));
  }
}
