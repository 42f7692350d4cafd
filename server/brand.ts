/** The product's colours, light and dark, for what the server writes itself; `web/styles/tokens.css` has the same. */
export const BRAND = {
  paper: ['#f5f4f0', '#13161b'],
  sheet: ['#fffefb', '#1b1f26'],
  line: ['#dcd8cd', '#2f3540'],
  edge: ['#857f72', '#79818f'],
  ink: ['#1a2130', '#eceef2'],
  soft: ['#545a67', '#a9b1be'],
  life: ['#c7c1b3', '#454c59'],
  pen: ['#2346a0', '#a3bbff'],
  'on-pen': ['#ffffff', '#0f1a3a'],
} as const

/** Headings are set in the product's serif where it is at hand, else in one that every system has. */
export const BRAND_SERIF = "Besley,Georgia,'Times New Roman',serif"
