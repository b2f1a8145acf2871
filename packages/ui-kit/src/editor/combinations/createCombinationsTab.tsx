import { CommonContext, type CommonPort } from '../constants/commonPort.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { CombinationsTab } from './CombinationsTab.tsx';
import type { CombiningPort } from './combiningPort.ts';

/**
 * Creates the tab of combinations for an editor, which provides `port`, and in `combining` the governing combinations.
 */
export function createCombinationsTab(
  port: CommonPort,
  combining: CombiningPort,
): (props: TabProps) => React.ReactNode {
  return (props) => (
    <CommonContext.Provider value={port}>
      <CombinationsTab {...props} port={combining} />
    </CommonContext.Provider>
  );
}
