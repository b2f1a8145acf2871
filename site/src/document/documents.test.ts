import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@eecs/solver-core/texts';
import { beamExamples } from '@eecs/ui-beam';
import { FRAME_STARTERS } from '@eecs/ui-frame/data';
import { TRUSS_EXAMPLES } from '@eecs/ui-truss';
import { expect, test } from 'vitest';
import { listPlaces, parseGuideIndex } from '../pages/GuidePage/guideIndex.ts';
import { ELEMENT_NAMES } from '../kinds/kindNames.ts';
import { parseDocument } from './parseDocument.ts';

const FOLDER = path.join(import.meta.dirname, '../../public/documents');
const EXAMPLES = {
  beam: Object.keys(beamExamples),
  truss: [...TRUSS_EXAMPLES] as string[],
  frame: [...FRAME_STARTERS] as string[],
};
const read = (locale: string, file: string) => readFileSync(path.join(FOLDER, locale, file), 'utf8');

test('every text is there in every language, with as many parts and the same widgets', () => {
  const files = globSync('**/*.md', { cwd: path.join(FOLDER, 'en-US') });
  expect(files.length).toBeGreaterThan(6);
  for (const locale of LOCALES) {
    expect(globSync('**/*.md', { cwd: path.join(FOLDER, locale) }).sort()).toEqual(files.toSorted());
    for (const file of files) {
      const [source, translated] = [parseDocument(read('en-US', file)), parseDocument(read(locale, file))];
      expect(translated.title).not.toBe('');
      const kinds = translated.blocks.map((block) => (block.kind === 'widget' ? block.name : block.kind));
      expect({ file, locale, kinds }).toEqual({
        file,
        locale,
        kinds: source.blocks.map((block) => (block.kind === 'widget' ? block.name : block.kind)),
      });
      for (const block of translated.blocks)
        if (block.kind === 'widget') expect(EXAMPLES[ELEMENT_NAMES[block.editor]]).toContain(block.name);
    }
  }
});

test('the index of the guide names its pages by their titles', () => {
  for (const locale of LOCALES)
    for (const { part, index, title } of listPlaces(parseGuideIndex(read(locale, 'guide/index.json')))) {
      const file = `guide/${part}/${index}.md`;
      expect([file, existsSync(path.join(FOLDER, locale, file))]).toEqual([file, true]);
      expect(parseDocument(read(locale, file)).title).toBe(title);
    }
});

test('the guide has fourteen pages at least, each with an example to try out', () => {
  for (const locale of LOCALES) {
    const places = listPlaces(parseGuideIndex(read(locale, 'guide/index.json')));
    expect(places.length).toBeGreaterThanOrEqual(14);
    for (const { part, index } of places.filter(({ part: name }) => name !== 'account')) {
      const { blocks } = parseDocument(read(locale, `guide/${part}/${index}.md`));
      expect(blocks.filter(({ kind }) => kind === 'widget')).toHaveLength(1);
    }
  }
});
