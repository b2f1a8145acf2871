import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { convertFrame } from '../../frame/assembly/convertFrame.ts';
import { convertTruss } from '../../truss/assembly/convertTruss.ts';
import { frameHash } from '../frame/frameHash.ts';
import { parseFrame } from '../frame/parseFrame.ts';
import { parseTruss } from '../truss/parseTruss.ts';
import { trussHash } from '../truss/trussHash.ts';

/** 1.2 kN/m² of snow on trusses 6 m apart, collected in joints at 3 m; and on a rod. */
const SNOW = { pressure: -1200, width: 6 };

function truss(joint: object, rod: object) {
  const parsed = parseTruss({
    schema: 1,
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 3, y: 0, anchor: 2, loads: [{ className: 'ShearLoad', ...joint }] },
    ],
    links: [{ i: 0, j: 1, loads: [{ className: 'DistributedLoad', ...rod }] }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function frame(joint: object, member: object) {
  const parsed = parseFrame({
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className: 'cantilever' } },
      { x: 4, y: 3, loads: [{ className: 'ShearLoad', ...joint }] },
    ],
    members: [{ i: 0, j: 1, loads: [{ className: 'DistributedLoad', frame: 'projected', ...member }] }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

test('joints carry pressure times width times spacing, rods and members pressure times width', () => {
  const source = { ...SNOW, spacing: 3 };
  const roof = truss({ source }, { source: SNOW });
  expectClose(roof.joints[1]!.loads[0]!.c[0], -1200 * 6 * 3, 1e-12);
  expectClose(roof.links[0]!.loads[0]!.y[1], -7200, 1e-12);
  // The solver reads only the products, so the fingerprints equal those of plain loads.
  expect(trussHash(roof)).toBe(trussHash(truss({ c: [-21_600] }, { y: -7200 })));
  const portal = frame({ source }, { source: SNOW });
  expect(portal.members[0]!.loads[0]).toMatchObject({ y: [-7200, -7200, -7200], source: SNOW });
  expect(frameHash(portal)).toBe(frameHash(frame({ c: [-21_600] }, { y: -7200 })));
});

test('in US units pressure, width and spacing still give the load, there and back', () => {
  const source = { ...SNOW, spacing: 3 };
  const roof = convertTruss(truss({ source }, { source: SNOW }), 1);
  const [force] = roof.joints[1]!.loads;
  const area = force!.source!;
  // 6 m and 3 m in inches.
  expectClose(area.width, 6 / 0.0254, 1e-12);
  expectClose(force!.c[0], area.pressure * area.width * area.spacing, 1e-9);
  expect(convertTruss(roof, 0).joints[1]!.loads[0]!.source).toEqual(source);
  const portal = convertFrame(frame({ source }, { source: SNOW }), 1);
  const [line] = portal.members[0]!.loads;
  if (line === undefined || !('y' in line)) throw new Error('another load');
  expectClose(line.y[0], line.source!.pressure * line.source!.width, 1e-9);
  expect(convertFrame(portal, 0).joints[1]!.loads[0]!.source).toEqual(source);
});

test.each(['width', 'spacing'])('a joint whose %s is nothing is refused by its place', (field) => {
  const parsed = parseTruss({
    schema: 1,
    joints: [
      { x: 0, y: 0, loads: [{ className: 'ShearLoad', source: { ...SNOW, spacing: 3, [field]: 0 } }] },
    ],
    links: [],
  });
  expect(parsed.ok ? [] : parsed.failures.map(({ path }) => path)).toContain(
    `/joints/0/loads/0/source/${field}`,
  );
});
