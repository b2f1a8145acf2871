import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { FirstSteps as Steps } from '@eecs/ui-kit/editor';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import {
  STARTER_KINDS,
  createTrussStarter,
  getFirstMeasures,
  type StarterKind,
} from '../starters/starterKinds.ts';
import { newId } from '../state/newId.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { listLoads } from '../state/listLoads.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import { fitAtom } from '../state/viewCommands.ts';

const RODS = 'M20 46H140L80 20Z';
const PIN = 'M20 46l-4 8h8z';
const ROLLER = 'M140 46l-4 8h8z';
const SKETCHES = {
  rods: [`!${RODS}`],
  anchors: [RODS, `!${PIN}`, `!${ROLLER}`],
  loads: [RODS, PIN, ROLLER, '!M80 1v18m-3 -7l3 7l3 -7'],
} as const;

/** The steps from an empty board to a truss with forces: by drawing, or with a common truss in one press. */
export function FirstSteps() {
  const t = useLaterText();
  const tOwn = useResultsText();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const take = useSetKitAtom(takeToolAtom);
  const fit = useSetKitAtom(fitAtom);

  function begin(kind: StarterKind): void {
    const { system } = document.units;
    const starter = createTrussStarter(kind, getFirstMeasures(kind, system), {
      system,
      newId,
      // An empty truss keeps its title; if it has a description, the title belongs to an old truss whose rods are gone.
      title: document.description === '' ? document.title : '',
    });
    if (!starter.ok) return;
    edit(() => toPlainEdit(starter.document));
    fit();
  }

  return (
    <Steps
      title={tOwn('first.title')}
      tip={tOwn('first.tip')}
      steps={[
        {
          id: 'rods',
          title: tOwn('first.rods'),
          text: tOwn('first.rodsText'),
          isDone: document.links.length > 0,
          sketch: SKETCHES.rods,
          ways: [
            { label: tOwn('first.draw'), run: () => take('rod') },
            { label: t('starter.pratt'), run: () => begin('pratt') },
          ],
          more: {
            label: tOwn('first.more'),
            ways: STARTER_KINDS.filter((kind) => kind !== 'pratt' && kind !== 'spaceGrid').map((kind) => ({
              label: t(`starter.${kind}`),
              run: () => begin(kind),
            })),
          },
        },
        {
          id: 'anchors',
          title: tOwn('first.anchors'),
          text: tOwn('first.anchorsText'),
          isDone: document.joints.some(({ anchor }) => anchor !== 0),
          sketch: SKETCHES.anchors,
          ways: [{ label: tOwn('first.hold'), run: () => take('anchor') }],
        },
        {
          id: 'loads',
          title: tOwn('first.loads'),
          text: tOwn('first.loadsText'),
          isDone: listLoads(document).length > 0,
          sketch: SKETCHES.loads,
          ways: [{ label: tOwn('first.load'), run: () => take('load') }],
        },
      ]}
    />
  );
}
