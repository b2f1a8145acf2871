import { formatNumber } from '@eecs/solver-core';
import type { RodLimits } from '@eecs/solver-core/combinations';
import {
  IMPERFECTIONS,
  type JudgedRod,
  OMEGA,
  PHI,
  type TrussRodCheck,
  citeRodCheck,
} from '@eecs/solver-core/code-checks';

/** The standard of a check with its options, and how numbers are written. */
export interface RodWork {
  readonly limits: RodLimits;
  readonly locale: string;
  /** Writes a force with its unit. */
  readonly force: (value: number) => string;
}

/** Writes the calculation of the governing check of a rod, a formula with its number in each line. */
export function workRod(rod: TrussRodCheck & JudgedRod, work: RodWork): string[] {
  return work.limits.standard === 'EN 1993-1-1' ? workByEurocode(rod, work) : workByAisc(rod, work);
}

const numberIn =
  ({ locale }: RodWork) =>
  (value: number): string =>
    formatNumber(value, { digits: 3, locale });

function workByEurocode(rod: JudgedRod, work: RodWork): string[] {
  const { limits, force } = work;
  const { gammaM0 = 1, gammaM1 = 1 } = limits;
  const cited = citeRodCheck(rod, 'EN 1993-1-1');
  const write = numberIn(work);
  const mode = rod.compression?.modes.find((one) => one.mode === rod.governs);
  const name = mode !== undefined ? 'N_b,Rd' : rod.governs === 'tension' ? 'N_t,Rd' : 'N_c,Rd';
  const use = `N_Ed/${name} = ${force(Math.abs(rod.N))}/${force(rod.resistance)} = ${write(rod.utilisation)}  ${cited.use}`;
  if (mode === undefined || mode.curve === null) {
    const squash = rod.resistance * gammaM0;
    return [
      `${name} = A·f_y/γM0 = ${force(squash)}/${write(gammaM0)} = ${force(rod.resistance)}  ${cited.resistance}`,
      use,
    ];
  }
  const squash = (rod.compression?.section ?? 0) * gammaM0;
  const alpha = IMPERFECTIONS[mode.curve];
  const phi = (1 + alpha * (mode.slenderness - 0.2) + mode.slenderness ** 2) / 2;
  return [
    `λ̄ = √(A·f_y/N_cr) = √(${force(squash)}/${force(mode.critical)}) = ${write(mode.slenderness)}  ${cited.slenderness}`,
    ...(mode.slenderness <= 0.2
      ? [`χ = 1  (λ̄ ≤ ${write(0.2)}, 6.3.1.2(4))`]
      : [
          `Φ = [1 + α·(λ̄ − ${write(0.2)}) + λ̄²]/2 = ${write(phi)}, α = ${write(alpha)}`,
          `χ = 1/[Φ + √(Φ² − λ̄²)] = ${write(mode.reduction)}  ${cited.reduction}`,
        ]),
    `${name} = χ·A·f_y/γM1 = ${write(mode.reduction)}·${force(squash)}/${write(gammaM1)} = ${force(rod.resistance)}  ${cited.resistance}`,
    use,
  ];
}

function workByAisc(rod: TrussRodCheck & JudgedRod, work: RodWork): string[] {
  const { force } = work;
  const cited = citeRodCheck(rod, 'AISC 360-22');
  const write = numberIn(work);
  const { cause } = rod;
  // Case sets without factors are compared with allowable strengths.
  const isAllowable = cause === null || 'set' in cause || cause.situation === 'ASD';
  const factor = isAllowable ? 1 / OMEGA : PHI;
  const design = isAllowable ? 'P_n/Ω' : 'φ·P_n';
  const nominal = rod.resistance / factor;
  const mode = rod.compression?.modes.find((one) => one.mode === rod.governs);
  const last = [
    `${design} = ${isAllowable ? `${force(nominal)}/${write(OMEGA)}` : `${write(PHI)}·${force(nominal)}`} = ${force(rod.resistance)}`,
    `P_r/(${design}) = ${force(Math.abs(rod.N))}/${force(rod.resistance)} = ${write(rod.utilisation)}`,
  ];
  if (mode === undefined) return [`P_n = F_y·A_g = ${force(nominal)}  ${cited.resistance}`, ...last];
  const squash = (rod.compression?.section ?? 0) / factor;
  const ratio = write(mode.slenderness ** 2);
  return [
    `F_y/F_e = ${force(squash)}/${force(mode.critical)} = ${ratio}`,
    cited.reduction === '(E3-2)'
      ? `F_n/F_y = ${write(0.658)}^(F_y/F_e) = ${write(mode.reduction)}  ${cited.reduction}`
      : `F_n/F_y = ${write(0.877)}·F_e/F_y = ${write(mode.reduction)}  ${cited.reduction}`,
    `P_n = F_n·A_g = ${force(nominal)}  ${cited.resistance}`,
    ...last,
  ];
}
