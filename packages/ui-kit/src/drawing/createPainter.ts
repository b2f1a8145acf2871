import type { DrawnNode } from './drawnNode.ts';

/** Writes lists of nodes into one SVG group. */
export interface Painter {
  readonly paint: (nodes: readonly DrawnNode[]) => void;
}

interface Painted {
  readonly node: DrawnNode;
  readonly element: SVGElement;
}

/**
 * Creates the painter of a group whose children are already `painted`. It writes only the differences from the last
 * list, because a gesture moves a few of hundreds of nodes and a frame has no time for the others.
 */
export function createPainter(group: SVGGElement, painted: readonly DrawnNode[]): Painter {
  let before = new Map<string, Painted>();
  [...group.children].forEach((element, at) => {
    const node = painted[at];
    if (node !== undefined) before.set(node.key, { node, element: element as SVGElement });
  });

  function paint(nodes: readonly DrawnNode[]): void {
    const after = new Map<string, Painted>();
    for (const node of nodes) {
      const old = before.get(node.key);
      if (old === undefined) after.set(node.key, { node, element: createElement(group.ownerDocument, node) });
      else {
        if (old.node !== node) writeChanges(old.element, old.node, node);
        after.set(node.key, { node, element: old.element });
      }
    }
    for (const [key, { element }] of before) if (!after.has(key)) element.remove();
    let next = group.firstChild;
    for (const { element } of after.values()) {
      if (element === next) next = next.nextSibling;
      else group.insertBefore(element, next);
    }
    before = after;
  }

  return { paint };
}

function writeChanges(element: SVGElement, before: DrawnNode, after: DrawnNode): void {
  for (const name in after.attributes) {
    const value = after.attributes[name];
    if (value !== undefined && value !== before.attributes[name]) write(element, name, value);
  }
  for (const name in before.attributes) if (!(name in after.attributes)) element.removeAttribute(name);
  if (after.text === before.text) return;
  // The text node is reused: a new one would have to be attached and styled again.
  const { firstChild } = element;
  if (firstChild instanceof Text) firstChild.data = after.text ?? '';
  else element.textContent = after.text ?? '';
}

function createElement(document: Document, { tag, attributes, text, children = [] }: DrawnNode): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const name in attributes) write(element, name, attributes[name] ?? '');
  if (text !== undefined) element.textContent = text;
  for (const child of children) element.append(createElement(document, child));
  return element;
}

/**
 * Writes an attribute. A content security policy that forbids inline styles still lets a program set them by the
 * element's style property.
 */
function write(element: SVGElement, name: string, value: string): void {
  if (name === 'style') element.style.cssText = value;
  else element.setAttribute(name, value);
}
