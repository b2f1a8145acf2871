// The rooms of buckling and vibration, in one chunk with their solver.
export { BucklingRoom } from '../stability/BucklingRoom.tsx';
export { SwingRoom } from '../stability/SwingRoom.tsx';
