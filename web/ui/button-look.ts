/** How an action looks, whether it is a link on a script-free page or a button. */
export const BUTTON_LOOKS = {
  primary: 'bg-pen text-on-pen border-pen hover:bg-pen-deep hover:border-pen-deep',
  secondary: 'bg-sheet text-ink border-edge hover:border-ink hover:bg-sunken',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunken',
} as const

export type ButtonLook = keyof typeof BUTTON_LOOKS

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center no-underline select-none transition-colors duration-150 disabled:opacity-55 disabled:cursor-not-allowed'
const SIZES = {
  /** For bars: an icon, and its word where there is room. */
  compact: 'min-h-11 min-w-11 px-3 py-2 text-sm max-sm:gap-0',
  normal: 'min-h-11 px-4 py-2 text-sm',
  large: 'min-h-13 px-6 py-3 text-base',
} as const

export type ButtonSize = keyof typeof SIZES

/** The classes of an action; 44 px high at least, in every size. */
export function buttonLook(look: ButtonLook = 'primary', size: ButtonSize = 'normal'): string {
  return `${BASE} ${SIZES[size]} ${BUTTON_LOOKS[look]}`
}
