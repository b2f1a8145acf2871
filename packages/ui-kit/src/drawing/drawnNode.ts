/**
 * One SVG element of a drawing, as data: React makes it on a server and at the first paint, the painter from then on.
 * Nodes of one key have the same tag and children for ever; attributes and text may change.
 */
export interface DrawnNode {
  readonly key: string;
  readonly tag: 'g' | 'path' | 'rect' | 'circle' | 'text';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly children?: readonly DrawnNode[];
}
