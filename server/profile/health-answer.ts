import type { PersonFacts } from '../../contract/person-facts.ts'
import type { HealthCondition } from '../../engine/model.ts'

type About = NonNullable<PersonFacts['about']>

/** What is known of a person after a doctor agreed to training with what they have. */
export function clearedOf(about: About | undefined, kinds: readonly HealthCondition[]): About {
  return { ...about, health: [...new Set([...(about?.health ?? []), ...kinds, 'clearance-given' as const])] }
}

/** The same after they said that they do not have what was read; it says nothing of what may be read tomorrow. */
export function withoutKinds(about: About | undefined, kinds: readonly HealthCondition[]): About {
  const { health = [], ...rest } = about ?? {}
  const notSo = [...new Set([...(rest.notSo ?? []), ...kinds])]
  const left = health.filter((one) => one === 'clearance-given' || !kinds.includes(one))
  return { ...rest, ...(kinds.length > 0 ? { notSo } : {}), ...(left.length > 0 ? { health: left } : {}) }
}
