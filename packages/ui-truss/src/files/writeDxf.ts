import type { TrussCase } from '@eecs/solver-core/truss';

/**
 * Writes the rods of a truss as lines of a drawing in the text form of DXF, each on the layer of its cross-section. It says its
 * unit, m or in, and is of the version that every program reads (AC1009). Source: DXF Reference, release 12.
 */
export function writeDxf({ joints, links, sections, units }: TrussCase): string {
  const layers = sections.map(({ label }) => toLayer(label));
  const used = [...new Set(links.map(({ sectionIndex }) => layers[sectionIndex] ?? '0'))];
  const rows: (string | number)[] = [
    ...[0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009'],
    ...[9, '$INSUNITS', 70, units.system === 1 ? 1 : 6, 0, 'ENDSEC'],
    ...[0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, used.length],
    ...used.flatMap((name, index) => [0, 'LAYER', 2, name, 70, 0, 62, (index % 7) + 1, 6, 'CONTINUOUS']),
    ...[0, 'ENDTAB', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'],
  ];
  for (const { i, j, sectionIndex } of links) {
    const [a, b] = [joints[i], joints[j]];
    if (a === undefined || b === undefined) continue;
    rows.push(0, 'LINE', 8, layers[sectionIndex] ?? '0');
    rows.push(10, a.x, 20, a.y, 30, a.z, 11, b.x, 21, b.y, 31, b.z);
  }
  rows.push(0, 'ENDSEC', 0, 'EOF');
  return `${rows.join('\r\n')}\r\n`;
}

/** What a layer of that version may be called. */
function toLayer(label: string): string {
  const name = label
    .replace(/×/g, 'x')
    .replace(/[^\p{L}\p{N}$_.-]+/gu, '_')
    .slice(0, 31);
  return name === '' ? '0' : name;
}
