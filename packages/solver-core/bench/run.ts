import { calibrate } from './calibration.ts';
import { benchFamilies } from './families.ts';
import { benchGrowth } from './growth.ts';
import { benchPreview } from './preview.ts';

/** Times of the beam families, of a preview and their growth, beside a calibration loop in the same process. */
const calibrationMs = calibrate();
console.log(`calibration (1e7 dependent multiply-adds): ${calibrationMs.toFixed(1)} ms; bars are for 14 ms`);
console.table(benchFamilies(calibrationMs));
console.log('solve of a preview, bar 2 ms for 95 of 100, on any machine');
console.table(benchPreview());
console.log('growth of time per unit, bar 1.5, times 5/3 with a factor of log n');
console.table(benchGrowth());
