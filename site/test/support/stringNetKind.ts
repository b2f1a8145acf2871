import { createElement } from 'react';
import { StringNetEditor, netSession, solveNet } from '../../../packages/ui-kit/test/stringNet.tsx';
import { frameTaskMessages } from '../../src/frame/frameTaskMessages.ts';
import { createPlainKind } from '../../src/pages/PlainPage/createPlainKind.ts';
import { useFrameTaskText } from '../../src/task/words/useFrameTaskText.ts';

// The third kind of the kit's tests as a kind of the site. It uses the texts of frames.

export const netKind = createPlainKind({
  id: 'net',
  titleKey: 'page.frame',
  newKey: 'home.newFrame',
  Icon: () => createElement('svg', { className: 'net' }),
  session: netSession,
  Editor: StringNetEditor,
  solve: solveNet,
  sizeOf: ({ strings }) => ({ count: strings.length, length: 0 }),
  useText: useFrameTaskText,
  texts: [frameTaskMessages],
});
