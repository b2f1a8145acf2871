// How the numbers are worked out: together in one chunk, apart from the results that everybody sees.
export { AnswerNotes } from './verdict/AnswerNotes.tsx';
export { UtilisationNote } from './verdict/UtilisationNote.tsx';
export { BalanceRoom } from './tables/BalanceRoom.tsx';
export { JointRoom } from '../hand/JointRoom.tsx';
export { SectionRoom } from '../hand/SectionRoom.tsx';
export { MohrRoom } from '../hand/MohrRoom.tsx';
export { EquationsRoom } from '../hand/EquationsRoom.tsx';
