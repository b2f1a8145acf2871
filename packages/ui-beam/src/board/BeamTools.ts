import { arrowGlyph, momentArcGlyph, pinGlyph } from '@eecs/ui-kit';
import { createToolBar } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/beamKeys.ts';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { toolAtom } from '../state/tool.ts';
import { TOOL_COMMANDS } from './boardCommands.ts';
import { takeToolAtom } from './boardVerbs.ts';
import { nameTool } from './nameTool.ts';

/** The tools of a beam's board. */
export const BeamTools = createToolBar({
  tools: TOOL_COMMANDS.map(({ tool }) => tool),
  marks: {
    select: 'pointer',
    support: { data: pinGlyph, x: 10, y: 3, size: 16 },
    ShearLoad: { data: arrowGlyph, x: 10, y: 18, size: 16 },
    GenericLoad: { data: arrowGlyph, x: 15, y: 17, size: 17, rotationDeg: -40 },
    BendingMoment: { data: momentArcGlyph, x: 10.5, y: 10, size: 14 },
    DistributedLoad: {
      d: 'M2.5 17V5.5H17.5V17M7.5 5.5V17M12.5 5.5V17M1 15l1.5 2.5L4 15M6 15l1.5 2.5L9 15M11 15l1.5 2.5L14 15M16 15l1.5 2.5L19 15',
    },
    AxialLoad: { data: arrowGlyph, x: 18.5, y: 10, size: 17, rotationDeg: -90 },
    DistributedMass: { d: 'M2 6H18V14H2Z', dashes: '3.4 2' },
    guide: { d: 'M10 1.5V4.5M10 6.5V9.5M10 11.5V13.5M10 15.5V18.5M2.5 14.5H17.5' },
    splitSection: { d: 'M2 7H8.5V13H2M18 7H11.5V13H18M10 2V18' },
  },
  toolAtom,
  takeToolAtom,
  writeKeys,
  useNames: () => {
    const [t, tTool] = [useBeamText(), useToolText()];
    return { label: tTool('label'), nameOf: (tool) => nameTool(tool, { t, tTool }) };
  },
});
