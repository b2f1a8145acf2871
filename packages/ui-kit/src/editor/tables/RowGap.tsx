/** Reserves the height of rows that are not rendered, px. */
export function RowGap({ px, columns }: { readonly px: number; readonly columns: number }) {
  return px === 0 ? null : (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height: px, padding: 0, border: 0 }} />
    </tr>
  );
}
