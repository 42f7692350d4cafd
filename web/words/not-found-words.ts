import { ROUTER } from './common.ts'

export const NOT_FOUND = {
  title: 'Page not found - Fulcrum',
  description: 'This page does not exist.',
  heading: ROUTER.notFoundTitle,
  text: ROUTER.notFoundText,
  home: ROUTER.home,
} as const
