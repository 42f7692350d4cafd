import type { Schedule } from '../../contract/schedule.ts'
import { request } from './request.ts'

/** Answers to what the plan asks where it leaves a choice; each brings the plan that follows. */
export const answerApi = {
  give: (question: string, answer: string) =>
    request<Schedule>('/api/answers', { method: 'POST', body: { question, answer } }),
  takeBack: (question: string) =>
    request<Schedule>(`/api/answers/${encodeURIComponent(question)}`, { method: 'DELETE' }),
}
