import { renderToStaticMarkup } from 'react-dom/server';
import type { BeamCase } from '@eecs/solver-core';
import type { MemberLimits } from '@eecs/solver-core/combinations';
import { WidgetRoot } from '@eecs/ui-kit';
import { setLimits } from '@eecs/ui-kit/editing';
import { expect, test } from 'vitest';
import { createTwoSpans } from '../../../test/createTwoSpans.ts';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { CodeChecks } from './CodeChecks.tsx';
import { changeMemberLimits, withFactors } from './editMemberLimits.ts';

const steel: BeamCase = {
  ...createTwoSpans(),
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
  sections: [{ className: 'hsection', label: 'IPE 330', h: 330, b: 160, tw: 7.5, tf: 11.5, r1: 18 }],
  beamSections: [{ x: 8, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
};

function read(limits: MemberLimits | null, beam: BeamCase = steel): string {
  const html = renderToStaticMarkup(
    <WidgetRoot>
      <SolvedBeam document={setLimits(beam, 'members', limits)}>
        <CodeChecks />
      </SolvedBeam>
    </WidgetRoot>,
  );
  return html.replace(/<style[^>]*>.*?<\/style>|<[^>]*>|\u2060/gs, '').replace(/\s/gu, ' ');
}

test('without a standard one is asked for; with one, where the beam is held sideways', () => {
  expect(read(null)).toContain('Choose a standard');
  const text = read({ standard: 'EN 1993-1-1' });
  // Wpl is 804.3 cm3: 189.0 kNm.
  expect(text).toMatch(/Bending: \d+ %\. −?[\d.]+ kN·m of 189\.0\d+ kN·m at \d+(\.\d+)? m, class 1/);
  expect(text).toContain(
    'Lateral-torsional buckling, compression: it is not stated where the beam is restrained laterally.',
  );
});

test('a held beam has the critical moment of its worst stretch', () => {
  const text = read({ standard: 'EN 1993-1-1', restraints: 'supports' });
  expect(text).toMatch(
    /Lateral-torsional buckling: \d+ %.*Between [\d.]+ m and [\d.]+ m: Mcr [\d.]+ kN·m, slenderness/,
  );
  expect(text).not.toContain('Not checked');
});

test('by AISC 360 a held beam has Cb of its worst stretch, without a class', () => {
  const text = read({ standard: 'AISC 360-22', restraints: 'supports', loadHeight: 'centre' });
  // Wpl is 804.3 cm3, and Omega is 1.67: 113.2 kNm.
  expect(text).toMatch(/Bending: \d+ %\. −?[\d.]+ kN·m of 113\.\d+ kN·m at \d+(\.\d+)? m, F2, by Live\./);
  expect(text).toMatch(/Between [\d.]+ m and [\d.]+ m: Cb [\d.]+, Lp [\d.]+ m, Lr [\d.]+ m\./);
});

test('a compressed span asks for the factor of its effective length', () => {
  const push = { className: 'AxialLoad', x: 8, c: [-50_000], sets: 1 };
  const pressed = (K: MemberLimits['K']) =>
    read(
      { standard: 'EN 1993-1-1', restraints: 'supports', ...(K && { K }) },
      { ...steel, loads: [...steel.loads, push as unknown as BeamCase['loads'][number]] },
    );
  expect(pressed(undefined)).toContain('A span is compressed');
  expect(pressed(undefined)).toContain('Effective length factors of the spans in the plane');
  expect(pressed([{ y: 1 }, { y: 1 }])).toMatch(
    /Compression with bending: \d+ %\. −50\.000 kN of [\d.]+ kN .*\(6\.62\).*Span [\d.]+ m to [\d.]+ m: buckling about z/,
  );
});

test('factors are given to the spans from the left, and taken away without a trace', () => {
  const K = withFactors([], 'y', [1, 0.8])!;
  expect(K).toEqual([{ y: 1 }, { y: 0.8 }]);
  expect(withFactors(K, 'z', [2])).toEqual([{ y: 1, z: 2 }, { y: 0.8 }]);
  expect(withFactors(K, 'y', [1])).toEqual([{ y: 1 }]);
  expect(withFactors(K, 'y', [])).toBeUndefined();
});

test('limits are changed and taken away without a trace', () => {
  const named = changeMemberLimits({ standard: 'EN 1993-1-1' }, { restraints: 'supports' });
  expect(changeMemberLimits(named, { restraints: undefined })).toEqual({ standard: 'EN 1993-1-1' });
  expect(setLimits(setLimits(steel, 'members', named), 'members', null)).toEqual(steel);
  const limited = { ...steel, limits: { stress: { factor: 1.5 } } };
  expect(setLimits(setLimits(limited, 'members', named), 'members', null)).toEqual(limited);
});
