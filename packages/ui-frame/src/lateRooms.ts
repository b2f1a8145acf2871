// How the numbers of a frame are worked out: the rooms under its board, in one chunk apart from the results.
import { frameHandMessages } from './messages/handMessages.ts';

export { BalanceRoom } from './hand/BalanceRoom.tsx';

/** Texts of the rooms, which wait for them. */
export const textsOf = { BalanceRoom: [frameHandMessages] };
