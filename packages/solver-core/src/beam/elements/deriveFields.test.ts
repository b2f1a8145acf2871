import { expect, test } from 'vitest';
import { ruleCase } from '../../../verification/ruleCase.ts';
import { trussCase } from '../../../verification/trussCase.ts';
import { parseCase } from '../../model/beam/parseCase.ts';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import { caseHash } from '../../model/beam/caseHash.ts';
import { solveTruss } from '../../truss/solveTruss.ts';
import { deriveFields as deriveOfTruss } from '../../rules/truss/deriveFields.ts';
import { deriveFields } from './deriveFields.ts';
import { solveBeam } from '../solveBeam.ts';

/** SHA-1 of the text EECS, computed by another program. */
const CHECKSUM = 'ed68f9dc6f1d2be32a79d68455782d4d4c28b053';

test('a beam states its mass, that it has real constants, and the checksum of all cases', () => {
  const beam = ruleCase();
  // 10 m of 7850 kg/m3 · 53.8 cm2.
  const { isReal, totalMass, checksum } = deriveFields(beam);
  expect(isReal).toBe(true);
  expect(Math.abs(totalMass / 422.33 - 1)).toBeLessThan(1e-14);
  expect(checksum).toBe(CHECKSUM);
  expect(solveBeam(beam)).toMatchObject({ isReal: true });
  expect(deriveFields({ ...beam, beamSections: [] }).isReal).toBe(false);
  expect(deriveFields({ ...beam, materials: [{ name: 'M1' }] }).isReal).toBe(false);
});

test('a truss states the same of itself', () => {
  const truss = trussCase();
  expect(deriveOfTruss(truss)).toEqual({ isReal: true, totalMass: 94.2, checksum: CHECKSUM });
  expect(solveTruss(truss)).toMatchObject({ isReal: true, totalMass: 94.2 });
  const [first, ...others] = truss.links;
  expect(deriveOfTruss({ ...truss, links: [{ ...first!, materialIndex: -1 }, ...others] }).isReal).toBe(
    false,
  );
  expect(deriveOfTruss({ ...truss, links: [{ ...first!, sectionIndex: 3 }, ...others] }).isReal).toBe(false);
  expect(deriveOfTruss({ ...truss, links: [] }).isReal).toBe(false);
});

test('a document that was written out with them reads as the same one', () => {
  const beam = ruleCase();
  const read = parseCase({ ...beam, ...deriveFields(beam) });
  expect(read.ok && caseHash(read.document)).toBe(caseHash(beam));
  expect(parseTruss({ ...trussCase(), ...deriveOfTruss(trussCase()) }).ok).toBe(true);
});
