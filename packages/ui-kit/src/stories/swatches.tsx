import { styled } from 'styled-components';
import { contrast } from '../theme/contrast.ts';
import { useTheme } from '../kit/useSettings.ts';
import { type Roles, rolesByTheme } from '../theme/roles.ts';
import { vars } from '../theme/tokens.ts';

const SHOWN: readonly (keyof Roles)[] = [
  'board',
  'sheet',
  'sunken',
  'ink',
  'inkMuted',
  'line',
  'hairline',
  'gridMajor',
  'gridMinor',
  'accent',
  'accentWash',
  'negative',
  'negativeText',
  'positive',
  'positiveText',
  'success',
  'notify',
  'warning',
  'error',
];

/** Every opaque role with its value and its contrast on the board and on a sheet. */
export function Swatches() {
  const theme = useTheme() === 'dark' ? 'dark' : 'light';
  const roles = rolesByTheme[theme];
  return (
    <Grid>
      {SHOWN.map((name) => (
        <Swatch key={name}>
          <Chip style={{ background: vars[name] }} />
          <Name>{name}</Name>
          <Figures>
            {roles[name]} · {contrast(roles[name], roles.board).toFixed(1)} ·{' '}
            {contrast(roles[name], roles.sheet).toFixed(1)}
          </Figures>
        </Swatch>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${vars.space3};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Swatch = styled.li`
  display: grid;
  grid-template-columns: 40px 1fr;
  column-gap: ${vars.space2};
`;

const Chip = styled.span`
  grid-row: span 2;
  height: 40px;
  border: 1px solid ${vars.hairline};
`;

const Name = styled.span`
  font-weight: 600;
`;

const Figures = styled.span`
  color: ${vars.inkMuted};
  font-family: ${vars.fontMono};
  font-size: ${vars.text1};
  white-space: nowrap;
`;
