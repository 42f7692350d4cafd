/** What is assumed of the days of somebody who wrote nothing of them. Apart from the limits, which every screen loads. */
export const DEFAULT_COMMITMENTS = 'Work 9-5, Evening family time'
