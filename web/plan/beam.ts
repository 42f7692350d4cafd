/** [px] How high the beam of a ribbon is. */
export const BEAM = 44
/** [px] of the names of the sessions above it. */
export const TOP = 26
