import { styled } from 'styled-components';
import { SelectField, useFormat, useKitAtom, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { BEAM_OPTIONS, OptionsButton, ViewBar as BoardViewBar, listViewButtons } from '@eecs/ui-kit/editor';
import type { ViewName } from '../camera/orientation.ts';
import { PLANE_NAMES, listPlanes, toPlaneKey } from '../camera/planes.ts';
import { writeKeys } from '../keys/allKeys.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { fitAtom } from '../state/viewCommands.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { lookFromAtom, planeAtom, viewNameAtom } from '../state/view.ts';
import { zoomMiddle } from './boardCamera.ts';
import type { BoardSurface } from './boardSurface.ts';
import { CoincidingHint } from './CoincidingHint.tsx';

/** Options and quantities that a truss editor does not use. */
const HIDDEN = [
  ...BEAM_OPTIONS,
  'moment',
  'slope',
  'linearMass',
  'sectionModulus',
  'springTranslation',
  'springRotation',
] as const;

/** The view direction, the working plane, and the zoom. */
export function ViewBar({
  surface,
  isNarrow,
  onLeave,
}: {
  readonly surface: BoardSurface;
  readonly isNarrow: boolean;
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
}) {
  const t = useLaterText();
  const fit = useSetKitAtom(fitAtom);

  const buttons = listViewButtons({
    t,
    writeKeys,
    zoom: (factor) => zoomMiddle(surface.getCamera(), surface.camera, factor),
    fit,
  });

  return (
    <>
      <BoardViewBar label={t('view.label')} buttons={buttons} isRow>
        {isNarrow ? null : (
          <>
            <ViewField />
            <PlaneField />
          </>
        )}
        <OptionsButton hides={HIDDEN} />
      </BoardViewBar>
      {isNarrow ? (
        <Under data-screen-only="" data-under-drawing="">
          <ViewField />
          <PlaneField />
        </Under>
      ) : null}
      <CoincidingHint onLeave={onLeave} />
    </>
  );
}

const NAMES = ['front', 'side', 'top', 'isometric', 'corner'] as const satisfies readonly ViewName[];

function ViewField() {
  const t = useLaterText();
  const current = useKitAtomValue(viewNameAtom);
  const look = useSetKitAtom(lookFromAtom);
  return (
    <SelectField
      label={t('view.from')}
      hideLabel
      value={current ?? 'own'}
      options={[
        ...NAMES.map((value) => ({ value, label: t(`view.${value}`) })),
        ...(current === null ? [{ value: 'own' as const, label: t('view.own') }] : []),
      ]}
      onChange={(value) => {
        if (value !== 'own') look(value);
      }}
    />
  );
}

/**
 * Chooses the working plane: one of the three through the origin, the current one, or one through the selected joint.
 * Hidden if the truss is read-only.
 */
function PlaneField() {
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const t = useLaterText();
  const format = useFormat();
  const [plane, setPlane] = useKitAtom(planeAtom);
  const chosen = useKitAtomValue(chosenItemAtom);
  const { joints, units } = useKitAtomValue(documentAtom);
  const joint = chosen?.kind === 'joint' ? joints[chosen.index] : undefined;
  const planes = listPlanes(plane, joint);
  if (isReadOnly) return null;
  const { system } = units;
  return (
    <SelectField
      label={t('view.plane')}
      hideLabel
      value={toPlaneKey(plane)}
      options={planes.map(({ normal, at }) => ({
        value: toPlaneKey({ normal, at }),
        label:
          at === 0
            ? PLANE_NAMES[normal]
            : t('view.planeAt', {
                plane: PLANE_NAMES[normal],
                axis: normal,
                at: format.brief(at, { quantity: 'length', system }),
              }),
      }))}
      onChange={(key) => setPlane(planes.find((one) => toPlaneKey(one) === key) ?? null)}
    />
  );
}

/** Below the drawing, which is too small to be covered. */
const Under = styled.div`
  display: flex;
  gap: ${vars.space1};
  padding: 0 ${vars.space1};
`;
