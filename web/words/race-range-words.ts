/** The likely range of the race that a plan leads to. */
export const RACE_RANGE = {
  title: 'Race day',
  head: (from: string, to: string) => `${from} to ${to}`,
  race: (name: string, date: string) => `${name}, ${date}`,
  lead: 'Most races like this end within this range. It is our estimate, not a promise: heat, hills and the day itself have their say.',
  byResult: (distance: string, time: string, date: string) =>
    `From ${distance} in ${time} on ${date}, and the training since.`,
  byRuns: (pace: string) => `From your easy runs at ${pace}. A race or a time trial would say more.`,
  trial: (distance: string, narrower: string) =>
    `What would sharpen it most: ${distance} as fast as you can, as a time trial. The range would be about ${narrower} narrower.`,
  training: (weeks: number, faster: string) =>
    `What moves it most: the ${weeks === 1 ? 'week' : `${weeks} weeks`} to come. Keeping to your plan may take another ${faster} off.`,
  picture: 'The likely time and its range, week by week; higher is faster',
  likely: 'Likely',
  range: 'Range',
} as const
