/** A node of a page in the tree of the MDX parser. */
interface Piece {
  readonly type: string;
  readonly value?: string;
  children?: Piece[];
}

/**
 * Creates tables from paragraphs that begin with `|`: plain Markdown has none, and the usual extension would add thirty
 * packages. The second row, the line of dashes, only ends the head.
 */
export function readTables(): (page: Piece) => void {
  return (page) => {
    page.children = page.children?.map((piece) => (isTable(piece) ? toTable(piece) : piece)) ?? [];
  };
}

function isTable({ type, children }: Piece): boolean {
  const first = children?.[0];
  return type === 'paragraph' && first?.type === 'text' && first.value?.startsWith('|') === true;
}

function toTable({ children = [] }: Piece): Piece {
  const rows: Piece[][][] = [[]];
  for (const piece of children) {
    const parts = piece.type === 'text' ? (piece.value ?? '').split(/(\n|\|)/) : [piece];
    for (const part of parts) {
      if (part === '\n') rows.push([]);
      else if (part === '|') rows.at(-1)?.push([]);
      else if (part !== '')
        rows
          .at(-1)
          ?.at(-1)
          ?.push(typeof part === 'string' ? toText(part) : part);
    }
  }
  // A row ends with `|`, after which there is no cell.
  const [head = [], , ...body] = rows.map((row) => row.slice(0, -1));
  return { type: 'table', children: [head, ...body].map(toRow) };
}

const toText = (value: string): Piece => ({ type: 'text', value });

const toRow = (cells: Piece[][]): Piece => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});
