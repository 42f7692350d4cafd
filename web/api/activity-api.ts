import type { ActivityAnswer, ActivityRows, ImportAnswer, ImportPart, ImportRows } from '../../contract/activity.ts'
import { request } from './request.ts'

/** What was done, from watches and other programs. */
export const activityApi = {
  list: () => request<ActivityRows>('/api/activities'),
  give: (file: Blob) => request<ActivityAnswer>('/api/activities', { method: 'POST', body: file }),
  imports: () => request<ImportRows>('/api/activities/imports'),
  givePart: (importId: string, activities: ImportPart['activities']) =>
    request<ImportAnswer>(`/api/activities/imports/${importId}`, { method: 'POST', body: { activities } }),
  takeBackImport: (importId: string) => request(`/api/activities/imports/${importId}`, { method: 'DELETE' }),
  takeBack: (id: string) => request(`/api/activities/${id}`, { method: 'DELETE' }),
}
