import Maximize from 'lucide-react/icons/maximize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { styled } from 'styled-components';
import { IconButton, SelectField, useKitAtom, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { OptionsButton } from '@eecs/ui-kit/editor';
import { zoomAbout } from '../camera/camera.ts';
import { VIEWS, type ViewName } from '../camera/orientation.ts';
import { AXES, type AxisName } from '../editing/place.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { fitAtom } from '../state/commands.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { lookFromAtom, orientationAtom, planeAtom, windowAtom } from '../state/view.ts';
import type { BoardSurface } from './boardSurface.ts';

/** What no truss has. */
const HIDDEN = [
  'conventions',
  'drawCS',
  'isGradient',
  'showTopsOnly',
  'showBottomsOnly',
  'moment',
  'slope',
  'linearMass',
  'sectionModulus',
  'springTranslation',
  'springRotation',
] as const;

const FACTOR = 1.25;

/** From where the truss is looked at, the plane that is drawn on, and magnification. */
export function ViewBar({
  surface,
  isNarrow,
}: {
  readonly surface: BoardSurface;
  readonly isNarrow: boolean;
}) {
  const t = useEditorText();
  const setWindow = useSetKitAtom(windowAtom);
  const fit = useSetKitAtom(fitAtom);

  function zoom(factor: number): void {
    const camera = surface.getCamera();
    setWindow(zoomAbout(camera, factor, { x: camera.width / 2, y: camera.height / 2 }));
  }

  return (
    <Bar role="group" aria-label={t('view.label')}>
      <ViewField />
      {isNarrow ? null : <PlaneField />}
      {isNarrow ? null : (
        <>
          <IconButton
            label={t('view.zoomIn')}
            icon={<ZoomIn size={18} aria-hidden="true" />}
            onClick={() => zoom(FACTOR)}
          />
          <IconButton
            label={t('view.zoomOut')}
            icon={<ZoomOut size={18} aria-hidden="true" />}
            onClick={() => zoom(1 / FACTOR)}
          />
        </>
      )}
      <IconButton
        label={t('view.fit')}
        title={`${t('view.fit')} (F)`}
        icon={<Maximize size={18} aria-hidden="true" />}
        onClick={() => fit()}
      />
      <OptionsButton hides={HIDDEN} />
    </Bar>
  );
}

const NAMES = ['front', 'side', 'top', 'isometric'] as const satisfies readonly ViewName[];

function ViewField() {
  const t = useEditorText();
  const { azimuth, elevation } = useKitAtomValue(orientationAtom);
  const look = useSetKitAtom(lookFromAtom);
  const current = NAMES.find(
    (name) => VIEWS[name].azimuth === azimuth && VIEWS[name].elevation === elevation,
  );
  return (
    <SelectField
      label={t('view.from')}
      hideLabel
      value={current ?? 'own'}
      options={[
        ...NAMES.map((value) => ({ value, label: t(`view.${value}`) })),
        ...(current === undefined ? [{ value: 'own' as const, label: t('view.own') }] : []),
      ]}
      onChange={(value) => {
        if (value !== 'own') look(value);
      }}
    />
  );
}

const PLANES: Readonly<Record<AxisName, string>> = { x: 'YZ', y: 'XZ', z: 'XY' };

/** The working plane: one of the three, through the joint that is chosen where one is. */
function PlaneField() {
  const t = useEditorText();
  const [plane, setPlane] = useKitAtom(planeAtom);
  const chosen = useKitAtomValue(chosenItemAtom);
  const { joints } = useKitAtomValue(documentAtom);
  const joint = chosen?.kind === 'joint' ? joints[chosen.index] : undefined;
  return (
    <SelectField
      label={t('view.plane')}
      hideLabel
      value={plane.normal}
      options={AXES.map((value) => ({
        value,
        label:
          plane.normal === value && plane.at !== 0
            ? t('view.planeAt', { plane: PLANES[value], axis: value, at: Number(plane.at.toPrecision(4)) })
            : PLANES[value],
      }))}
      onChange={(normal) => setPlane({ normal, at: joint?.[normal] ?? 0 })}
    />
  );
}

const Bar = styled.div`
  position: absolute;
  z-index: 1;
  top: ${vars.space1};
  right: ${vars.space1};
  display: flex;
  align-items: center;
  gap: 2px;

  & select {
    width: auto;
    max-width: 132px;
    background: ${vars.sheet};
  }
`;
