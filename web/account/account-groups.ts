import { ACCOUNT } from '../words/account-words.ts'

/** The parts of the account by what they are about, those that people come for first; each part in one group. */
const GROUPS = [
  { title: ACCOUNT.groups.you, ids: ['subscription', 'you', 'display'] },
  { title: ACCOUNT.groups.training, ids: ['week', 'training', 'activities'] },
  { title: ACCOUNT.groups.reach, ids: ['reminders', 'calendar', 'busy', 'bridge', 'programs', 'mail'] },
  { title: ACCOUNT.groups.signIn, ids: ['email', 'password', 'passkeys', 'authenticator', 'sessions', 'log'] },
  { title: ACCOUNT.groups.data, ids: ['data', 'model', 'seen', 'deletion'] },
] as const

/** The id of a part, which links name. */
export type PartId = (typeof GROUPS)[number]['ids'][number]

/** The groups that have any part, with their parts in order. */
export function grouped<P extends { readonly id: PartId }>(parts: readonly P[]) {
  return GROUPS.map(({ title, ids }) => ({
    title,
    parts: ids.flatMap((id) => parts.filter((part) => part.id === id)),
  })).filter(({ parts: own }) => own.length > 0)
}
