import { arrowGlyph, hingeGlyph, momentArcGlyph, pinGlyph } from '@eecs/ui-kit';
import { createToolBar } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/frameKeys.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { TOOLS, takeToolAtom, toolAtom } from '../state/tool.ts';

/** The tools of a frame's board; each stays active until another one is chosen. */
export const FrameTools = createToolBar({
  tools: TOOLS,
  marks: {
    select: 'pointer',
    member: { d: 'M3 17V4H17V17' },
    support: { data: pinGlyph, x: 10, y: 3, size: 16 },
    hinge: { data: hingeGlyph, x: 10, y: 10, size: 22 },
    force: { data: arrowGlyph, x: 10, y: 18, size: 16 },
    distributed: {
      d: 'M2 5H18M3 5V15M1.4 12L3 15L4.6 12M10 5V15M8.4 12L10 15L11.6 12M17 5V15M15.4 12L17 15L18.6 12',
    },
    moment: { data: momentArcGlyph, x: 10, y: 10, size: 16 },
  },
  toolAtom,
  takeToolAtom,
  writeKeys,
  useNames: () => {
    const t = useEditorText();
    return { label: t('tools'), nameOf: (tool) => t(`tool.${tool}`) };
  },
});
