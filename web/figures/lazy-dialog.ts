import { optionalPart } from '../ui/optional-part.ts'

/** The sheet of one exercise, fetched when first opened. */
export const FigureDialog = optionalPart(async () => (await import('./figure-dialog.tsx')).FigureDialog)
