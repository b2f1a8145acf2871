export { BeamBoard, type BeamBoardProps } from '../board/BeamBoard.tsx';
