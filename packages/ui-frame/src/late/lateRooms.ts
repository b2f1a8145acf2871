// The rooms below the board that show how results are calculated, in a chunk separate from the results.
import { frameHandMessages } from '../messages/handMessages.ts';

export { BalanceRoom } from '../hand/BalanceRoom.tsx';

/** Texts of the rooms, which wait for them. */
export const textsOf = { BalanceRoom: [frameHandMessages] };
