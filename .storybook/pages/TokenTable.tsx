import { getTokens, type TokenName, type Tokens, toVariableName } from '@eecs/ui-kit';

const light = getTokens('light');
const dark = getTokens('dark');
const compact = getTokens('light', 'compact');

/** Every token with its values, read from the token file itself. */
export function TokenTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Variable</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(light) as TokenName[]).map((name) => (
          <tr key={name}>
            <td>
              <code>{toVariableName(name)}</code>
            </td>
            <td>
              <Value name={name} tokens={light} />
              {compact[name] === light[name] ? null : `, compact ${compact[name]}`}
            </td>
            <td>{dark[name] === light[name] ? 'the same' : <Value name={name} tokens={dark} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ name, tokens }: { readonly name: TokenName; readonly tokens: Tokens }) {
  const value = tokens[name];
  return (
    <>
      {value.startsWith('#') ? (
        <span
          aria-hidden="true"
          style={{
            display: 'inline-block',
            width: 14,
            height: 14,
            marginInlineEnd: 6,
            border: '1px solid #8888',
            verticalAlign: -2,
            background: value,
          }}
        />
      ) : null}
      <code>{value}</code>
    </>
  );
}
