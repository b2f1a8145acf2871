import { type ReactNode, createElement } from 'react';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { createLate } from '../../late/createLate.tsx';
import type { ModuleFetch } from '../../late/createFetch.ts';
import { openReportAtom } from '../keys/openReport.ts';

/** Creates the place of the report dialog; `load` fetches the dialog on the first request. */
export function createReportSlot(load: ModuleFetch<{ readonly ReportDialog: () => ReactNode }>) {
  const Dialog = createLate(load, 'ReportDialog');
  return function ReportSlot() {
    return useKitAtomValue(openReportAtom) === null ? null : createElement(Dialog);
  };
}
