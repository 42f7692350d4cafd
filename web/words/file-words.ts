/** A session as a file for other programs. */
export const FILES = {
  title: 'Take it with you',
  kinds: {
    fit: 'For a watch (.fit)',
    zwo: 'For an indoor trainer (.zwo)',
    ics: 'For a calendar (.ics)',
    txt: 'To read (.txt)',
    zip: 'The whole week (.zip)',
  },
  aim: 'Targets on the watch',
  aims: { pace: 'the paces of the plan', heart: 'heart rate', power: 'power', none: 'none, by feel' },
  failed: ['Error', 'The file could not be fetched. Please try again.'],
} as const
