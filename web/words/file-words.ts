/** A session as a file for other programs. */
export const FILES = {
  title: 'Take it with you',
  kinds: { fit: 'For a watch (.fit)', ics: 'For a calendar (.ics)', txt: 'To read (.txt)' },
  failed: ['Error', 'The file could not be fetched. Please try again.'],
} as const
