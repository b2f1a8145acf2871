import { expect, test } from 'vitest';
import { OWN } from '../../test/ownCase.ts';
import { changeSection } from './changeSection.ts';

test('an edit of a catalogue’s row makes a copy: a label of its own, and free to edit', () => {
  const [first, ...rest] = OWN.sections;
  const document = { ...OWN, sections: [{ ...first!, editable: false }, ...rest] };
  const [edited] = changeSection(document, 0, 'h', 310).document.sections;
  expect(edited).not.toHaveProperty('editable');
  expect(edited).toMatchObject({ label: 'CS1', h: 310 });
});
