import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { sectionProperties } from '../sections/sectionProperties.ts';
import { convertRows } from './convertRow.ts';
import { parseSectionRow } from './parseSectionRow.ts';
import { sectionHeaders, toCatalogueClass } from './sectionClasses.ts';
import type { SectionTable } from './sectionTable.ts';

describe('toCatalogueClass', () => {
  it.each([
    ['h', 'h'],
    ['I', 'h'],
    ['Angle', 'l'],
    ['ROUND-PIPE', 'round-pipe'],
    ['rect', 'rect'],
    ['', null],
    ['rectangle', null],
    ['toString', null],
  ])('%j is %j', (name, expected) => {
    expect(toCatalogueClass(name)).toBe(expected);
  });
});

describe('parseSectionRow', () => {
  const headers = sectionHeaders('h');

  it('makes a cross-section of a row, and leaves what is published aside', () => {
    const section = parseSectionRow({
      name: 'I',
      headers,
      data: 'IPE 300;300;150;7.1;10.7;15;0;0;0;53.8;8360;604',
    });
    expect(section).toEqual({
      className: 'hsection',
      label: 'IPE 300',
      units: 0,
      editable: false,
      h: 300,
      b: 150,
      tw: 7.1,
      tf: 10.7,
      r1: 15,
      r2: 0,
      sf: 0,
      uf: 0,
    });
    const found = section && sectionProperties(section, 0);
    expectClose(found?.ok ? found.properties.Iy : NaN, 8356, 1e-4);
  });

  it('takes columns in any order and passes over those it does not know', () => {
    const section = parseSectionRow({
      name: 'circle',
      headers: ['label', 'colour[]', 'Dy[mm]'],
      data: '20;red;20',
    });
    expect(section).toEqual({ className: 'circle', label: '20', units: 0, editable: false, Dy: 20 });
  });

  it('marks a bent angle', () => {
    const bent = parseSectionRow({
      name: 'l',
      headers: sectionHeaders('l'),
      data: 'L40x40x3;40;40;3;4;0;0;7;1;2.24;3.5;3.5',
    });
    expect(bent).toMatchObject({ className: 'lsection', bent: true, r4: 7 });
  });

  it.each([
    ['a class nobody knows', 'generic', 'IPE 300;300;150;7.1;10.7;15;0;0;0;53.8;8360;604'],
    ['a cell too few', 'h', 'IPE 300;300;150;7.1;10.7;15;0;0;0;53.8;8360'],
    ['a cell too many', 'h', 'IPE 300;300;150;7.1;10.7;15;0;0;0;53.8;8360;604;1'],
    ['no label', 'h', ';300;150;7.1;10.7;15;0;0;0;53.8;8360;604'],
    ['an empty dimension', 'h', 'IPE 300;;150;7.1;10.7;15;0;0;0;53.8;8360;604'],
    ['a dimension in words', 'h', 'IPE 300;tall;150;7.1;10.7;15;0;0;0;53.8;8360;604'],
    ['a decimal comma', 'h', 'IPE 300;300;150;7,1;10.7;15;0;0;0;53.8;8360;604'],
    ['an endless dimension', 'h', 'IPE 300;Infinity;150;7.1;10.7;15;0;0;0;53.8;8360;604'],
  ])('refuses %s', (_, name, data) => {
    expect(parseSectionRow({ name, headers, data })).toBeNull();
  });
});

describe('convertRows', () => {
  const table: SectionTable = { standard: '', sectionClass: 'c', units: 'in', edition: 1, series: [] };
  const series = {
    name: '',
    columns: 'h b tw tf sf A Iy Iz',
    rows: '\nC1;15;3.72;0.716;0.65;16.6667;14.7;404;11',
  };

  it('turns inches into mm, in2 into cm2, in4 into cm4, and leaves per cent and what is absent', () => {
    // 14.7 · 2.54² = 94.8385, 404 · 2.54⁴ = 16815.7, 11 · 2.54⁴ = 457.855
    expect(convertRows(table, series)).toEqual([
      'C1;381;94.488;18.1864;16.51;0;0;16.6667;0;94.839;16816;457.85',
    ]);
  });

  it('leaves mm as they are printed', () => {
    expect(convertRows({ ...table, units: 'mm' }, series)).toEqual([
      'C1;15;3.72;0.716;0.65;0;0;16.6667;0;14.7;404;11',
    ]);
  });
});
