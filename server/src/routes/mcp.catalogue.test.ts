import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { connectAgent, textOf as told } from '../../test/support/agent.ts';

describe('the tools of agents about sections and materials', () => {
  const { call } = connectAgent();

  test('finds sections and materials as people name them', async () => {
    const found = await call('search_catalogue', { of: 'sections', asked: 'двутавр 20', most: 1 });
    expect(told(found)).toContain('GOST 8239');
    const steel = await call('search_catalogue', { of: 'materials', asked: 'S355', most: 1 });
    expect(steel.structuredContent).toMatchObject({ found: [{ material: { name: 'S355', E: 210_000 } }] });
    expect(told(steel)).toContain('"E":210000');
    expect(told(steel)).toContain('MPa');
    expect(told(await call('search_catalogue', { of: 'sections', asked: 'qqqq' }))).toContain('Nothing');
  });

  test('words and data of a found section are the same, so either can be put into a document', async () => {
    const ipe = await call('search_catalogue', { of: 'sections', asked: 'IPE 300', most: 1 });
    // EN 10365: b = 150, h = 300, A = 53.81 cm².
    expect(ipe.structuredContent).toMatchObject({
      found: [{ label: 'IPE 300', section: { className: 'hsection', b: 150, h: 300 } }],
      units: { A: 'cm2', Iy: 'cm4', WyTop: 'cm3' },
    });
    const [entry] = ipe.structuredContent['found'] as readonly {
      readonly section: object;
      readonly properties: Readonly<Record<string, number>>;
    }[];
    const [, written = ''] = /section: (.*)/.exec(told(ipe)) ?? [];
    expect(JSON.parse(written)).toEqual(entry?.section);
    expectClose(entry?.properties['A'] ?? NaN, 53.81, 1e-3);
    expect(told(ipe)).toContain(`A = ${String(entry?.properties['A'])} cm2`);
  });

  test('computes the properties of a section: b·h and b·h³/12, with units and six digits', async () => {
    const section = { className: 'rectangle', b: 100, h: 200 };
    const answer = await call('section_properties', { section });
    expect(answer.structuredContent).toMatchObject({
      properties: { A: 200, Iy: 6666.67 },
      units: { Iy: 'cm4' },
    });
    expect(told(answer).split('\n')).toEqual(expect.arrayContaining(['A = 200 cm2', 'Iy = 6666.67 cm4']));
  });

  test('explains what to write for an invalid section', async () => {
    const bad = await call('section_properties', { section: { className: 'rectangle', b: 100, h: 0 } });
    expect(bad.isError).toBe(true);
    expect(told(bad)).toMatch(/\/h: .*above 0/);
    // The answer contains words in addition to the codes.
    expect(JSON.stringify(bad.structuredContent['errors'])).toMatch(/\/h: .*above 0/);
    for (const className of ['ipe', 'toString']) {
      const none = await call('section_properties', { section: { className } });
      expect(told(none)).toContain('hsection (I and H: b, h, tw, tf, r1)');
      expect(told(none)).toContain('search_catalogue');
    }
    const bare = await call('section_properties', { section: { className: 'generic' } });
    expect(told(bare)).toMatch(/\/A: .*area A above 0/);
  });
});
