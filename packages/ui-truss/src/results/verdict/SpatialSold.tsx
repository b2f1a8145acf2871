import { useFeature, useKitAtomValue } from '@eecs/ui-kit';
import { RestrictedNote } from '@eecs/ui-kit/editor';
import { SPATIAL_FEATURE } from '../../live/spatialFeature.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { isSpatial } from '../../editing/isSpatial.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';

/** States why a space truss shows no forces if the host does not permit solving it. */
export function SpatialSold() {
  const t = useLaterText();
  const isGiven = useFeature(SPATIAL_FEATURE);
  const inSpace = isSpatial(useKitAtomValue(documentAtom));
  if (isGiven || !inSpace) return null;
  return <RestrictedNote feature={SPATIAL_FEATURE}>{t('results.spatialSold')}</RestrictedNote>;
}
