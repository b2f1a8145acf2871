import { calibrate } from './calibration.ts';
import { benchFamilies } from './families.ts';
import { benchGrowth } from './growth.ts';

/** Times of the beam families and their growth, beside a calibration loop in the same process. */
const calibrationMs = calibrate();
console.log(`calibration (1e7 dependent multiply-adds): ${calibrationMs.toFixed(1)} ms`);
console.table(benchFamilies(calibrationMs));
console.log('growth of time per unit, bar 1.5');
console.table(benchGrowth());
