/**
 * One SVG element of a drawing, as data: React renders it on a server and at the first paint, the painter afterwards.
 * Nodes with the same key always have the same tag and children; attributes and text may change.
 */
export interface DrawnNode {
  readonly key: string;
  readonly tag: 'g' | 'path' | 'rect' | 'circle' | 'text';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly children?: readonly DrawnNode[];
}
