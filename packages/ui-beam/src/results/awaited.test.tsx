import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, expect, test } from 'vitest';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

afterEach(() => page.viewport(414, 896));

/** The wrapping of the sentence about the deflection depends on its numbers and on the font of the page. */
const TWO_LINES_PX = 42;

test.each([
  [1440, 'en-US'],
  [390, 'en-US'],
  [390, 'uk'],
] as const)(
  'at %i px, %s: what is below the results stays when the first of them come, within two lines of text',
  async (width, locale) => {
    await page.viewport(width, 900);
    const { container } = await render(
      <BeamEditor defaultValue={beamExamples.inclinedRafter} locale={locale} />,
    );
    const height = (): number =>
      container.querySelector('section[aria-label]')?.getBoundingClientRect().height ?? NaN;
    const room = height();
    // The notes and the row of rooms are loaded after the diagrams.
    for (const part of ['[data-diagram="M"]', '[data-answer-notes]', '[data-room-row]'])
      await expect.poll(() => container.querySelector(part)).not.toBeNull();
    expect(Math.abs(height() - room)).toBeLessThanOrEqual(TWO_LINES_PX);
  },
);
