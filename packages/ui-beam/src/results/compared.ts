// What compared case sets need, in one chunk.
export { ComparedPlot } from './ComparedPlot.tsx';
export { EnvelopeSwitch } from './EnvelopeSwitch.tsx';
