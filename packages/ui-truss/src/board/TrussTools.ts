import { arrowGlyph, pinGlyph } from '@eecs/ui-kit';
import { createToolBar } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/trussKeys.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import { TOOLS, toolAtom } from '../state/tool.ts';

/** The tools of a truss board; a tool stays active until another is taken. */
export const TrussTools = createToolBar({
  tools: TOOLS,
  marks: {
    select: 'pointer',
    joint: { d: 'M6 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM1.5 10H4M16 10H18.5M10 1.5V4M10 16V18.5' },
    rod: { d: 'M2 16a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM14 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM5.4 14.6L14.6 5.4' },
    anchor: { data: pinGlyph, x: 10, y: 3, size: 16 },
    load: { data: arrowGlyph, x: 10, y: 18, size: 16 },
    guide: { d: 'M1.5 17.5L18.5 2.5', dashes: '5 2 1 2' },
  },
  toolAtom,
  takeToolAtom,
  writeKeys,
  useNames: () => {
    const t = useEditorText();
    return { label: t('tools'), nameOf: (tool) => t(`tool.${tool}`) };
  },
});
