import type { DrawnNode } from '@eecs/ui-kit';

/** The look of a node on a canvas, equal to that of the same node in the SVG drawing. */
export interface CanvasLook {
  readonly fill: string | null;
  readonly stroke: string | null;
  /** px */
  readonly width: number;
  readonly dash: readonly number[];
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly opacity: number;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly font: string;
  readonly align: CanvasTextAlign;
}

export type LookOf = (node: DrawnNode, parent?: DrawnNode) => CanvasLook;

/** Attributes that determine the place of a node, not its look. */
const PLACES: ReadonlySet<string> = new Set(['d', 'x', 'y', 'transform']);
const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'end', start: 'start' };

/**
 * Reads looks from the style sheet: empty nodes with the same attributes are added to the drawing temporarily. A canvas
 * thus has the colours of the theme, or those forced by the reader, without a second table.
 */
export function readLooks<Result>(
  svg: SVGSVGElement,
  nodes: readonly DrawnNode[],
  withLooks: (lookOf: LookOf) => Result,
): Result {
  const { ownerDocument } = svg;
  const group = ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.setAttribute('visibility', 'hidden');
  const probes = new Map<string, SVGElement>();
  const addProbe = (node: DrawnNode, parent?: DrawnNode): void => {
    const name = nameLook(node, parent);
    if (probes.has(name)) return;
    const outer = parent === undefined ? group : group.appendChild(createProbe(ownerDocument, parent));
    probes.set(name, outer.appendChild(createProbe(ownerDocument, node)));
  };
  // All nodes are added before the first is read, because a browser recomputes styles after each addition.
  for (const node of nodes)
    if (node.tag === 'g') for (const child of node.children ?? []) addProbe(child, node);
    else addProbe(node);
  const known = new Map<string, CanvasLook>();
  svg.append(group);
  try {
    return withLooks((node, parent) => {
      const name = nameLook(node, parent);
      let look = known.get(name);
      if (look === undefined) {
        const probe = probes.get(name);
        if (probe === undefined) throw new Error('`readLooks` is asked for a node that it was not given');
        look = readLook(probe);
        known.set(name, look);
      }
      return look;
    });
  } finally {
    group.remove();
  }
}

function nameLook(node: DrawnNode, parent?: DrawnNode): string {
  return `${parent === undefined ? '' : nameAttributes(parent)}>${nameAttributes(node)}`;
}

function nameAttributes({ tag, attributes }: DrawnNode): string {
  let name: string = tag;
  for (const attribute in attributes)
    if (!PLACES.has(attribute)) name += ` ${attribute}=${attributes[attribute] ?? ''}`;
  return name;
}

function createProbe(document: Document, { tag, attributes }: DrawnNode): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const name in attributes) {
    if (PLACES.has(name)) continue;
    const value = attributes[name] ?? '';
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  return element;
}

function readLook(element: SVGElement): CanvasLook {
  const style = getComputedStyle(element);
  const paint = (value: string): string | null => (value === 'none' || value === '' ? null : value);
  return {
    fill: paint(style.fill),
    stroke: paint(style.stroke),
    width: Number.parseFloat(style.strokeWidth) || 0,
    dash: (style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number),
    cap: style.strokeLinecap as CanvasLineCap,
    join: style.strokeLinejoin as CanvasLineJoin,
    opacity: Number(style.opacity),
    fillOpacity: Number(style.fillOpacity),
    strokeOpacity: Number(style.strokeOpacity),
    font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
    align: ALIGN[style.textAnchor] ?? 'center',
  };
}
