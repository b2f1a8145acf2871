// When a frame buckles and how it swings, in one chunk with the solver of both.
export { BucklingRoom } from './stability/BucklingRoom.tsx';
export { SwingRoom } from './stability/SwingRoom.tsx';
