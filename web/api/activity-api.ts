import type { ActivityAnswer, ActivityRows } from '../../contract/activity.ts'
import { request } from './request.ts'

/** What was done, from watches and other programs. */
export const activityApi = {
  list: () => request<ActivityRows>('/api/activities'),
  give: (file: Blob) => request<ActivityAnswer>('/api/activities', { method: 'POST', body: file }),
  takeBack: (id: string) => request(`/api/activities/${id}`, { method: 'DELETE' }),
}
