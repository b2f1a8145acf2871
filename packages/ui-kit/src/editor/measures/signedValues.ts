import { createOption } from './options.ts';

/** Whether loads and settlements are written with signs in place of arrows: the reader's option `signedValues`. */
export const hasSignedValuesAtom = createOption('signedValues');
