import { useEffect, useRef } from 'react';
import { useKitAtom, useKitAtomValue } from '../../kit/useKitAtom.ts';
import { createOption } from '../measures/options.ts';
import { seenToolsAtom } from './seenTools.ts';

/** Whether the reader wants an introduction to each tool: the option `showFeatureIntroducer`. */
export const showsIntroductionsAtom = createOption('showFeatureIntroducer');

/** Returns whether a tool is used for the first time and the reader wants introductions. */
export function useIsNewTool(tool: string): boolean {
  const isWanted = useKitAtomValue(showsIntroductionsAtom);
  const [seen, setSeen] = useKitAtom(seenToolsAtom);
  const before = useRef(tool);

  // A tool that is put away counts as seen.
  useEffect(() => {
    const last = before.current;
    before.current = tool;
    if (last !== tool) setSeen((known) => (known.split(' ').includes(last) ? known : `${known} ${last}`));
  }, [tool, setSeen]);

  return isWanted && !seen.split(' ').includes(tool);
}
