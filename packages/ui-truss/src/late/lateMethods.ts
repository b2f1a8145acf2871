// The code of hand calculations and combinations: one chunk, apart from the results that everybody sees. Separate
// chunks would split the code that they share with the editor into dozens of files.
import {
  combinationMessages,
  libraryMessages,
  sectionSearchMessages,
  tableMessages,
} from '@eecs/ui-kit/editor';
import { trussResultsMessages } from '../messages/resultsMessages.ts';
import { rodMessages } from '../results/rods/rodMessages.ts';

export { combineShown } from '../live/combineShown.ts';
export { CombinationsPanel } from '../panels/CombinationsPanel.ts';
export { AnswerNotes } from '../results/verdict/AnswerNotes.tsx';
export { UtilisationNote } from '../results/verdict/UtilisationNote.tsx';
export { BalanceRoom } from '../results/tables/BalanceRoom.tsx';
export { CombinationBar } from '../results/board/CombinationBar.ts';
export { CombinedTables } from '../results/tables/CombinedTables.tsx';
export { JointRoom } from '../hand/JointRoom.tsx';
export { SectionRoom } from '../hand/SectionRoom.tsx';
export { MohrRoom } from '../hand/MohrRoom.tsx';
export { EquationsRoom } from '../hand/EquationsRoom.tsx';
export { RodsRoom } from '../results/rods/RodsRoom.tsx';

const combined = [combinationMessages, tableMessages, trussResultsMessages];

/** Texts of the parts, which render once these are loaded. */
export const textsOf = {
  CombinationBar: combined,
  CombinationsPanel: combined,
  CombinedTables: combined,
  RodsRoom: [rodMessages, sectionSearchMessages, libraryMessages],
};
