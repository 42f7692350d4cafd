/** Whether a clock time lies in hours of quiet; from and to alike is no quiet at all. */
export function isQuiet(clock: string, { from, to }: { readonly from: string; readonly to: string }): boolean {
  return from <= to ? clock >= from && clock < to : clock >= from || clock < to
}
