import { expect, test } from 'vitest';
import { OWN } from '../../test/ownCase.ts';
import { changeSection, changeSectionShape, renameSection } from './changeSection.ts';

test('an edit of a catalogue’s row makes a copy: a label of its own, and free to edit', () => {
  const [first, ...rest] = OWN.sections;
  const document = { ...OWN, sections: [{ ...first!, editable: false }, ...rest] };
  const [edited] = changeSection(document, 0, 'h', 310).document.sections;
  expect(edited).not.toHaveProperty('editable');
  expect(edited).toMatchObject({ label: 'CS1', h: 310 });
});

test('a label given by hand stays through every change of its numbers and of its shape', () => {
  const named = renameSection(OWN, 0, 'IPE 330').document;
  const typed = (['h', 'b', 'tw', 'tf'] as const).reduce(
    (document, key, at) => changeSection(document, 0, key, [330, 160, 7.5, 11.5][at] ?? 0).document,
    named,
  );
  expect(typed.sections[0]).toMatchObject({ label: 'IPE 330', h: 330, b: 160, tw: 7.5, tf: 11.5 });
  const round = changeSectionShape(typed, 0, 'circle').document;
  expect(changeSection(round, 0, 'Dy', 90).document.sections[0]).toMatchObject({ label: 'IPE 330', Dy: 90 });
});
