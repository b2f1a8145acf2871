import { type CrossSection } from '@eecs/solver-core';
import type { FoundStandards } from '@eecs/ui-kit/data';
import { describe, expect, test } from 'vitest';
import { beam, reading } from '../../../test/rowReading.ts';
import { listNamedParts, readPartRows } from './partRows.ts';
import { takeParts, withStandards } from './takeRows.ts';

describe('sections of a beam', () => {
  const [material] = beam.materials;
  const [section] = beam.sections;
  const made = `${material?.name}\t${section?.label}`;

  test('pasted sections replace the existing ones', () => {
    const read = readPartRows(
      `to\tmaterial\tsection\tmirrored\n4\t${made}\tyes\n12,000000001\t${made}`,
      beam,
      reading,
    );
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    expect(takeParts(beam, read.items).document.beamSections).toEqual([
      { x: 4, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: true },
      { x: 12, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false },
    ]);
  });

  test('sections are given by lengths of spans, under headings of three languages with units and a title', () => {
    const ends = (text: string) => {
      const read = readPartRows(text, beam, reading);
      return read?.ok === true ? read.items.map(({ x }) => x) : read;
    };
    expect(ends('Span (m)\n5\n7')).toEqual([5, 12]);
    expect(ends('Балка Б-1\nПролёт (мм)\tСечение\n4500\t\n7500\t')).toEqual([4.5, 12]);
    expect(ends('Проліт (см)\n450\n750')).toEqual([4.5, 12]);
    expect(ends('Span (m)\n5\n-7')).toMatchObject({
      problems: [{ row: 3, column: 'Span (m)', code: 'small' }],
    });
  });

  test('have the standard sections and materials that they name, which the beam gets with them', () => {
    const ipe: CrossSection = { className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7 };
    const standards: FoundStandards = { materials: new Map(), sections: new Map([['IPE300-B1', ipe]]) };
    const text = `to\tmaterial\tsection\n4\t${material?.name}\tIPE300-B1\n12\t${made}`;
    expect(listNamedParts(text, beam)).toEqual({ materials: [], sections: ['IPE300-B1'] });
    expect(readPartRows(text, beam, reading)).toMatchObject({
      problems: [{ code: 'unknown', text: 'IPE300-B1' }],
    });
    const grown = withStandards(beam, standards);
    const read = readPartRows(text, grown, { ...reading, standards });
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    const { beamSections, sections } = takeParts(grown, read.items).document;
    expect(beamSections.map(({ crossSectionIndex }) => sections[crossSectionIndex]?.label)).toEqual([
      'IPE 300',
      section?.label,
    ]);
    expect(withStandards(grown, standards)).toBe(grown);
  });

  test('end where the beam ends, one behind the other, of what the case has', () => {
    expect(readPartRows(`4\t${made}\n3\tgold\t${section?.label}\n11\t${made}`, beam, reading)).toMatchObject({
      problems: [
        { row: 2, column: '1', text: '3', code: 'small' },
        { row: 2, column: '2', text: 'gold', code: 'unknown' },
        { row: 3, column: '1', text: '11', code: 'outside' },
      ],
    });
  });
});
