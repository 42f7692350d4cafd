import type { ActivityAnswer, ActivityInput } from '../../contract/activity.ts'
import type { CheckInRow } from '../../contract/check-in.ts'
import type { ProgressMonth, ShownProgress, ShownStory } from '../../contract/progress.ts'
import { request } from './request.ts'

/** What has become of the training, and what adds to it. */
export const progressApi = {
  progress: () => request<ShownProgress>('/api/progress'),
  month: (month: string) => request<ProgressMonth>(`/api/progress/${month}`),
  story: (first: string) => request<ShownStory>(`/api/progress/story/${first}`),
  add: (activity: ActivityInput) => request<ActivityAnswer>('/api/activities', { method: 'POST', body: activity }),
  mend: (date: string, body: object) => request<CheckInRow>(`/api/check-ins/${date}`, { method: 'PUT', body }),
  undo: (date: string, version: number) =>
    request<CheckInRow>(`/api/completions/${date}?version=${version}`, { method: 'DELETE' }),
}
