import { px } from '../drawing/mark.ts';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import type { DiagramLayout } from './layoutDiagram.ts';

/** Texts of a diagram that do not belong to points. */
export interface DiagramNotes {
  /** The number of labels without room, shown where the layout reserves a place for it. */
  readonly hidden: string;
  /** States that the diagram is zero everywhere; empty if it is not. */
  readonly nil: string;
}

/**
 * Lists the elements of one diagram in the order of painting: areas, hatching, curves, axis, points, numbers. All
 * points are one path and all leader lines another, because a gesture rewrites all of them in each frame.
 */
export function listDiagramNodes(
  { paths, x, axisY, labels, note }: DiagramLayout,
  { hidden, nil }: DiagramNotes,
): DrawnNode[] {
  const nodes: DrawnNode[] = [];
  const addPath = (role: string, d: string, sign?: string): void => {
    const attributes = { 'data-role': role, ...(sign === undefined ? {} : { 'data-sign': sign }), d };
    nodes.push({ key: `${role} ${sign ?? ''}`, tag: 'path', attributes });
  };
  for (const sign of ['positive', 'negative'] as const) {
    addPath('area', paths.area[sign], sign);
    addPath('hatch', paths.hatch[sign], sign);
    addPath('curve', paths.curve[sign], sign);
  }
  addPath('axis', `M${px(x.range[0])} ${px(axisY)}H${px(x.range[1])}`);
  let leads = '';
  let dots = '';
  let ticks = '';
  for (const label of labels) {
    const start = `M${px(label.pointX)} ${px(label.pointY)}`;
    if (label.lead) leads += `${start}L${px(label.lead.x)} ${px(label.lead.y)}`;
    if (label.point.kind === 'zero') ticks += `M${px(label.pointX)} ${px(axisY - 3)}v6`;
    else dots += `${start}h0`;
  }
  addPath('lead', leads);
  addPath('zero', ticks);
  addPath('dot', dots);
  labels.forEach(({ index, point, text, x: labelX, y }) => {
    const sign = point.value > 0 ? 'positive' : point.value < 0 ? 'negative' : 'none';
    nodes.push({
      key: `label ${index}`,
      tag: 'text',
      attributes: { 'data-kind': point.kind, 'data-sign': sign, x: px(labelX), y: px(y) },
      text,
    });
  });
  const addNote = (key: string, text: string, at: { readonly x: number; readonly y: number }): void => {
    const attributes = { 'data-role': key, x: px(at.x), y: px(at.y) };
    if (text !== '') nodes.push({ key, tag: 'text', attributes, text });
  };
  if (note) addNote('hidden', hidden, note);
  addNote('nil', nil, { x: x.range[0] + 8, y: axisY - 6 });
  return nodes;
}
