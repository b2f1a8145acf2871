import { hasActions } from '@eecs/solver-core/frame-rules';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { FirstSteps as Steps } from '@eecs/ui-kit/editor';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import { useLaterText } from '../messages/laterMessages.ts';
import { type FrameStarterKind, createFrameStarter, listFrameStarters } from '../starters/frameStarters.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { takeToolAtom } from '../state/tool.ts';
import { fitAtom } from '../state/view.ts';

const FRAME = 'M40 56V20H120V56';
const CLAMPS = 'M32 56H48M112 56H128';
const SKETCHES = {
  members: [`!${FRAME}`],
  supports: [FRAME, `!${CLAMPS}`],
  loads: [FRAME, CLAMPS, '!M50 4V16M47 12l3 4l3 -4M80 4V16M77 12l3 4l3 -4M110 4V16M107 12l3 4l3 -4'],
} as const;

/** The steps from an empty board to a frame with diagrams: by drawing, or from a common frame. */
export function FirstSteps() {
  const t = useLaterText();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const take = useSetKitAtom(takeToolAtom);
  const fit = useSetKitAtom(fitAtom);

  const [first, ...others] = listFrameStarters(document.kind);

  function begin(kind: FrameStarterKind): void {
    const { title, units } = document;
    edit(() => toPlainEdit(createFrameStarter(kind, { system: units.system, title, of: document.kind })));
    fit();
  }

  return (
    <Steps
      title={t('first.title')}
      tip={t('first.tip')}
      steps={[
        {
          id: 'members',
          title: t('first.members'),
          text: t('first.membersText'),
          isDone: document.members.length > 0,
          sketch: SKETCHES.members,
          ways: [
            { label: t('first.draw'), run: () => take('member') },
            ...(first === undefined ? [] : [{ label: t(`starter.${first}`), run: () => begin(first) }]),
          ],
          more: {
            label: t('first.more'),
            ways: others.map((kind) => ({
              label: t(`starter.${kind}`),
              run: () => begin(kind),
            })),
          },
        },
        {
          id: 'supports',
          title: t('first.supports'),
          text: t('first.supportsText'),
          isDone: document.joints.some(({ support }) => support !== undefined),
          sketch: SKETCHES.supports,
          ways: [{ label: t('first.hold'), run: () => take('support') }],
        },
        {
          id: 'loads',
          title: t('first.loads'),
          text: t('first.loadsText'),
          isDone: hasActions(document),
          sketch: SKETCHES.loads,
          ways: [{ label: t('first.load'), run: () => take('distributed') }],
        },
      ]}
    />
  );
}
