// Beams as data, for servers, workers and programs. Nothing here renders or needs React.

export { beamExamples, GALLERY } from './examples/beamExamples.ts';
export { createBeam } from './state/createBeam.ts';
export {
  createStarter,
  MAX_STARTER_SPANS,
  STARTER_OVERHANGS,
  STARTER_SUPPORTS,
  type StarterOptions,
  type StarterSupports,
} from './state/createStarter.ts';
export {
  type CaseLimits,
  type CaseReading,
  MAX_FILE_BYTES,
  type ReadCase,
  readCaseBlob,
  readCaseFile,
} from './files/caseFile.ts';
export { writeCaseFile } from './files/writeCaseFile.ts';
export {
  isShare,
  MAX_FRAGMENT,
  type ReadShare,
  readShare,
  writeShare,
  type WrittenShare,
} from './files/shareLink.ts';
