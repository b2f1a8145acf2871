import { expect, test } from 'vitest';
import { listTryOuts, renderTryOut } from './renderTryOut.tsx';

test('every example of a text is drawn without a page: one picture, with nothing around it', () => {
  const pictures = listTryOuts().map((id) => [id, renderTryOut(id)] as const);
  expect(pictures.length).toBeGreaterThan(10);
  for (const [id, picture] of pictures) {
    expect(picture, id).toMatch(/^<svg[^>]*>[^]*<\/svg>$/);
    expect(picture.match(/<svg/g), id).toHaveLength(1);
  }
  expect(() => renderTryOut('beam/nothing')).toThrow('There is no example beam/nothing');
});
