import type { ComponentType, ReactNode } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { EditorBar as Bar } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/beamKeys.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { isDraftedAtom } from '../state/draft.ts';
import { useSupportsBeyond } from './useSupportsBeyond.ts';
import { hindranceAtom, session, verdictAtom } from '../state/sessionAtoms.ts';
import type { Hindrance } from '../state/solvability.ts';
import { editorCommands } from './editorCommands.ts';
import { FixCollisions } from './FixCollisions.tsx';

/** Says what hinders Solve, where saying it takes names, places and numbers. */
type HindranceView = ComponentType<{ readonly hindrance: Hindrance }>;

/** The title block of a beam editor. */
export function EditorBar({
  isReadOnly,
  actions,
  Reason,
}: {
  readonly isReadOnly: boolean;
  readonly Reason: HindranceView;
  /** Buttons that the host adds at the end. */
  readonly actions: ReactNode;
}) {
  const t = useBeamText();
  return (
    <Bar
      session={session}
      commands={editorCommands}
      writeKeys={writeKeys}
      isReadOnly={isReadOnly}
      titleLabel={t('title')}
      untitled={t('untitled')}
      status={<Status Reason={Reason} />}
      fix={<FixButton />}
      actions={actions}
    />
  );
}

/** The verdict, and what hinders Solve. */
function Status({ Reason }: { readonly Reason: HindranceView }) {
  const t = useBeamText();
  const verdict = useKitAtomValue(verdictAtom);
  const found = useKitAtomValue(hindranceAtom);
  const isDrafted = useKitAtomValue(isDraftedAtom);
  // The results of the beam that is being dragged are not up to date.
  const hindrance = found?.code === 'current' && isDrafted ? null : found;
  const isStanding = verdict.status === 'determinate' || verdict.status === 'indeterminate';
  // With a support beyond its end the beam is none yet: it has no degree to tell.
  const isBeam = hindrance?.code !== 'supportsBeyond';
  const beyond = useSupportsBeyond();
  return (
    <>
      {isBeam ? (
        <span data-standing={isStanding} data-also={hindrance !== null || undefined}>
          {t(`verdict.${verdict.status}`, { degree: verdict.degree })}
        </span>
      ) : null}{' '}
      {hindrance === null ? null : (
        <span data-standing={isBeam}>
          {hindrance.code === 'refused' ||
          hindrance.code === 'refusedField' ||
          hindrance.code === 'badSection' ? (
            <Reason hindrance={hindrance} />
          ) : (
            t(`hindrance.${hindrance.code}`, { list: beyond })
          )}
        </span>
      )}
    </>
  );
}

/** Where a support beyond the end is told stands what mends it. */
function FixButton() {
  return useKitAtomValue(hindranceAtom)?.code === 'supportsBeyond' ? <FixCollisions /> : null;
}
