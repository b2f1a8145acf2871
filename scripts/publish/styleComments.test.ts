import { expect, test } from 'vitest';
import { dropStyleComments } from './styleComments.ts';

test('comments in the template of a style are removed, the rules are kept', () => {
  const source =
    'const Box = styled.div`\n  /* Room for the ring,\n     two pixels. */\n  margin: 2px;\n  /* Last. */\n`;\n';
  expect(dropStyleComments(source)).toBe('const Box = styled.div`\n  margin: 2px;\n`;\n');
});

test('comments within a line, notes for bundlers and descriptions of the API are kept', () => {
  const source =
    '\n/** Creates. */\nexport const a = /* @__PURE__ */ create();\n/*! license */\nconst b = `url(/*)`;\nexport const c =\n  /* @__PURE__ */ create();\n';
  expect(dropStyleComments(source)).toBe(source);
});
