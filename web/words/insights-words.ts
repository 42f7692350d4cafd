/** Who put the insights into words; apart from the coach's, which most never load. */
export const INSIGHTS_BY = {
  yes: 'Put into words by a language model; every number comes from the planning engine.',
  coming: 'Written by the planning engine; the coach is putting it into warmer words right now.',
  no: 'Written by the planning engine, from your plan and what you recorded.',
} as const
