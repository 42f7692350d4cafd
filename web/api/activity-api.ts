import type {
  ActivityAnswer,
  ActivityDetail,
  ActivityRows,
  ImportAnswer,
  ImportPart,
  ImportRows,
} from '../../contract/activity.ts'
import { request } from './request.ts'

/** What was done, from watches and other programs. */
export const activityApi = {
  list: () => request<ActivityRows>('/api/activities'),
  detail: (id: string) => request<ActivityDetail>(`/api/activities/${id}`),
  choose: (id: string, session: string) =>
    request<ActivityDetail>(`/api/activities/${id}/session`, { method: 'PUT', body: { session } }),
  give: (file: Blob) => request<ActivityAnswer>('/api/activities', { method: 'POST', body: file }),
  imports: () => request<ImportRows>('/api/activities/imports'),
  givePart: (importId: string, activities: ImportPart['activities']) =>
    request<ImportAnswer>(`/api/activities/imports/${importId}`, { method: 'POST', body: { activities } }),
  takeBackImport: (importId: string) => request(`/api/activities/imports/${importId}`, { method: 'DELETE' }),
  takeBack: (id: string) => request(`/api/activities/${id}`, { method: 'DELETE' }),
}
