/** Parts to which landing hard does nothing: they can be spared with care alone. */
export const UPPER_PARTS: ReadonlySet<string> = new Set(['shoulder', 'neck', 'elbow', 'wrist'])
