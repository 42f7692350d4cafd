/** Which of point and comma a log writes before tenths: decides what `1,250` is. */
export type DecimalMark = '.' | ','

/**
 * The mark before tenths in a log, by its cells that leave no choice; a table parted by semicolons is one of commas.
 * @param cells - as written
 */
export function decimalMarkOf(cells: Iterable<string>, delimiter: string): DecimalMark {
  let commas = delimiter === ';' ? 1 : 0
  for (const cell of cells) {
    const [, mark, digits] = ONE_MARK.exec(cell.trim()) ?? []
    if (digits?.length === THOUSANDS || mark === undefined) continue
    if (mark === '.') return '.'
    commas++
  }
  return commas > 0 ? ',' : '.'
}

const ONE_MARK = /^-?\d+([.,])(\d+)\s*[a-z]*\.?$/i
/** [digits] behind a mark that may be one of thousands. */
const THOUSANDS = 3

/** A number as logs write it, with a point or a comma, thousands set apart or not; null where it is none. */
export function numberIn(text: string, decimal: DecimalMark): number | null {
  const plain = text.trim().replace(/\s/g, '')
  const value = Number(withPoint(plain, decimal))
  return plain === '' || !Number.isFinite(value) ? null : value
}

function withPoint(plain: string, decimal: DecimalMark): string {
  const apart = decimal === ',' ? '.' : ','
  const grouped = decimal === ',' ? /^-?\d{1,3}(\.\d{3})+(,\d+)?$/ : /^-?\d{1,3}(,\d{3})+(\.\d+)?$/
  if (grouped.test(plain)) return plain.replaceAll(apart, '').replace(',', '.')
  return /^-?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain
}
