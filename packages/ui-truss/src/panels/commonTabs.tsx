import {
  CommonContext,
  CrossSectionsTab as CommonCrossSections,
  MaterialsTab as CommonMaterials,
  SetsTab as CommonSets,
  type TabProps,
} from '@eecs/ui-kit/editor';
import { commonPort } from '../state/commonPort.ts';

/** The materials rods can be made of. */
export function MaterialsTab(props: TabProps) {
  return (
    <CommonContext value={commonPort}>
      <CommonMaterials {...props} />
    </CommonContext>
  );
}

/** The cross-sections rods can have. */
export function CrossSectionsTab(props: TabProps) {
  return (
    <CommonContext value={commonPort}>
      <CommonCrossSections {...props} />
    </CommonContext>
  );
}

/** The case sets: loads that act together, and the sets that combine others. */
export function SetsTab(props: TabProps) {
  return (
    <CommonContext value={commonPort}>
      <CommonSets {...props} />
    </CommonContext>
  );
}
