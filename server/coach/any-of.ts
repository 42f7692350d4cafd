/**
 * A pattern with an alternative a line, so that a change to one shows as one: line ends carry nothing, all else counts.
 * What is put in is a pattern itself.
 */
export function anyOf(parts: TemplateStringsArray, ...inner: readonly RegExp[]): RegExp {
  return new RegExp(written(parts, inner))
}

/** The same, in capitals or not. */
export function anyOfAnyCase(parts: TemplateStringsArray, ...inner: readonly RegExp[]): RegExp {
  return new RegExp(written(parts, inner), 'i')
}

function written(parts: TemplateStringsArray, inner: readonly RegExp[]): string {
  return String.raw(parts, ...inner.map(({ source }) => source)).replaceAll('\n', '')
}
