import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { FirstSteps as Steps } from '@eecs/ui-kit/editor';
import { createId } from '@eecs/solver-core/rules';
import type { LoadClass } from '@eecs/solver-core';
import { addLoad } from '../editing/addLoad.ts';
import { addSupport } from '../editing/addSupport.ts';
import { writeKeys } from '../keys/beamKeys.ts';
import { useToolText } from '../messages/toolMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

const BEAM = 'M10 28H150';
const PIN = 'M10 28l-8 14h16zM2 46h16';
const ROLLER = 'M150 28l-8 14h16zM142 46h16';
const SKETCHES = {
  support: [BEAM, `!${PIN}`, `!${ROLLER}`],
  load: [BEAM, PIN, ROLLER, ...[30, 80, 130].map((x) => `!M${x} 4v22m-3 -7l3 7l3 -7`)],
  read: [BEAM, PIN, ROLLER, '!M10 28Q80 76 150 28'],
} as const;

/** The steps from a beam without loads to one with diagrams: common ways in one press each, and the keys. */
export function FirstSteps() {
  const t = useToolText();
  const { supports, loads } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const choose = useSetKitAtom(selectionAtom);

  function load(kind: LoadClass): void {
    edit((document) => addLoad(document, kind, createId(Math.random)));
    // The field of its value is below the drawing.
    choose({ kind: 'load', index: loads.length });
  }

  return (
    <Steps
      title={t('first.title')}
      tip={t('first.tip', { search: writeKeys('commands'), keys: writeKeys('help') })}
      steps={[
        {
          id: 'support',
          title: t('first.support'),
          text: t('first.supportText', { key: writeKeys('support') }),
          isDone: supports.length > 0,
          sketch: SKETCHES.support,
          ways: [
            {
              label: t('first.pinAndRoller'),
              run: () => edit((document) => addSupport(addSupport(document, 'fixed').document, 'simple')),
            },
            { label: t('first.clamp'), run: () => edit((document) => addSupport(document, 'cantilever')) },
          ],
        },
        {
          id: 'load',
          title: t('first.load'),
          text: t('first.loadText', {
            distributed: writeKeys('DistributedLoad'),
            force: writeKeys('ShearLoad'),
          }),
          isDone: loads.length > 0,
          sketch: SKETCHES.load,
          ways: [
            { label: t('first.uniform'), run: () => load('DistributedLoad') },
            { label: t('first.force'), run: () => load('ShearLoad') },
          ],
        },
        {
          id: 'read',
          title: t('first.read'),
          text: t('first.readText'),
          isDone: false,
          sketch: SKETCHES.read,
        },
      ]}
    />
  );
}
