/**
 * Compares random frames with initial parameters in ninety digits and with exact ranks:
 * node --conditions=@eecs/source packages/solver-core/verification/frame/randomFrames.ts [count] [seed] [stiff]
 */
import { createRandom } from '@eecs/testing/random';
import { compareFrame } from './compareFrame.ts';
import { generateFrame } from './generateFrame.ts';

const count = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? 1);
const isStiff = process.argv[4] === 'stiff';
const counts: Record<string, number> = {};
let worst = 0;
for (let index = 0; index < count; index++) {
  const document = generateFrame(createRandom(seed + index), { isStiff });
  const comparison = compareFrame(document);
  counts[comparison.kind] = (counts[comparison.kind] ?? 0) + 1;
  if (comparison.kind === 'agrees') worst = Math.max(worst, comparison.worst);
  if (comparison.kind === 'differs')
    process.stdout.write(`frame ${index}: ${comparison.reason}\n${JSON.stringify(document)}\n`);
}
process.stdout.write(`seed ${seed}: ${JSON.stringify(counts)}; worst deviation ${worst.toExponential(2)}\n`);
process.exitCode = counts['differs'] === undefined ? 0 : 1;
