import type { BeamSet, StressNotes } from '@eecs/solver-core';

/** The part of a reply of POST /case/msb that the demonstration prints. */
export interface Reply {
  readonly status: number;
  readonly answer: {
    readonly level?: string;
    readonly hash?: string | null;
    readonly errno?: number;
    readonly error?: string;
    readonly message?: string;
    readonly errors?: readonly string[];
    readonly details?: readonly object[];
    readonly sets?: readonly BeamSet[];
    readonly stresses?: StressNotes;
    readonly notes?: readonly string[];
  };
}

/** Describes a reply in a few lines: status, code and texts, or the numbers of a solved beam. */
export function describeReply({ status, answer }: Reply, locale: string): string[] {
  const { errno = 0, error = '', message = '', errors = [], details = [], sets = [], notes = [] } = answer;
  if (errno === 0)
    return [
      `${status} level ${answer.level}, hash ${answer.hash}`,
      ...sets.flatMap(describeSet),
      ...(answer.stresses?.points ?? []).map(describePoint),
      ...notes,
    ];
  return [
    `${status} ${errno} ${error}  ${locale}: ${[message, ...errors].join(' · ')}`,
    ...(locale === 'en-US' ? details.map((detail) => `    ${JSON.stringify(detail)}`) : []),
  ];
}

function describePoint({ x, z, side, cases }: StressNotes['points'][number]): string {
  const states = cases.map((state) =>
    state === null ? 'none' : `sigma ${state.sigma.toFixed(3)}, tau ${state.tau.toFixed(3)}`,
  );
  return `at ${x} m (${side}), ${z} mm up, by sets, MPa: ${states.join('; ')}`;
}

function describeStresses({ S, T, EQ }: BeamSet): string[] {
  return [
    ...(S === null ? [] : [`S, MPa: top ${range(S.top)}, bottom ${range(S.bottom)}`]),
    ...(T === null ? [] : [`T, MPa: ${range(T)}`]),
    ...(EQ === null ? [] : [`eq4, MPa: up to ${EQ.eq4.max.value.toFixed(3)} at ${EQ.eq4.max.x} m`]),
  ];
}

const range = ({ min, max }: BeamSet['M']): string => `${min.value.toFixed(3)} … ${max.value.toFixed(3)}`;

function describeSet(set: BeamSet): string[] {
  const { M, Q, R } = set;
  const reactions = R.map(({ x, axial, normal }) => `x = ${x}: ${kilo(axial)}, ${kilo(normal)}`);
  return [
    `M, kN·m: ${kilo(M.min.value)} at ${M.min.x} m … ${kilo(M.max.value)} at ${M.max.x} m`,
    `Q, kN: ${kilo(Q.min.value)} … ${kilo(Q.max.value)}`,
    ...describeStresses(set),
    `reactions, kN (axial, normal): ${reactions.join('; ')}`,
  ];
}

const kilo = (value: number): string => (value / 1000).toFixed(3);
