import { frameHash } from '@eecs/solver-core/frame';
import { createFrameExample, listFrameExamples } from '@eecs/ui-frame/data';
import { expect, test } from 'vitest';
import { chooseCase } from './chooseCase.ts';
import { FRAME_PAGES_OF } from './framePages.ts';

test.each(['frame', 'arch', 'pile'] as const)(
  'the address of each worked example of %s opens it in the reader’s language',
  async (kind) => {
    const pages = FRAME_PAGES_OF[kind];
    const before = pages.listExamples().length;
    const examples = (await pages.loadExamples?.('uk')) ?? [];
    expect(examples).toHaveLength(listFrameExamples(kind).length);
    for (const name of listFrameExamples(kind)) {
      const hash = frameHash(createFrameExample(name));
      const chosen = chooseCase({ hash, asked: null, local: null, examples, hashOf: frameHash });
      expect(chosen.origin).toBe('example');
      expect(chosen.document).toMatchObject({ kind, branch: kind });
      expect(chosen.document?.title).toMatch(/\p{Script=Cyrillic}/u);
      expect(chosen.document?.description).toMatch(/\p{Script=Cyrillic}/u);
    }
    // From now on a stored example is known as such, and may be replaced without a question.
    expect(pages.listExamples()).toHaveLength(before + examples.length);
  },
);
