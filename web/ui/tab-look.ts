/** The bar that tabs stand in: in a row, or where that is too narrow below each other. */
export const TAB_FRAME = 'inline-flex w-full flex-wrap rounded-lg border border-line bg-sunken p-1 sm:w-auto'

/** One of the bar. On a phone its words may stand below each other, so that four have room side by side. */
export const TAB_LOOK =
  'inline-flex min-h-11 min-w-min flex-1 items-center justify-center rounded-md px-0.5 text-center text-sm leading-tight font-semibold no-underline hover:text-ink sm:min-w-fit sm:px-4 sm:whitespace-nowrap xl:px-3'

/** How the one that is shown looks, and how the others. */
export const TAB_SHOWN = 'bg-sheet text-ink shadow-[0_0_0_1px_var(--color-line),0_1px_3px_#0002]'
export const TAB_OTHER = 'text-soft'
