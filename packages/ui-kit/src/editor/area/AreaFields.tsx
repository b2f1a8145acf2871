import { changeAreaAt, getArea, mayHaveArea } from '../../editing/areaLoad.ts';
import { readPath } from '../../editing/pathEdits.ts';
import { CheckField } from '../../fields/CheckField.tsx';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import type { ArrowLine } from '../../i18n/loadArrows.ts';
import { useTableText } from '../messages/tableMessages.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { InputField, type InputFieldProps } from '../tables/InputField.tsx';
import { Columns } from '../tables/layout.ts';

export interface AreaFieldsProps<Types extends SessionTypes> extends Pick<InputFieldProps, 'variables'> {
  readonly session: Session<Types>;
  /** JSON pointer of a load. */
  readonly path: string;
  /** The line of action of the load. */
  readonly along?: ArrowLine | undefined;
  /** The number of the load in the names of the fields. @default none */
  readonly number?: number;
  readonly isReadOnly: boolean;
}

/**
 * Whether a force or a uniform load is the product of a pressure and a tributary width, for a force also of a spacing,
 * and these values. Nothing for other loads.
 */
export function AreaFields<Types extends SessionTypes>({
  session,
  path,
  along,
  number,
  variables,
  isReadOnly,
}: AreaFieldsProps<Types>) {
  const t = useTableText();
  const load = readPath(useKitAtomValue(session.documentAtom), path);
  const edit = useSetKitAtom(session.applyEditAtom);
  if (typeof load !== 'object' || load === null || !mayHaveArea(load)) return null;
  const area = getArea(load);
  const change = (by: Parameters<typeof changeAreaAt>[2]): void =>
    edit((document) => changeAreaAt(document, path, by));
  const name = (key: 'pressure' | 'width' | 'spacing'): string =>
    number === undefined ? t(`area.${key}`) : t(`area.${key}Of`, { number });
  const length = { quantity: 'length', disabled: isReadOnly, ...(variables && { variables }) } as const;
  return (
    <>
      <CheckField
        label={t('area.label')}
        checked={area !== null}
        disabled={isReadOnly}
        onChange={(isOn) => change(isOn ? {} : null)}
      />
      {area === null ? null : (
        <Columns $count={area.spacing === undefined ? 2 : 3}>
          <InputField
            label={t('area.pressure')}
            name={name('pressure')}
            quantity="pressure"
            value={area.pressure}
            along={along}
            disabled={isReadOnly}
            onCommit={(pressure) => change({ pressure })}
          />
          <InputField
            {...length}
            label={t('area.width')}
            name={name('width')}
            value={area.width}
            onCommit={(width) => change({ width })}
          />
          {area.spacing === undefined ? null : (
            <InputField
              {...length}
              label={t('area.spacing')}
              name={name('spacing')}
              value={area.spacing}
              onCommit={(spacing) => change({ spacing })}
            />
          )}
        </Columns>
      )}
    </>
  );
}
