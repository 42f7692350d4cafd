import type { Keepsake } from '../../contract/keepsake.ts'
import { download } from './answers.ts'
import { request } from './request.ts'

/** What stays a person's own when their access ends. */
export const keepsakeApi = {
  all: () => request<Keepsake>('/api/keepsake'),
  calendar: () => download('/api/keepsake/calendar'),
}
